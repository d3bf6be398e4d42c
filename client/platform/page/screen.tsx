import { type ComponentType, lazy, useState } from 'react';
import { loadMessages } from '../i18n/i18n.ts';
import { Queries } from '../api/queries.tsx';
import type { SitePage, SiteRoute } from './route.ts';

export type ScreenFile = {
  default: ComponentType;
  /** Begins what the screen will ask for; what it resolves with is here when the screen is shown first. */
  prepare?: () => Promise<void>;
};

/** A screen that comes when it is first wanted, together with its words; one that is here already is shown without a pause. */
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
