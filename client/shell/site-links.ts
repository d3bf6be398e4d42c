import type { HotelInfo, UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { keepReturn } from '../platform/tab/return-to.ts';

/** Returns the links of the header or menu. `label` is a key of the `app` texts. */
export function siteLinks(user: UserInfo | null, { has_membership }: HotelInfo): [label: string, address: string][] {
  const membership: [string, string][] = has_membership ? [['header.membership', paths.membership()]] : [];
  return user
    ? [
        ['titles.myHistory', paths.myHistory()],
        ...membership,
        ['header.myPage', paths.myPage()],
        ['header.logout', paths.logout()],
      ]
    : [
        ['header.lookup', paths.login('lookup')],
        ...membership,
        ['header.login', paths.login()],
        ['header.signUp', paths.signUp()],
      ];
}

export function returnsFrom(address: string): void {
  if (address === paths.login() || address === paths.signUp()) keepReturn(location.pathname + location.search);
}
