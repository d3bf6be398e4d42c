import { expect, test } from 'vitest';
import { WAY_GROUPS, waysOf } from './ways.ts';

const HOTEL = { has_membership: true, social_logins: ['kakao' as const] };
const NONE = { linked: 0, contracts: 0 };
const FOR_EVERY_MEMBER = [
  'history',
  'edit',
  'social',
  'sessions',
  'data',
  'withdraw',
  'points',
  'coupons',
  'membership',
  'voc',
];

function extraOf(...given: Parameters<typeof waysOf>) {
  return waysOf(...given)
    .map(({ id }) => id)
    .filter((id) => !FOR_EVERY_MEMBER.includes(id));
}

test.each([
  ['GENERAL', 'NORMAL', ['password']],
  ['GENERAL', 'KAKAO', []],
  ['CYBER', 'NORMAL', []],
  ['AFFILIATE', 'NORMAL', []],
  ['PRESALE_INDIVIDUAL', 'NORMAL', ['vouchers', 'contracts']],
  ['PRESALE_CORPORATE', 'NORMAL', ['vouchers', 'contracts']],
] as const)(
  'shows a %s member with the join type %s the common links and these: %s',
  (member_type, join_type, extra) => {
    const user = { member_type, join_type };
    expect(extraOf(user, HOTEL, NONE)).toEqual(extra);
    expect(waysOf(user, HOTEL, NONE)).toHaveLength(FOR_EVERY_MEMBER.length + extra.length);
  },
);

test('lists reservations first, and closing the account last among the account details', () => {
  const ways = waysOf({ member_type: 'GENERAL', join_type: 'NORMAL' }, HOTEL, NONE);
  const idsIn = (group: string) => ways.filter((way) => way.group === group).map(({ id }) => id);
  expect(WAY_GROUPS.map((group) => idsIn(group))).toEqual([
    ['history', 'points', 'coupons', 'membership'],
    ['edit', 'password', 'social', 'sessions', 'data', 'withdraw'],
    ['voc'],
  ]);
});

test('shows contracts to a sub-member, and hides tiers and social logins if the property has none', () => {
  const user = { member_type: 'GENERAL', join_type: 'NORMAL' } as const;
  expect(extraOf(user, HOTEL, { linked: 0, contracts: 1 })).toEqual(['vouchers', 'contracts', 'password']);
  const bare = { has_membership: false, social_logins: [] };
  const ids = (linked: number) => waysOf(user, bare, { linked, contracts: 0 }).map(({ id }) => id);
  expect(ids(0)).not.toContain('membership');
  expect(ids(0)).not.toContain('social');
  expect(ids(1)).toContain('social');
});
