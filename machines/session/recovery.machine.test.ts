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
import { localProblem } from '../problem.ts';
import { initialRecovery, type RecoveryContext, type RecoveryInput, recoveryMachine } from './recovery.machine.ts';

const sent = example('VerificationResult', 'verification');
const sentAgain = { ...sent, verification_id: '0197f3a2-6d1e-7c40-9b1a-000000000002' };
const { result: _, ...verification } = sent;
const confirmed = { result: 'success', ticket: 'haneul.Zk3uYw', expires_at: '2027-06-01T01:13:00Z' } as const;
const ids = {
  result: 'success',
  data: [{ login_id: 'minseo21', join_type: 'NORMAL', joined_on: '2026-04-02' }],
} as const;

const noAnswer = new TypeError('fetch failed');
function event(type: string) {
  return { type };
}
const phone_number = '01055500142';
const byPhone = { type: 'SEND_CODE', phone_number } as const;
const person = { loginId: 'minseo21', user_name: '김민서', phone_number };
const byPerson = { type: 'SEND_CODE', ...person } as const;

const forId: RecoveryInput = { hotel_code: '1', goal: 'id' };
const forPassword: RecoveryInput = { hotel_code: '1', goal: 'password' };
const everything: RecoveryContext = {
  ...initialRecovery(forId),
  ...person,
  verification,
  ticket: confirmed.ticket,
};
const password = { goal: 'password' } as const;
const notSent = { verification: null };

const table: Row<RecoveryContext>[] = [
  ['phone', byPhone, 'sending'],
  ['phone', event('CODE'), 'phone'],
  ['person', byPerson, 'asking', password],
  ['person', byPhone, 'person', password],
  ['person', { ...byPerson, loginId: '' } as never, 'person', password],
  ['person', { ...byPerson, user_name: '' } as never, 'person', password],
  ['sending', answered('sendCode', sent), 'code'],
  ['sending', refused('sendCode', problem('rate_limited')), 'phone', notSent],
  ['sending', refused('sendCode', problem('rate_limited')), 'code'],
  ['asking', answered('findPassword', sent), 'code', password],
  ['asking', refused('findPassword', noAnswer), 'person', { ...password, ...notSent }],
  ['asking', refused('findPassword', noAnswer), 'code', password],
  ['code', event('CODE'), 'confirming'],
  ['code', event('RESEND'), 'sending'],
  ['code', event('RESEND'), 'asking', password],
  ['code', event('BACK'), 'phone'],
  ['code', event('BACK'), 'person', password],
  ['code', event('SUBMIT'), 'code'],
  ['confirming', answered('confirm', confirmed), 'finding'],
  ['confirming', answered('confirm', confirmed), 'newPassword', password],
  ['confirming', refused('confirm', problem('verification_failed')), 'code'],
  ['confirming', refused('confirm', problem('rate_limited')), 'code'],
  ['confirming', refused('confirm', noAnswer), 'code'],
  ['confirming', refused('confirm', problem('verification_expired')), 'phone'],
  ['confirming', refused('confirm', problem('verification_expired')), 'person', password],
  ['finding', answered('findId', ids), 'found'],
  ['finding', answered('findId', { ...ids, data: [] }), 'notFound'],
  ['finding', refused('findId', problem('id_not_found')), 'notFound'],
  ['finding', refused('findId', problem('verification_expired')), 'phone'],
  ['finding', refused('findId', noAnswer), 'findInterrupted'],
  ['findInterrupted', event('RETRY'), 'finding'],
  ['newPassword', event('SUBMIT'), 'changing', password],
  ['newPassword', event('CODE'), 'newPassword', password],
  ['changing', answered('changePassword'), 'changed', password],
  ['changing', refused('changePassword', problem('verification_expired')), 'person', password],
  ['changing', refused('changePassword', problem('password_format')), 'newPassword', password],
  ['changing', refused('changePassword', noAnswer), 'newPassword', password],
  ['notFound', event('AGAIN'), 'phone'],
  ['notFound', event('CODE'), 'notFound'],
  ...['sending', 'asking', 'confirming', 'finding', 'changing'].flatMap((from) =>
    [byPhone, byPerson, ...['CODE', 'RESEND', 'SUBMIT', 'RETRY', 'AGAIN', 'BACK'].map(event)].map(
      (e): Row<RecoveryContext> => [from, e, from],
    ),
  ),
];

describe('transitions of the recovery machine', () => {
  testTable(recoveryMachine, table, everything);
});

