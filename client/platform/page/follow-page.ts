import { followOverlays } from '../../ui/overlay-history.ts';
import { localeNamed } from '../i18n/language.ts';
import { reloadForNewVersion } from './new-version.ts';
import { restoreEntered } from './restore-entered.ts';
import { followSteps } from './follow-steps.ts';
import { followTravel } from './travel.ts';

/** Call at the first interaction, before the guest can navigate, enter anything or choose a language. */
export function followPage(): void {
  restoreEntered();
  dropFoundPage();
  reloadForNewVersion();
  dropLanguageOfAddress();
  followTravel();
  followOverlays();
  // If this can't be loaded, guests see only plain notices when the network is down.
  void import('./offline-banner.tsx').then(({ followConnection }) => followConnection()).catch(() => undefined);
  followSteps();
}

/**
 * Removes the language from the address. It has already been stored. If it stayed in the address, a reload would
 * override any language chosen later.
 */
function dropLanguageOfAddress(): void {
  const query = new URLSearchParams(location.search);
  if (!localeNamed(query.get('lang'))) return;
  query.delete('lang');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}

/**
 * Removes the server's metadata for search engines, which never interact with the page. Otherwise, when a guest shares
 * the page, the browser would share the canonical address, without the guest's dates.
 */
function dropFoundPage(): void {
  for (const element of document.querySelectorAll('[data-found]')) element.remove();
}
