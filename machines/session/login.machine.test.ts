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
import { secretChannel } from '../secret-channel.ts';
import { loginMachine } from './login.machine.ts';
import { initialLogin, type LoginContext, type LoginMachineInput } from './login.setup.ts';

const member = example('LoginResult', 'login');
const cyber = example('LoginResult', 'login-cyber');
const known = example('SocialFinishResult', 'social-logged-in');
const knownCyber = { ...known, userInfo: cyber.userInfo };
const unknown = example('SocialFinishResult', 'social-signup-needed');
const started = {
  result: 'success',
  authorization_url: 'https://kauth.kakao.com/oauth/authorize?state=Yq3',
  state: 'Yq3',
  flow_token: 'haneul.Fw8dLp',
  expires_at: '2027-06-01T01:10:00Z',
} as const;
const numbers = {
  result: 'success',
  data: [
    { member_no: 'M0000142', membership_name: '하늘 멤버십' },
    { member_no: 'M0000199', membership_name: '하늘 멤버십' },
  ],
} as const;

const lost = new TypeError('fetch failed');
function event(type: string) {
  return { type };
}
const submit = { type: 'SUBMIT', loginId: 'minseo21', saveId: true } as const;
function tab(to: string) {
  return { type: 'TAB', tab: to };
}
const social = { type: 'SOCIAL', provider: 'kakao' } as const;
const returned = { type: 'RETURNED', provider: 'kakao', state: 'Yq3', expectedState: 'Yq3' } as const;
const denied = { type: 'DENIED', provider: 'google' } as const;
const lostFlow = { type: 'LOST', provider: 'naver' } as const;

const input = { hotelCode: '1' };
const everything: LoginContext = {
  ...initialLogin(input),
  loginId: 'minseo21',
  provider: 'kakao',
  state: 'Yq3',
  token: member.token,
  userInfo: member.userInfo,
};
const recheck = { purpose: 'recheck' } as const;

function tabsOf(from: string): Row<LoginContext>[] {
  return [
    [from, tab('id'), 'id'],
    [from, tab('social'), 'social'],
    [from, tab('lookup'), 'lookup'],
    [from, tab('id'), from, recheck],
    [from, tab('social'), from, recheck],
    [from, tab('lookup'), from, recheck],
  ];
}
function socialOf(from: string): Row<LoginContext>[] {
  return [
    [from, social, 'startingSocial'],
    [from, social, from, recheck],
  ];
}
function backFromProvider(from: string): Row<LoginContext>[] {
  return [
    [from, returned, 'finishingSocial'],
    [from, { ...returned, state: 'another' } as never, 'socialFailed'],
    [from, { ...returned, expectedState: null } as never, 'socialFailed'],
    [from, { ...returned, state: null, expectedState: null } as never, 'socialFailed'],
    [from, denied, 'socialFailed'],
    [from, lostFlow, 'socialFailed'],
    [from, returned, from, recheck],
    [from, { ...returned, state: 'another' } as never, from, recheck],
    [from, denied, from, recheck],
    [from, lostFlow, from, recheck],
  ];
}
const busy = ['loggingIn', 'fetchingMemberships', 'endingToken', 'startingSocial', 'finishingSocial'];

const table: Row<LoginContext>[] = [
  ['id', submit, 'loggingIn'],
  ['id', event('RETRY'), 'id'],
  ...tabsOf('id'),
  ...socialOf('id'),
  ...backFromProvider('id'),
  ...tabsOf('social'),
  ...socialOf('social'),
  ...backFromProvider('social'),
  ['social', submit, 'social'],
  ...tabsOf('lookup'),
  ['lookup', submit, 'lookup'],
  ['lookup', social, 'lookup'],
  ['loggingIn', answered('login', member), 'fetchingMemberships'],
  ['loggingIn', answered('login', cyber), 'loggedIn'],
  ['loggingIn', answered('login', member), 'endingToken', recheck],
  ['loggingIn', answered('login', cyber), 'endingToken', recheck],
  ['loggingIn', refused('login', problem('err05')), 'withdrawn'],
  ['loggingIn', refused('login', problem('bad_credentials')), 'refused'],
  ['loggingIn', refused('login', problem('rate_limited')), 'refused'],
  ['loggingIn', refused('login', problem('unavailable')), 'interrupted'],
  ['loggingIn', refused('login', problem('internal')), 'interrupted'],
  ['loggingIn', refused('login', lost), 'interrupted'],
  ...['refused', 'withdrawn', 'interrupted'].flatMap((from): Row<LoginContext>[] => [
    [from, submit, 'loggingIn'],
    [from, event('RETRY'), 'id'],
    ...tabsOf(from),
    ...socialOf(from),
    [from, returned, from],
  ]),
  ['fetchingMemberships', answered('memberships', numbers), 'loggedIn'],
  ['fetchingMemberships', refused('memberships', lost), 'loggedIn'],
  ['endingToken', answered('logout'), 'rechecked', recheck],
  ['endingToken', refused('logout', lost), 'rechecked', recheck],
  ['startingSocial', answered('startSocial', started), 'leaving'],
  ['startingSocial', refused('startSocial', lost), 'socialFailed'],
  ['finishingSocial', answered('finishSocial', known), 'fetchingMemberships'],
  ['finishingSocial', answered('finishSocial', knownCyber), 'loggedIn'],
  ['finishingSocial', answered('finishSocial', unknown), 'signupNeeded'],
  ['finishingSocial', refused('finishSocial', problem('err05')), 'withdrawn'],
  ['finishingSocial', refused('finishSocial', problem('kakao_login_failed')), 'socialFailed'],
  ['socialFailed', event('RETRY'), 'startingSocial'],
  ...tabsOf('socialFailed'),
  ...socialOf('socialFailed'),
  ...busy.flatMap((from) =>
    [submit, event('RETRY'), tab('id'), social, returned].map((e): Row<LoginContext> => [from, e, from]),
  ),
];

