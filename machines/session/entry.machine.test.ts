import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { example, problem } from '../../tests/support/client/examples.ts';
import {
  answered,
  deferred,
  flushPromises,
  refused,
  type Row,
  testPaths,
  testTable,
} from '../../tests/support/client/machines.ts';
import type { EntryQuery } from './entry.address.ts';
import { type EntryContext, type EntryInput, entryMachine, initialEntry } from './entry.machine.ts';

const sso = example('SsoResult', 'sso');
const { userInfo: cyberUser } = example('LoginResult', 'login-cyber');
const cyber = { ...sso, userInfo: cyberUser };
const numbers = { result: 'success', data: [{ member_no: 'M0000142', membership_name: '하늘 멤버십' }] } as const;
const company = { result: 'success', company_info: { company_name: '한빛전자' } } as const;
const noCompany = { result: 'success', company_info: null } as const;
const noAnswer = new TypeError('fetch failed');
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
    [from, refused(actor, noAnswer), to, given],
  ];
}

const table: Row<EntryContext>[] = [
  ['tryingSso', answered('loginBySso', sso), 'fetchingMemberships'],
  ['tryingSso', answered('loginBySso', cyber), 'readingCompanyInfo'],
  ['tryingSso', refused('loginBySso', problem('session_expired')), 'readingCompanyInfo'],
  ['tryingSso', refused('loginBySso', noAnswer), 'decided', plain],
  ['tryingSso', refused('loginBySso', problem('session_expired')), 'tryingSso', { kept }],
  ['tryingSso', refused('loginBySso', problem('session_expired')), 'decided', { ...plain, sso: kept, kept }],
  ['fetchingMemberships', answered('memberships', numbers), 'readingCompanyInfo'],
  ['fetchingMemberships', refused('memberships', noAnswer), 'decided', plain],
  ['readingCompanyInfo', answered('readCompanyInfo', company), 'decided'],
  ['readingCompanyInfo', answered('readCompanyInfo', noCompany), 'decided'],
  ['readingCompanyInfo', refused('readCompanyInfo', noAnswer), 'decided'],
  ...both('decided', 'noteSupplied', 'entered'),
  ...both('decided', 'noteSupplied', 'entered', plain),
];

describe('transitions of the entry machine', () => {
  testTable(entryMachine, table, everything);
});

const sources = ['loginBySso', 'memberships', 'readCompanyInfo', 'noteSupplied'];

function withWrites() {
  const written: [string, unknown][] = [];
  const write = (name: string) => (_: unknown, params: unknown) => void written.push([name, params]);
  const machine = entryMachine.provide({
    actions: {
      'start a new visit': write('start a new visit'),
      'store the hotel code': write('store the hotel code'),
      'store the promotion code': write('store the promotion code'),
    },
  });
  return { machine, written };
}

describe('every simple path of the entry machine, on a real actor', () => {
  const paths = getSimplePaths(entryMachine, {
    input: { query, kept: null },
    events: [
      answered('noteSupplied'),
      refused('noteSupplied', noAnswer),
      answered('loginBySso', sso),
      answered('loginBySso', cyber),
      refused('loginBySso', problem('session_expired')),
      answered('memberships', numbers),
      refused('memberships', noAnswer),
      answered('readCompanyInfo', company),
      answered('readCompanyInfo', noCompany),
      refused('readCompanyInfo', noAnswer),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  });

  it('reaches every state', () => {
    const states = Object.keys(entryMachine.root.states);
    const stays = states.filter((state) => !['reading', 'beginning', 'known', 'invalidAccess'].includes(state));
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(stays));
  });

  testPaths(withWrites().machine, { query, kept: null }, paths, sources);
});

type Answers = Partial<Record<string, unknown>>;

/**
 * Runs the entry flow. `answers` contains the result of each source. A source without a result resolves with undefined,
 * a source whose result is an Error rejects, and an array contains one result for each call.
 */
async function enter(input: EntryInput, answers: Answers = {}) {
  const { actors, calls, answer, refuse } = deferred(...sources);
  const { machine, written } = withWrites();
  const actor = createActor(machine.provide({ actors }), { input }).start();
  for (let done = 0; done < calls.length; done++) {
    const { src } = calls[done] as { src: string };
    const nth = calls.slice(0, done).filter((each) => each.src === src).length;
    const all = answers[src];
    const scripted = Array.isArray(all) ? all[nth] : all;
    if (scripted instanceof Error) refuse(scripted);
    else answer(scripted);
    await flushPromises();
  }
  return { steps: calls.map(({ src, input }) => [src, input]), written, output: actor.getSnapshot().output };
}

const found = { loginBySso: sso, memberships: numbers, readCompanyInfo: company };