const sources = ['sendCode', 'findPassword', 'confirm', 'findId', 'changePassword'];
const states = Object.keys(recoveryMachine.root.states);
function without(...others: string[]) {
  return states.filter((state) => state !== 'choosing' && !others.includes(state));
}

describe.each([
  ['ID', forId, without('person', 'asking', 'newPassword', 'changing', 'changed')],
  ['password', forPassword, without('phone', 'sending', 'finding', 'findInterrupted', 'notFound', 'found')],
] as const)('every simple path to a forgotten %s, on a real actor', (_, input, states) => {
  const paths = getSimplePaths(recoveryMachine, {
    input,
    events: [
      byPerson,
      ...['CODE', 'RESEND', 'SUBMIT', 'RETRY', 'AGAIN', 'BACK'].map(event),
      answered('sendCode', sent),
      refused('sendCode', problem('rate_limited')),
      answered('findPassword', sent),
      refused('findPassword', noAnswer),
      answered('confirm', confirmed),
      refused('confirm', problem('verification_failed')),
      refused('confirm', problem('verification_expired')),
      answered('findId', ids),
      refused('findId', problem('id_not_found')),
      refused('findId', noAnswer),
      answered('changePassword'),
      refused('changePassword', problem('password_format')),
      refused('changePassword', problem('verification_expired')),
    ] as never,
    serializeState: ({ value, context }) => JSON.stringify([value, context.verification === null]),
  });

  it('reaches every state', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(states));
  });

  testPaths(recoveryMachine, input, paths, sources);
});

function begin(input: RecoveryInput, snapshot?: object) {
  const { actors, calls, answer, refuse } = deferred(...sources);
  const actor = createActor(recoveryMachine.provide({ actors }), { input, snapshot: snapshot as never }).start();
  const now = () => actor.getSnapshot();
  return { actor, calls, answer, refuse, now };
}

async function asFarAsCode(input: RecoveryInput) {
  const stay = begin(input);
  stay.actor.send(byPerson);
  stay.answer(sent);
  await flushPromises();
  return stay;
}

async function asFarAsProven(input: RecoveryInput) {
  const stay = await asFarAsCode(input);
  stay.actor.send({ type: 'CODE' });
  stay.answer(confirmed);
  await flushPromises();
  return stay;
}

describe('forgotten ID', () => {
  it('shows the IDs after the phone number has been verified', async () => {
    const { calls, answer, now } = await asFarAsProven(forId);
    answer(ids);
    await flushPromises();
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['sendCode', { hotel_code: '1', phone_number }],
      ['confirm', { verificationId: sent.verification_id, body: { hotel_code: '1' } }],
      ['findId', { hotel_code: '1', phone_number, ticket: confirmed.ticket }],
    ]);
    expect(now().value).toBe('found');
    expect(now().context.found).toEqual(ids.data);
  });

  it('reports that no member has the number, and lets the guest enter another one', async () => {
    const { actor, answer, now } = await asFarAsProven(forId);
    answer({ ...ids, data: [] });
    await flushPromises();
    expect(now().context.problem).toEqual(localProblem('id_not_found'));
    actor.send({ type: 'AGAIN' });
    expect(now().value).toBe('phone');
    expect(now().context).toEqual({ ...initialRecovery(forId), ...person });
  });
});

describe('forgotten password', () => {
  it('sets a new password', async () => {
    const { actor, calls, answer, now } = await asFarAsProven(forPassword);
    actor.send({ type: 'SUBMIT' });
    answer(undefined);
    await flushPromises();
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['findPassword', { hotel_code: '1', ...person }],
      ['confirm', { verificationId: sent.verification_id, body: { hotel_code: '1' } }],
      ['changePassword', { hotel_code: '1', ticket: confirmed.ticket }],
    ]);
    expect(now().value).toBe('changed');
    expect(now().context.loginId).toBe('minseo21');
  });

  it('reports a weak password and keeps the ticket', async () => {
    const { actor, refuse, now } = await asFarAsProven(forPassword);
    actor.send({ type: 'SUBMIT' });
    refuse(problem('password_format'));
    await flushPromises();
    expect(now().context).toMatchObject({ ticket: confirmed.ticket, problem: { code: 'password_format' } });
  });

  it('starts again with the typed details when the ticket has expired', async () => {
    const { actor, refuse, now } = await asFarAsProven(forPassword);
    actor.send({ type: 'SUBMIT' });
    refuse(problem('verification_expired'));
    await flushPromises();
    expect(now().value).toBe('person');
    expect(now().context).toEqual({
      ...initialRecovery(forPassword),
      ...person,
      problem: problem('verification_expired'),
    });
  });
});

