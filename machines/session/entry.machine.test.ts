import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import {
  answered,
  arrowsNotIn,
  deferred,
  example,
  problem,
  type Row,
  refused,
  replay,
  settled,
  titleOf,
  walkOf,
} from '../../tests/support/machines.ts';
import type { EntryQuery } from './entry.address.ts';
import { entryMachine } from './entry.machine.ts';
import { type EntryContext, type EntryInput, initialEntry } from './entry.setup.ts';

const sso = example('SsoResult', 'sso');
const { userInfo: cyberUser } = example('LoginResult', 'login-cyber');
const cyber = { ...sso, userInfo: cyberUser };
const numbers = { result: 'success', data: [{ member_no: 'M0000142', membership_name: '하늘 멤버십' }] } as const;
const company = { result: 'success', company_info: { company_name: '한빛전자' } } as const;
const nobody = { result: 'success', company_info: null } as const;
const lost = new TypeError('fetch failed');
const noKeys = Object.assign(new Error('refused'), problem('session_expired'));

const kept = { sso_key: 'haneul.kept', company_code: 'haneul' };
const query: EntryQuery = {
  hotel_code: '1',
  sso_key: 'haneul.sso.given',
  company_code: 'haneul',
  CsHsUi: 'signed.part',
  promotion: 'SEA10',
  startDate: '2027-06-11',
  endDate: '2027-06-13',
  resvInfo: '[{"adult":2}]',
  data: '{"guest_memo":"hello"}',
};
const everything: EntryContext = {
  ...initialEntry({ query, kept: null }),
  token: sso.token,
  userInfo: sso.userInfo,
};
const plain = { asked: initialEntry({ query: { hotel_code: '1' }, kept: null }).asked };

function both(from: string, actor: string, to: string, given?: Partial<EntryContext>): Row<EntryContext>[] {
  return [
    [from, answered(actor), to, given],
    [from, refused(actor, lost), to, given],
  ];
}

const table: Row<EntryContext>[] = [
  ...both('resetting', 'reset', 'storingHotelCode'),
  ...both('storingHotelCode', 'storeHotelCode', 'tryingSso'),
  ...both('storingHotelCode', 'storeHotelCode', 'readingCompanyInfo', { sso: null }),
  ...both('storingHotelCode', 'storeHotelCode', 'notingSupplied', { sso: null, ...plain }),
  ['tryingSso', answered('loginBySso', sso), 'fetchingMemberships'],
  ['tryingSso', answered('loginBySso', cyber), 'readingCompanyInfo'],
  ['tryingSso', refused('loginBySso', problem('session_expired')), 'readingCompanyInfo'],
  ['tryingSso', refused('loginBySso', lost), 'notingSupplied', plain],
  ['tryingSso', refused('loginBySso', problem('session_expired')), 'tryingSso', { kept }],
  ['tryingSso', refused('loginBySso', problem('session_expired')), 'notingSupplied', { ...plain, sso: kept, kept }],
  ['fetchingMemberships', answered('memberships', numbers), 'readingCompanyInfo'],
  ['fetchingMemberships', refused('memberships', lost), 'notingSupplied', plain],
  ['readingCompanyInfo', answered('readCompanyInfo', company), 'notingSupplied'],
  ['readingCompanyInfo', answered('readCompanyInfo', nobody), 'notingSupplied'],
  ['readingCompanyInfo', refused('readCompanyInfo', lost), 'notingSupplied'],
  ...both('notingSupplied', 'noteSupplied', 'storingPromotion'),
  ...both('notingSupplied', 'noteSupplied', 'entered', plain),
  ...both('storingPromotion', 'storePromotion', 'entered'),
];

describe('the table of the entry', () => {
  it.each(table.map((row) => ({ title: titleOf(row), row })))('$title', ({ row }) => {
    const [from, event, to, given] = row;
    const before = entryMachine.resolveState({ value: from as 'entered', context: { ...everything, ...given } });
    const [next] = transition(entryMachine, before, event as never);
    expect(next.value).toBe(to);
  });

  it('walks every arrow', () => {
    expect(arrowsNotIn(entryMachine, table as never)).toEqual([]);
  });
});

