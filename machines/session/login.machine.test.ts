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
  testReload,
  testTable,
} from '../../tests/support/client/machines.ts';
import { secretChannel } from '../secret-channel.ts';
import { initialLogin, type LoginContext, loginMachine } from './login.machine.ts';

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

const noAnswer = new TypeError('fetch failed');
function event(type: string) {
  return { type };
}
const submit = { type: 'SUBMIT', loginId: 'minseo21' } as const;
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

const table: Row<LoginContext>[] = [
  ['form', submit, 'loggingIn'],
  ['form', social, 'startingSocial'],
  ['form', returned, 'finishingSocial'],
  ['form', { ...returned, state: 'another' } as never, 'socialFailed'],
  ['form', { ...returned, expectedState: null } as never, 'socialFailed'],
  ['form', { ...returned, state: null, expectedState: null } as never, 'socialFailed'],
  ['form', denied, 'socialFailed'],
  ['form', lostFlow, 'socialFailed'],
  ['form', event('RETRY'), 'form'],
  ['loggingIn', answered('login', member), 'fetchingMemberships'],
  ['loggingIn', answered('login', cyber), 'loggedIn'],
  ['loggingIn', refused('login', problem('err05')), 'refused'],
  ['loggingIn', refused('login', problem('bad_credentials')), 'refused'],
  ['loggingIn', refused('login', noAnswer), 'refused'],
  ['refused', submit, 'loggingIn'],
  ['refused', social, 'startingSocial'],
  ['refused', returned, 'refused'],
  ['refused', event('RETRY'), 'refused'],
  ['fetchingMemberships', answered('memberships', numbers), 'loggedIn'],
  ['fetchingMemberships', refused('memberships', noAnswer), 'loggedIn'],
  ['startingSocial', answered('startSocial', started), 'leaving'],
  ['startingSocial', refused('startSocial', noAnswer), 'socialFailed'],
  ['finishingSocial', answered('finishSocial', known), 'fetchingMemberships'],
  ['finishingSocial', answered('finishSocial', knownCyber), 'loggedIn'],
  ['finishingSocial', answered('finishSocial', unknown), 'signupNeeded'],
  ['finishingSocial', refused('finishSocial', problem('err05')), 'socialFailed'],
  ['finishingSocial', refused('finishSocial', problem('kakao_login_failed')), 'socialFailed'],
  ['socialFailed', event('RETRY'), 'startingSocial'],
  ['socialFailed', social, 'startingSocial'],
  ['socialFailed', submit, 'loggingIn'],
  ['socialFailed', returned, 'socialFailed'],
  ...['loggingIn', 'fetchingMemberships', 'startingSocial', 'finishingSocial'].flatMap((from) =>
    [submit, event('RETRY'), social, returned, denied, lostFlow].map((e): Row<LoginContext> => [from, e, from]),
  ),
];

describe('transitions of the login machine', () => {
  testTable(loginMachine, table, everything);
});

const sources = ['login', 'memberships', 'startSocial', 'finishSocial'];

describe('every simple path of the login machine, on a real actor', () => {
  const paths = getSimplePaths(loginMachine, {
    input,
    events: [
      submit,
      event('RETRY'),
      social,
      returned,
      denied,
      answered('login', member),
      answered('login', cyber),
      refused('login', problem('err05')),
      refused('login', problem('bad_credentials')),
      refused('login', noAnswer),
      answered('memberships', numbers),
      refused('memberships', noAnswer),
      answered('startSocial', started),
      refused('startSocial', noAnswer),
      answered('finishSocial', known),
      answered('finishSocial', unknown),
      refused('finishSocial', problem('err05')),
      refused('finishSocial', problem('kakao_login_failed')),
    ] as never,
    serializeState: ({ value }) => JSON.stringify(value),
  });

  it('reaches every state', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(Object.keys(loginMachine.root.states)));
  });

  testPaths(loginMachine, input, paths, sources);
});

function begin(snapshot?: object) {
  const { actors, calls, answer, refuse } = deferred(...sources);
  const actor = createActor(loginMachine.provide({ actors }), { input, snapshot: snapshot as never }).start();
  return { actor, calls, answer, refuse, end: () => actor.getSnapshot().output };
}

describe('login machine', () => {
  it('loads the memberships of a member who has them', async () => {
    const { actor, calls, answer, end } = begin();
    actor.send(submit);
    answer(member);
    await flushPromises();
    answer(numbers);
    await flushPromises();
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['login', { hotelCode: '1', loginId: 'minseo21', joinType: 'NORMAL' }],
      ['memberships', { token: member.token, body: { hotel_code: '1', login_id: 'minseo21' } }],
    ]);
    expect(end()).toEqual({
      outcome: 'logged_in',
      token: member.token,
      userInfo: member.userInfo,
      memberships: numbers.data,
    });
  });

  it('keeps the login if the memberships cannot be loaded', async () => {
    const { actor, answer, refuse, end } = begin();
    actor.send(submit);
    answer(member);
    await flushPromises();
    refuse(problem('unavailable'));
    await flushPromises();
    expect(end()).toMatchObject({ outcome: 'logged_in', token: member.token, memberships: [] });
  });

  it('does not load memberships for a member who has none', async () => {
    const { actor, calls, answer, end } = begin();
    actor.send(submit);
    answer(cyber);
    await flushPromises();
    expect(calls).toHaveLength(1);
    expect(end()).toMatchObject({ outcome: 'logged_in', token: cyber.token, memberships: [] });
  });

  it.each(['bad_credentials', 'rate_limited', 'err05'] as const)(
    'keeps the ID after a login fails with %s, and shows the reason until the next action',
    async (code) => {
      const { actor, refuse } = begin();
      actor.send(submit);
      refuse(problem(code));
      await flushPromises();
      expect(actor.getSnapshot().context).toMatchObject({ problem: problem(code), loginId: 'minseo21' });
      actor.send(submit);
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );
});

describe('social login', () => {
  it('returns the values that the browser must store before the redirect', async () => {
    const { actor, calls, answer, end } = begin();
    actor.send(social);
    expect(calls.at(-1)?.input).toEqual({ provider: 'kakao', body: { hotel_code: '1' } });
    answer(started);
    await flushPromises();
    const { result: _, ...rest } = started;
    expect(end()).toEqual({ outcome: 'leaving', provider: 'kakao', ...rest });
  });

  it('logs in a member with a linked account', async () => {
    const { actor, calls, answer, end } = begin();
    actor.send(returned);
    expect(calls.at(-1)?.input).toEqual({ provider: 'kakao', body: { hotel_code: '1', state: 'Yq3' } });
    answer(known);
    await flushPromises();
    answer(numbers);
    await flushPromises();
    expect(end()).toMatchObject({ outcome: 'logged_in', token: known.token, memberships: numbers.data });
  });

  it('returns a sign-up ticket for an unknown account', async () => {
    const { actor, answer, end } = begin();
    actor.send(returned);
    answer(unknown);
    await flushPromises();
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
  ] as const)('sends no request after %o, and shows the reason', (sent, code, provider) => {
    const { actor, calls } = begin();
    actor.send(sent);
    expect(calls).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ problem: { code }, provider });
    actor.send({ type: 'RETRY' });
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['startSocial', { provider, body: { hotel_code: '1' } }],
    ]);
  });
});

describe('after a reload', () => {
  testReload(loginMachine, input, everything);

  it('asks for the password again, because passwords are never stored', async () => {
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
    await flushPromises();
    expect(asked).toHaveLength(1);
    expect(after.getSnapshot().value).toBe('refused');
    expect(after.getSnapshot().context.loginId).toBe('minseo21');
  });
});