describe('password change without a response', () => {
  const changedTwice = async (first: unknown, second: unknown) => {
    const journey = await asFarAsProven(forPassword);
    for (const refusal of [first, second]) {
      journey.actor.send({ type: 'SUBMIT' });
      journey.refuse(refusal);
      await flushPromises();
    }
    return journey;
  };

  it.each([noAnswer, problem('internal')])(
    'is reported as possibly applied if the next attempt finds that the ticket has been used: %o',
    async (first) => {
      const { actor, now } = await changedTwice(first, problem('verification_expired'));
      expect(now().value).toBe('person');
      expect(now().context).toMatchObject({ mayBeChanged: true, problem: { code: 'verification_expired' } });
      actor.send(byPerson);
      expect(now().context.mayBeChanged).toBe(false);
    },
  );

  it('is not reported as possibly applied after a rejection', async () => {
    const { now } = await changedTwice(problem('password_format'), problem('verification_expired'));
    expect(now().context.mayBeChanged).toBe(false);
  });
});

describe('verification code', () => {
  it('can be entered again after a wrong one, and the attempts are counted until another code is sent', async () => {
    const { actor, answer, refuse, now } = await asFarAsCode(forId);
    for (const attempt of [1, 2]) {
      actor.send({ type: 'CODE' });
      refuse(problem('verification_failed'));
      await flushPromises();
      expect(now().context).toMatchObject({
        attempts: attempt,
        problem: { code: 'verification_failed' },
        verification,
      });
    }
    actor.send({ type: 'RESEND' });
    answer(sentAgain);
    await flushPromises();
    expect(now().context).toMatchObject({
      attempts: 0,
      problem: null,
      verification: { verification_id: sentAgain.verification_id },
    });
  });

  it('does not count as an attempt if it could not be verified', async () => {
    const { actor, refuse, now } = await asFarAsCode(forId);
    actor.send({ type: 'CODE' });
    refuse(noAnswer);
    await flushPromises();
    expect(now().context).toMatchObject({ attempts: 0, problem: { code: 'unavailable' } });
  });

  it('stays valid if another one could not be sent', async () => {
    const { actor, refuse, now } = await asFarAsCode(forPassword);
    actor.send({ type: 'RESEND' });
    refuse(problem('rate_limited'));
    await flushPromises();
    expect(now().value).toBe('code');
    expect(now().context).toMatchObject({ verification, problem: { code: 'rate_limited' } });
  });

  it.each([
    ['id', 'phone'],
    ['password', 'person'],
  ] as const)('leads back to the form with the typed details after it has expired: %s', async (goal, form) => {
    const { actor, refuse, now } = await asFarAsCode({ hotel_code: '1', goal });
    actor.send({ type: 'CODE' });
    refuse(problem('verification_expired'));
    await flushPromises();
    expect(now().value).toBe(form);
    expect(now().context).toEqual({
      ...initialRecovery({ hotel_code: '1', goal }),
      ...person,
      problem: expect.objectContaining({ code: 'verification_expired' }),
    });
  });
});

describe('after a reload', () => {
  testReload(recoveryMachine, forId, everything, ['choosing']);

  it.each([
    ['confirm', 'code', 'CODE', 'code'],
    ['changePassword', 'newPassword', 'SUBMIT', 'newPassword'],
  ] as const)(
    'asks for the secret again if %s was interrupted, because secrets are never stored',
    async (src, from, type, to) => {
      const form = secretChannel<string>();
      const asked: string[] = [];
      const logic = form.actor((_, secret) => {
        asked.push(secret);
        return new Promise<never>(() => {});
      });
      const machine = recoveryMachine.provide({ actors: { [src]: logic } as never });
      const at = recoveryMachine.resolveState({ value: from, context: { ...everything, goal: 'password' } });
      const before = createActor(machine, { input: forPassword, snapshot: at }).start();
      form.put('canary');
      before.send({ type });
      const kept = JSON.stringify(before.getPersistedSnapshot());
      before.stop();
      expect(asked).toEqual(['canary']);
      expect(kept).not.toContain('canary');

      const after = createActor(machine, { input: forPassword, snapshot: JSON.parse(kept) }).start();
      await flushPromises();
      expect(asked).toHaveLength(1);
      expect(after.getSnapshot().value).toBe(to);
      expect(after.getSnapshot().context.problem).toEqual(localProblem('unavailable'));
    },
  );
});