const sources = [
  'reset',
  'storeHotelCode',
  'loginBySso',
  'memberships',
  'readCompanyInfo',
  'noteSupplied',
  'storePromotion',
];

describe('every simple path of the entry, on a real actor', () => {
  const paths = getSimplePaths(entryMachine, {
    input: { query, kept: null },
    events: [
      ...['reset', 'storeHotelCode', 'noteSupplied', 'storePromotion'].flatMap((actor) => [
        answered(actor),
        refused(actor, lost),
      ]),
      answered('loginBySso', sso),
      answered('loginBySso', cyber),
      refused('loginBySso', problem('session_expired')),
      answered('memberships', numbers),
      refused('memberships', lost),
      answered('readCompanyInfo', company),
      answered('readCompanyInfo', nobody),
      refused('readCompanyInfo', lost),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  });

  it('reaches every state', () => {
    const states = Object.keys(entryMachine.root.states);
    const stays = states.filter((state) => !['reading', 'known', 'decided', 'invalidAccess'].includes(state));
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(stays));
  });

  it('comes in, whatever fails', async () => {
    for (const path of paths) {
      const { real, pure } = await replay(entryMachine, { query, kept: null }, path, sources);
      expect(pure.value, walkOf(path)).toBe(path.state.value);
      expect(real, walkOf(path)).toEqual(pure);
    }
  });
});

type Answers = Partial<Record<string, unknown>>;

/** Comes in with these answers; who is not in the list has nothing to say, an Error refuses, and of a list each answers once. */
async function enter(input: EntryInput, answers: Answers = {}) {
  const { actors, calls, answer, refuse } = deferred(...sources);
  const actor = createActor(entryMachine.provide({ actors }), { input }).start();
  for (let told = 0; told < calls.length; told++) {
    const { src } = calls[told] as { src: string };
    const nth = calls.slice(0, told).filter((each) => each.src === src).length;
    const all = answers[src];
    const said = Array.isArray(all) ? all[nth] : all;
    if (said instanceof Error) refuse(said);
    else answer(said);
    await settled();
  }
  return { steps: calls.map(({ src, input }) => [src, input]), output: actor.getSnapshot().output };
}

const found = { loginBySso: sso, memberships: numbers, readCompanyInfo: company };

