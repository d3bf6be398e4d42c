import type { MemberType, OwnedRoom } from '../../generated/types.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { Ids } from '../../server/platform/ids.ts';
import { ok, type Outcome } from '../../server/platform/outcome.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { issueMembership } from '../../server/membership/membership.usecases.ts';
import { addMember, hashPassword, type TakenCode, withdraw } from '../../server/member/member.usecases.ts';
import type { MemberKey } from '../../server/member/member.rules.ts';
import { addDemoSubMembers } from './contracts.ts';
import { addDemoCoupons } from './coupons.ts';
import { addDemoPoints } from './points.ts';
import { addDemoVoc } from './voc.ts';
import { stepDone } from './step.ts';

export type DemoMember = {
  loginId: string;
  password: string;
  memberType: MemberType;
  lastName: string;
  firstName: string;
  lastNameEn: string;
  firstNameEn: string;
  phoneNumber: string;
  email: string;
  birthday: string;
  gender: 'male' | 'female';
  agreeMarketing?: boolean;
  address?: string;
  addressDetail?: string;
  affiliateName?: string;
  businessNumber?: string;
  customerNumber?: string;
  ownedRoom?: OwnedRoom;
  referralCode?: string;
  descriptions?: string;
  /** Number of days since the member joined. The member's stays, points and coupons must all be more recent. */
  joinedAgo: number;
  /** Whether the member has withdrawn. If so, a login with the correct password reports the withdrawal. */
  withdrawn?: boolean;
};

function room(building: string, unit: string, room_number: string): OwnedRoom {
  return {
    building_code: `B${building}`,
    building_name: `${building}동`,
    unit_code: unit,
    unit_name: `${unit}타입`,
    room_number,
  };
}

/** One demo member of each type, and one who has withdrawn. All are invented. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    loginId: 'minseo21',
    password: 'Haneul!2027',
    memberType: 'GENERAL',
    lastName: '김',
    firstName: '민서',
    lastNameEn: 'Kim',
    firstNameEn: 'Minseo',
    phoneNumber: '01055500142',
    email: 'minseo@guest.example',
    birthday: '1994-03-08',
    gender: 'female',
    address: '서울특별시 중구 한빛로 21',
    addressDetail: '1203호',
    joinedAgo: 400,
  },
  {
    loginId: 'emma88',
    password: 'Emma!20270',
    memberType: 'CYBER',
    lastName: 'Reed',
    firstName: 'Emma',
    lastNameEn: 'Reed',
    firstNameEn: 'Emma',
    phoneNumber: '14155550151',
    email: 'emma@guest.example',
    birthday: '1988-09-30',
    gender: 'female',
    agreeMarketing: true,
    joinedAgo: 90,
  },
  {
    loginId: 'hanbit7',
    password: 'Hanbit!2027',
    memberType: 'AFFILIATE',
    lastName: '박',
    firstName: '도윤',
    lastNameEn: 'Park',
    firstNameEn: 'Doyun',
    phoneNumber: '01055500183',
    email: 'doyun@hanbit.example',
    birthday: '1990-11-20',
    gender: 'male',
    affiliateName: '한빛전자',
    businessNumber: '0000000101',
    customerNumber: 'C20417',
    joinedAgo: 60,
  },
  {
    loginId: 'jiwoo1203',
    password: 'Jiwoo!20270',
    memberType: 'PRESALE_INDIVIDUAL',
    lastName: '최',
    firstName: '지우',
    lastNameEn: 'Choi',
    firstNameEn: 'Jiwoo',
    phoneNumber: '01055500184',
    email: 'jiwoo@guest.example',
    birthday: '1979-01-17',
    gender: 'female',
    ownedRoom: room('101', 'A', '1203'),
    referralCode: 'R-3301',
    descriptions: '별장 열쇠는 관리동 1층에서 받으실 수 있습니다.',
    joinedAgo: 200,
  },
  {
    loginId: 'nuri0705',
    password: 'Nuri!202700',
    memberType: 'PRESALE_CORPORATE',
    lastName: '강',
    firstName: '누리',
    lastNameEn: 'Kang',
    firstNameEn: 'Nuri',
    phoneNumber: '01055500185',
    email: 'nuri@nuri.example',
    birthday: '1985-06-02',
    gender: 'male',
    businessNumber: '0000000202',
    ownedRoom: room('102', 'B', '0705'),
    joinedAgo: 150,
  },
  {
    loginId: 'gone2026',
    password: 'Gone!202600',
    memberType: 'GENERAL',
    lastName: '윤',
    firstName: '가온',
    lastNameEn: 'Yoon',
    firstNameEn: 'Gaon',
    phoneNumber: '01055500186',
    email: 'gaon@guest.example',
    birthday: '1992-12-24',
    gender: 'male',
    withdrawn: true,
    joinedAgo: 1,
  },
];

const DAY_MS = 86_400_000;

type DemoDeps = { db: Database; clock: Clock; ids: Ids; secret: string };

export async function addDemoMembers(deps: DemoDeps, companyCode = 'haneul', people = DEMO_MEMBERS): Promise<void> {
  const members = new Map<string, MemberKey>();
  for (const person of people) {
    const passwordHash = await hashPassword(person.password);
    const added = await inTransaction(deps.db, (tx) => add(tx, deps, companyCode, person, passwordHash));
    const member = stepDone(added, `the member ${person.loginId}`);
    if (member) members.set(person.loginId, member);
  }
  await addDemoSubMembers(deps, members);
}

async function add(
  tx: Database,
  deps: DemoDeps,
  companyCode: string,
  { password: _, withdrawn, joinedAgo, ...person }: DemoMember,
  passwordHash: string,
): Promise<Outcome<MemberKey | null, TakenCode | 'not_found'>> {
  const joined = new Date(deps.clock.now().getTime() - joinedAgo * DAY_MS);
  const added = await addMember(
    tx,
    { ...deps, clock: { now: () => joined } },
    {
      ...person,
      companyCode,
      passwordHash,
      joinType: 'NORMAL',
      agreeMarketing: person.agreeMarketing ?? false,
      hotelCode: '1',
    },
  );
  if (!added.ok) return added;
  const { memberId } = added.value;
  // No other domain area has data about a new member, so only the account needs to be withdrawn.
  if (withdrawn) {
    const gone = await withdraw(tx, { ...deps, onWithdrawal: [] }, { companyCode, memberId });
    return gone.ok ? ok(null) : gone;
  }
  if (person.memberType !== 'CYBER')
    await issueMembership(tx, { companyCode, memberId }, { now: joined, ids: deps.ids });
  await addDemoPoints(tx, deps, { companyCode, memberId }, person.loginId);
  if (person.loginId === 'minseo21') {
    await addDemoCoupons(tx, deps, { companyCode, memberId });
    await addDemoVoc(tx, deps, { companyCode, memberId });
  }
  return ok({ companyCode, memberId });
}