describe('the table of the login', () => {
  it.each(table.map((row) => ({ title: titleOf(row), row })))('$title', ({ row }) => {
    const [from, event, to, given] = row;
    const before = loginMachine.resolveState({ value: from as 'id', context: { ...everything, ...given } });
    const [next] = transition(loginMachine, before, event as never);
    expect(next.value).toBe(to);
  });

  it('walks every arrow', () => {
    expect(arrowsNotIn(loginMachine, table as never)).toEqual([]);
  });

  it.each([
    [{}, 'id'],
    [{ tab: 'social' }, 'social'],
    [{ tab: 'lookup' }, 'lookup'],
    [{ tab: 'social', purpose: 'recheck' }, 'id'],
    [{ tab: 'lookup', purpose: 'recheck' }, 'id'],
  ] as const)('begins with the tab that was asked for: %o', (more, state) => {
    expect(createActor(loginMachine, { input: { ...input, ...more } }).getSnapshot().value).toBe(state);
  });
});

const sources = ['login', 'memberships', 'logout', 'startSocial', 'finishSocial'];

describe.each<[string, LoginMachineInput, string[]]>([
  [
    'a login',
    input,
    Object.keys(loginMachine.root.states).filter((state) => !['choosing', 'endingToken', 'rechecked'].includes(state)),
  ],
  [
    'a re-check',
    { ...input, ...recheck, loginId: 'minseo21' },
    ['id', 'loggingIn', 'refused', 'withdrawn', 'interrupted', 'endingToken', 'rechecked'],
  ],
])('every simple path of %s, on a real actor', (_, input, states) => {
  const paths = getSimplePaths(loginMachine, {
    input,
    events: [
      submit,
      event('RETRY'),
      tab('id'),
      tab('social'),
      tab('lookup'),
      social,
      returned,
      denied,
      answered('login', member),
      answered('login', cyber),
      refused('login', problem('err05')),
      refused('login', problem('bad_credentials')),
      refused('login', lost),
      answered('memberships', numbers),
      refused('memberships', lost),
      answered('logout'),
      answered('startSocial', started),
      refused('startSocial', lost),
      answered('finishSocial', known),
      answered('finishSocial', unknown),
      refused('finishSocial', problem('err05')),
      refused('finishSocial', problem('kakao_login_failed')),
    ] as never,
    serializeState: ({ value }) => JSON.stringify(value),
  });

  it('reaches every state', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(states));
  });

  // Some hundreds of walks, of which a report by name says nothing.
  it('ends where the table says', async () => {
    for (const path of paths) {
      const { real, pure } = await replay(loginMachine, input, path, sources);
      expect(pure.value, walkOf(path)).toBe(path.state.value);
      expect(real, walkOf(path)).toEqual(pure);
    }
  });
});

/** A login on a real actor, whose secrets come as a form hands them over. */
function begin(input: LoginMachineInput, snapshot?: object) {
  const { actors, calls, answer, refuse } = deferred(...sources);
  const actor = createActor(loginMachine.provide({ actors }), { input, snapshot: snapshot as never }).start();
  return { actor, calls, answer, refuse, end: () => actor.getSnapshot().output };
}