describe('the entry', () => {
  it('does everything in the order of the start flow', async () => {
    const { steps, output } = await enter({ query, kept: null }, found);
    const rooms = [{ adult: 2, kid: 0, infant: 0, pet: 0 }];
    const supplied = ['startDate', 'endDate', 'resvInfo', 'promotion'];
    expect(steps).toEqual([
      ['reset', { supplied }],
      ['storeHotelCode', { hotelCode: '1' }],
      ['loginBySso', { hotel_code: '1', sso_key: 'haneul.sso.given', company_code: 'haneul' }],
      ['memberships', { token: sso.token, body: { hotel_code: '1', login_id: 'minseo21' } }],
      ['readCompanyInfo', { hotelCode: '1', CsHsUi: 'signed.part' }],
      ['noteSupplied', { supplied, startDate: '2027-06-11', endDate: '2027-06-13', rooms }],
      ['storePromotion', { promotion: 'SEA10' }],
    ]);
    expect(output).toEqual({
      to: 'reservation',
      tell: null,
      hotelCode: '1',
      supplied,
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      rooms,
      promotion: 'SEA10',
      prefill: { guest_memo: 'hello' },
      session: {
        token: sso.token,
        userInfo: sso.userInfo,
        memberships: numbers.data,
        memberNo: 'M0000142',
        byAddress: true,
      },
      unanswered: false,
      companyInfo: company.company_info,
    });
  });

  it.each([[{}], [{ hotel_code: '' }], [{ ...query, hotel_code: '../etc' }]])(
    'without a hotel touches nothing: %o',
    async (query) => {
      const { steps, output } = await enter({ query, kept });
      expect(steps).toEqual([]);
      expect(output).toMatchObject({
        to: 'error',
        tell: 'invalid_access',
        hotelCode: null,
        session: null,
        supplied: [],
      });
    },
  );

  it('of a hotel alone does only what is needed, and goes home', async () => {
    const { steps, output } = await enter({ query: { hotel_code: '1' }, kept: null });
    expect(steps.map(([src]) => src)).toEqual(['reset', 'storeHotelCode', 'noteSupplied']);
    expect(output).toMatchObject({ to: 'home', tell: null, session: null, companyInfo: null, promotion: null });
  });

  it('tries the keys that were kept where the address gives none', async () => {
    const { steps, output } = await enter({ query: { hotel_code: '1' }, kept }, found);
    expect(steps[2]).toEqual(['loginBySso', { hotel_code: '1', ...kept }]);
    expect(output?.session).toMatchObject({ token: sso.token, byAddress: false });
  });

  it.each([noKeys, lost])("tries the kept keys after a miss of the address's: %s", async (miss) => {
    const { steps, output } = await enter({ query, kept }, { ...found, loginBySso: [miss, sso] });
    expect(steps.filter(([src]) => src === 'loginBySso')).toEqual([
      ['loginBySso', { hotel_code: '1', sso_key: 'haneul.sso.given', company_code: 'haneul' }],
      ['loginBySso', { hotel_code: '1', ...kept }],
    ]);
    expect(output).toMatchObject({ session: { token: sso.token, byAddress: false }, unanswered: false });
  });

  it.each([
    ['refused', kept, noKeys, false],
    ['malformed', kept, Object.assign(new Error('refused'), problem('validation')), false],
    ['not answered', kept, lost, true],
    ['too many', kept, Object.assign(new Error('refused'), problem('rate_limited')), true],
    ["not answered, but none of them the guest's", null, lost, false],
  ] as const)('whose keys are %s keeps what nobody has refused', async (_, kept, loginBySso, unanswered) => {
    const { output } = await enter({ query, kept }, { ...found, loginBySso });
    expect(output).toMatchObject({ session: null, unanswered });
  });

  it.each([lost, noKeys])('is silent when single sign-on fails: %s', async (loginBySso) => {
    const { steps, output } = await enter({ query, kept }, { ...found, loginBySso });
    expect(steps.map(([src]) => src)).not.toContain('memberships');
    expect(output).toMatchObject({ to: 'reservation', tell: null, session: null });
  });

  it('keeps the login though the memberships or the company cannot be read', async () => {
    const { output } = await enter({ query, kept }, { ...found, memberships: lost, readCompanyInfo: lost });
    expect(output).toMatchObject({ session: { token: sso.token, memberships: [], memberNo: null }, companyInfo: null });
  });

  it('ignores a company that was not signed rightly', async () => {
    const { output } = await enter({ query, kept }, { ...found, readCompanyInfo: nobody });
    expect(output?.companyInfo).toBeNull();
  });

  it.each([
    ['myPage', true, 'myPage', null],
    ['myPage', false, 'home', 'login_required'],
    ['login', false, 'login', null],
    ['join', false, 'join', null],
    ['search', false, 'lookup', null],
    ['nowhere', false, 'reservation', null],
  ] as const)('p=%s, logged in %s, leads to %s and tells %s', async (p, loggedIn, to, tell) => {
    const answers = loggedIn ? found : { ...found, loginBySso: lost };
    const { steps, output } = await enter({ query: { ...query, p }, kept }, answers);
    expect(output).toMatchObject({ to, tell });
    expect(steps.slice(-2).map(([src]) => src)).toEqual(['noteSupplied', 'storePromotion']);
  });
});
