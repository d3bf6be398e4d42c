import { useGetMember } from '../../../generated/hooks/member.ts';
import { useListContracts } from '../../../generated/hooks/presale.ts';
import type { HotelInfo, UserInfo } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';

export const WAY_GROUPS = ['benefits', 'personal', 'centre'] as const;
export type WayGroup = (typeof WAY_GROUPS)[number];

type Has = {
  /** True only for general members who log in with a password. */
  password: boolean;
  social: boolean;
  contracts: boolean;
  membership: boolean;
};

/** Links on My Page. The texts are in `member:way`; `needs` is the condition for showing a link. */
const WAYS: readonly { id: string; to: string; group: WayGroup; needs?: keyof Has }[] = [
  { id: 'history', to: paths.myHistory(), group: 'benefits' },
  { id: 'points', to: paths.myPoints(), group: 'benefits' },
  { id: 'coupons', to: paths.myCoupons(), group: 'benefits' },
  { id: 'vouchers', to: paths.myVouchers(), group: 'benefits', needs: 'contracts' },
  { id: 'contracts', to: paths.myContracts(), group: 'benefits', needs: 'contracts' },
  { id: 'membership', to: paths.myMembership(), group: 'benefits', needs: 'membership' },
  { id: 'edit', to: paths.myEdit(), group: 'personal' },
  { id: 'password', to: paths.myPassword(), group: 'personal', needs: 'password' },
  { id: 'social', to: paths.mySocial(), group: 'personal', needs: 'social' },
  { id: 'sessions', to: paths.mySessions(), group: 'personal' },
  { id: 'data', to: paths.myData(), group: 'personal' },
  { id: 'withdraw', to: paths.myWithdraw(), group: 'personal' },
  { id: 'voc', to: paths.myVoc(), group: 'centre' },
];

type Known = { linked: number; contracts: number };

/** Returns whether the requests that decide about the links have ended. Until then, `useWays` leaves some links out. */
export function useWaysKnown(): boolean {
  return [useGetMember(), useListContracts()].every(({ isFetched }) => isFetched);
}

export function useWays(user: UserInfo) {
  const hotel = useHotel();
  const account = useGetMember();
  const listed = useListContracts();
  const linked = account.data?.member.social_accounts.length ?? 0;
  return waysOf(user, hotel, { linked, contracts: listed.data?.contracts.length ?? 0 });
}

export function waysOf(
  { member_type, join_type }: Pick<UserInfo, 'member_type' | 'join_type'>,
  { has_membership, social_logins }: Pick<HotelInfo, 'has_membership' | 'social_logins'>,
  { linked, contracts }: Known,
) {
  const has: Has = {
    password: join_type === 'NORMAL' && member_type === 'GENERAL',
    social: social_logins.length > 0 || linked > 0,
    contracts: member_type.startsWith('PRESALE') || contracts > 0,
    membership: has_membership,
  };
  return WAYS.filter(({ needs }) => !needs || has[needs]);
}
