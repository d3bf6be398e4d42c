import { type EntryQuery, type EntryTarget, readEntry, targetOf } from '../../../machines/session/entry.address.ts';
import { paths } from '../../paths.ts';

/** Addresses of the pages that the entry page leads to. */
export const destinations: Record<EntryTarget, () => string> = {
  home: paths.home,
  reservation: paths.reservation,
  myPage: paths.myPage,
  login: () => paths.login(),
  join: () => paths.signUp(),
  lookup: () => paths.login('lookup'),
  error: paths.error,
};

/**
 * Returns the address that the entry page will probably lead to, so that the server can prerender that page. Returns
 * null if it depends on a login that only the browser knows, or if the address is invalid.
 */
export function expectedDestination(query: EntryQuery): string | null {
  const asked = readEntry(query);
  if (!asked || (asked.aim === 'myPage' && !asked.sso)) return null;
  return destinations[targetOf(asked, asked.sso !== null)]();
}
