import { type ComponentType, lazy, useState } from 'react';
import { loadMessages } from '../i18n/i18n.ts';
import { Queries } from '../api/queries.tsx';
import type { SitePage, SiteRoute } from './route.ts';

export type ScreenFile = {
  default: ComponentType;
  /** Starts the screen's requests. The screen appears when the promise resolves. */
  prepare?: () => Promise<void>;
  /** For the entry screen only; see client/session/entry/enter.ts. */
  enter?: () => Promise<string>;
};

/**
 * Returns a route that loads its screen and messages on demand. A screen that has already loaded renders without
 * suspending.
 */
export function screen(load: () => Promise<ScreenFile>, page: SitePage): SiteRoute {
  let here: ComponentType | undefined;
  const fetch = async () => {
    const prepared = load().then(async (file) => {
      await file.prepare?.();
      return file;
    });
    const [file] = await Promise.all([prepared, loadMessages(page.messages)]);
    here = file.default;
    return file;
  };
  const Later = lazy(fetch);
  function Screen() {
    const [Shown] = useState(() => here ?? Later);
    return (
      <Queries>
        <Shown />
      </Queries>
    );
  }
  return { ...page, Screen, fetch };
}