describe('entry machine', () => {
  it('runs every step of the start flow in order', async () => {
    const { steps, written, output } = await enter({ query, kept: null }, found);
    const rooms = [{ adult: 2, kid: 0, infant: 0, pet: 0 }];
    const supplied = ['startDate', 'endDate', 'resvInfo', 'promotion'];
    const asked = { supplied, startDate: '2027-06-11', endDate: '2027-06-13', rooms };
    expect(steps).toEqual([
      ['loginBySso', { hotel_code: '1', sso_key: 'haneul.sso.given', company_code: 'haneul' }],
      ['memberships', { token: sso.token, body: { hotel_code: '1', login_id: 'minseo21' } }],
      ['readCompanyInfo', { hotel_code: '1', CsHsUi: 'signed.part' }],
      ['noteSupplied', asked],
    ]);
    expect(written).toEqual([
      ['start a new visit', asked],
      ['store the hotel code', { hotelCode: '1' }],
      ['store the promotion code', { promotion: 'SEA10' }],
    ]);
    expect(output).toEqual({
      to: 'reservation',
      notice: null,
      promotion: 'SEA10',
      prefill: { guest_memo: 'hello' },
      session: { token: sso.token, userInfo: sso.userInfo, memberships: numbers.data, byAddress: true },
      unanswered: false,
      companyInfo: { ...company.company_info, CsHsUi: 'signed.part' },
      partyChanged: false,
      datesIgnored: false,
    });
  });

  it.each([[{}], [{ hotel_code: '' }], [{ ...query, hotel_code: '../etc' }]])(
    'writes nothing without a hotel: %o',
    async (query) => {
      const { steps, written, output } = await enter({ query, kept });
      expect([steps, written]).toEqual([[], []]);
      expect(output).toMatchObject({ to: 'error', notice: 'invalid_access', session: null, promotion: null });
    },
  );

  it('skips unneeded steps for an address with only a hotel, and opens the home page', async () => {
    const { steps, written, output } = await enter({ query: { hotel_code: '1' }, kept: null });
    expect(steps.map(([src]) => src)).toEqual(['noteSupplied']);
    expect(written.map(([name]) => name)).toEqual(['start a new visit', 'store the hotel code']);
    expect(output).toMatchObject({ to: 'home', notice: null, session: null, companyInfo: null, promotion: null });
  });

  it('stops if the client does not provide the storage actions', () => {
    const actor = createActor(entryMachine, { input: { query, kept: null } });
    actor.subscribe({ error: () => {} });
    actor.start();
    expect(actor.getSnapshot()).toMatchObject({
      status: 'error',
      error: new Error('action not provided: start a new visit'),
    });
  });

  it('tries the stored keys if the address has none', async () => {
    const { steps, output } = await enter({ query: { hotel_code: '1' }, kept }, found);
    expect(steps[0]).toEqual(['loginBySso', { hotel_code: '1', ...kept }]);
    expect(output?.session).toMatchObject({ token: sso.token, byAddress: false });
  });

  it.each([noKeys, noAnswer])('tries the stored keys after the keys in the address have failed: %s', async (miss) => {
    const { steps, output } = await enter({ query, kept }, { ...found, loginBySso: [miss, sso] });
    expect(steps.filter(([src]) => src === 'loginBySso')).toEqual([
      ['loginBySso', { hotel_code: '1', sso_key: 'haneul.sso.given', company_code: 'haneul' }],
      ['loginBySso', { hotel_code: '1', ...kept }],
    ]);
    expect(output).toMatchObject({ session: { token: sso.token, byAddress: false }, unanswered: false });
  });

  it.each([
    ['rejected keys', kept, noKeys, false],
    ['malformed keys', kept, Object.assign(new Error('refused'), problem('validation')), false],
    ['no response', kept, noAnswer, true],
    ['rate limit', kept, Object.assign(new Error('refused'), problem('rate_limited')), true],
    ['no response, and no stored keys', null, noAnswer, false],
  ] as const)(
    'keeps the stored keys only if the server has not rejected them: %s',
    async (_, kept, loginBySso, unanswered) => {
      const { output } = await enter({ query, kept }, { ...found, loginBySso });
      expect(output).toMatchObject({ session: null, unanswered });
    },
  );

  it.each([noAnswer, noKeys])('shows no message when single sign-on fails: %s', async (loginBySso) => {
    const { steps, output } = await enter({ query, kept }, { ...found, loginBySso });
    expect(steps.map(([src]) => src)).not.toContain('memberships');
    expect(output).toMatchObject({ to: 'reservation', notice: null, session: null });
  });

  it('keeps the login if the memberships or the company cannot be loaded', async () => {
    const { output } = await enter({ query, kept }, { ...found, memberships: noAnswer, readCompanyInfo: noAnswer });
    expect(output).toMatchObject({ session: { token: sso.token, memberships: [] }, companyInfo: null });
  });

  it('ignores a company with an invalid signature', async () => {
    const { output } = await enter({ query, kept }, { ...found, readCompanyInfo: noCompany });
    expect(output?.companyInfo).toBeNull();
  });

  it.each([
    ['myPage', true, 'myPage', null],
    ['myPage', false, 'home', 'login_required'],
    ['login', false, 'login', null],
    ['join', false, 'join', null],
    ['search', false, 'lookup', null],
    ['nowhere', false, 'reservation', null],
  ] as const)(
    'opens the destination for p=%s, logged in %s: %s with the message %s',
    async (p, loggedIn, to, notice) => {
      const answers = loggedIn ? found : { ...found, loginBySso: noAnswer };
      const { steps, written, output } = await enter({ query: { ...query, p }, kept }, answers);
      expect(output).toMatchObject({ to, notice });
      expect(steps.at(-1)?.[0]).toBe('noteSupplied');
      expect(written.at(-1)).toEqual(['store the promotion code', { promotion: 'SEA10' }]);
    },
  );
});
