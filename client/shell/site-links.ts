import type { HotelInfo, UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { keepReturn } from '../platform/tab/return-to.ts';

/** The header's links, by the words they have: for a member and for a visitor (spec, section 2). */
export function siteLinks(user: UserInfo | null, { has_membership }: HotelInfo): [word: string, address: string][] {
  const membership: [string, string][] = has_membership ? [['membership', paths.membership()]] : [];
  return user
    ? [['lookup', paths.myHistory()], ['myPage', paths.myPage()], ...membership, ['logout', paths.logout()]]
    : [['lookup', paths.login('lookup')], ['signUp', paths.signUp()], ...membership, ['login', paths.login()]];
}

/** Who goes off to log in or to join comes back to where they are now. */
export function returnsFrom(word: string): void {
  if (word === 'login' || word === 'signUp') keepReturn(location.pathname + location.search);
}