describe('the login', () => {
  it('of a member with memberships takes the first number and clears the promotion', async () => {
    const { actor, calls, answer, end } = begin(input);
    actor.send(submit);
    answer(member);
    await settled();
    answer(numbers);
    await settled();
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['login', { hotelCode: '1', loginId: 'minseo21', joinType: 'NORMAL' }],
      ['memberships', { token: member.token, body: { hotel_code: '1', login_id: 'minseo21' } }],
    ]);
    expect(end()).toEqual({
      outcome: 'logged_in',
      token: member.token,
      userInfo: member.userInfo,
      memberships: numbers.data,
      memberNo: 'M0000142',
      clearPromotion: true,
    });
    expect(actor.getSnapshot().context).toMatchObject({ saveId: true, loginId: 'minseo21' });
  });

  it('stands though the memberships could not be fetched', async () => {
    const { actor, answer, refuse, end } = begin(input);
    actor.send(submit);
    answer(member);
    await settled();
    refuse(problem('unavailable'));
    await settled();
    expect(end()).toMatchObject({ outcome: 'logged_in', memberships: [], memberNo: null, clearPromotion: true });
  });

  it('of a member without memberships asks for none and keeps the promotion', async () => {
    const { actor, calls, answer, end } = begin(input);
    actor.send(submit);
    answer(cyber);
    await settled();
    expect(calls).toHaveLength(1);
    expect(end()).toMatchObject({ outcome: 'logged_in', token: cyber.token, memberNo: null, clearPromotion: false });
  });

  it.each([
    ['login', 'bad_credentials', 'bad_credentials'],
    ['login', 'rate_limited', 'rate_limited'],
    ['recheck', 'bad_credentials', 'password_check_failed'],
    ['recheck', 'rate_limited', 'rate_limited'],
  ] as const)('a %s that was refused by %s says %s, and keeps the ID', async (purpose, code, told) => {
    const { actor, refuse } = begin({ ...input, purpose });
    actor.send(submit);
    refuse(problem(code));
    await settled();
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('refused');
    expect(context.problem?.code).toBe(told);
    expect(context.loginId).toBe('minseo21');
  });

  it('forgets why it was refused with the next deed', async () => {
    const { actor, refuse } = begin(input);
    actor.send(submit);
    refuse(problem('bad_credentials'));
    await settled();
    actor.send({ type: 'TAB', tab: 'social' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('a re-check ends its own token at once, and says no more than that it was right', async () => {
    const { actor, calls, answer, refuse, end } = begin({ ...input, ...recheck });
    actor.send(submit);
    answer(member);
    await settled();
    expect(calls.at(-1)).toMatchObject({ src: 'logout', input: { token: member.token } });
    refuse(lost);
    await settled();
    expect(end()).toEqual({ outcome: 'rechecked' });
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(member.token);
  });
});

describe('a social login', () => {
  it('leaves with what the browser has to store', async () => {
    const { actor, calls, answer, end } = begin(input);
    actor.send(social);
    expect(calls.at(-1)?.input).toEqual({ provider: 'kakao', body: { hotelCode: '1' } });
    answer(started);
    await settled();
    const { result: _, ...rest } = started;
    expect(end()).toEqual({ outcome: 'leaving', provider: 'kakao', ...rest });
  });

  it('comes back as somebody known', async () => {
    const { actor, calls, answer, end } = begin({ ...input, tab: 'social' });
    actor.send(returned);
    expect(calls.at(-1)?.input).toEqual({ provider: 'kakao', body: { hotelCode: '1', state: 'Yq3' } });
    answer(known);
    await settled();
    answer(numbers);
    await settled();
    expect(end()).toMatchObject({ outcome: 'logged_in', token: known.token, memberNo: 'M0000142' });
  });

  it('comes back as nobody known, with a ticket for a sign-up', async () => {
    const { actor, answer, end } = begin({ ...input, tab: 'social' });
    actor.send(returned);
    answer(unknown);
    await settled();
    expect(end()).toEqual({
      outcome: 'signup_needed',
      provider: 'kakao',
      ticket: unknown.social_ticket,
      expires_at: unknown.expires_at,
      prefill: unknown.prefill,
    });
  });

  it.each([
    [denied, 'google_login_failed', 'google'],
    [lostFlow, 'verification_expired', 'naver'],
    [{ ...returned, state: 'another' }, 'verification_expired', 'kakao'],
  ] as const)('asks nobody after %o, and says why', (sent, code, provider) => {
    const { actor, calls } = begin({ ...input, tab: 'social' });
    actor.send(sent);
    expect(calls).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ problem: { code }, provider });
    actor.send({ type: 'RETRY' });
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['startSocial', { provider, body: { hotelCode: '1' } }],
    ]);
  });
});

describe('a page that was reloaded', () => {
  const going = Object.entries(loginMachine.root.states).filter(([, { type }]) => type === 'atomic');

  it.each(going.map(([value]) => value).filter((value) => value !== 'choosing'))('is where it was: %s', (value) => {
    const at = loginMachine.resolveState({ value: value as 'id', context: everything });
    const { actor } = begin(input, JSON.parse(JSON.stringify(loginMachine.getPersistedSnapshot(at))));
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context).toEqual(everything);
    actor.stop();
  });

  it('in the middle of a login asks for the password again, which nothing has kept', async () => {
    const form = secretChannel<{ password: string }>();
    const asked: unknown[] = [];
    const login = form.actor((input, secret) => {
      asked.push({ ...(input as object), ...secret });
      return new Promise<never>(() => {});
    });
    const machine = loginMachine.provide({ actors: { login: login as never } });
    const before = createActor(machine, { input }).start();
    form.put({ password: 'canary!2027' });
    before.send(submit);
    const kept = JSON.stringify(before.getPersistedSnapshot());
    before.stop();
    expect(asked).toEqual([{ hotelCode: '1', loginId: 'minseo21', joinType: 'NORMAL', password: 'canary!2027' }]);
    expect(kept).not.toContain('canary');

    const after = createActor(machine, { input, snapshot: JSON.parse(kept) }).start();
    await settled();
    expect(asked).toHaveLength(1);
    expect(after.getSnapshot().value).toBe('interrupted');
    expect(after.getSnapshot().context.loginId).toBe('minseo21');
  });
});
