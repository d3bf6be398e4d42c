import type { HotelInfo, UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { keepReturn } from '../platform/tab/return-to.ts';

export function siteLinks(user: UserInfo | null, { has_membership }: HotelInfo): [word: string, address: string][] {
  const membership: [string, string][] = has_membership ? [['membership', paths.membership()]] : [];
  return user
    ? [['lookup', paths.myHistory()], ['myPage', paths.myPage()], ...membership, ['logout', paths.logout()]]
    : [['lookup', paths.login('lookup')], ['signUp', paths.signUp()], ...membership, ['login', paths.login()]];
}

export function returnsFrom(word: string): void {
  if (word === 'login' || word === 'signUp') keepReturn(location.pathname + location.search);
}
