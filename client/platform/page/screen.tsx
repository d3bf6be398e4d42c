import { type ComponentType, lazy, useState } from 'react';
import { loadMessages } from '../i18n/i18n.ts';
import { Queries } from '../api/queries.tsx';
import type { SitePage, SiteRoute } from './route.ts';

export type ScreenFile = {
  default: ComponentType;
  /** Starts the screen's requests; the screen appears when it resolves. */
  prepare?: () => Promise<void>;
};

/** Loads a screen with its messages on demand. A loaded one renders without suspending. */
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
