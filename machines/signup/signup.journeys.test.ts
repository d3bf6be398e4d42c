import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  affiliation,
  agree,
  agreements,
  startedSignup,
  checkEmail,
  checkId,
  choose,
  created,
  event,
  everything,
  free,
  guardedSignup,
  information,
  input,
  lost,
  ownership,
  person,
  proveAffiliation,
  verifiedSignup,
  proveOwnership,
  rooms,
  sendCode,
  sent,
  social,
  signupState,
  submit,
} from '../../tests/support/client/signup-fixtures.ts';
import { problem } from '../../tests/support/client/examples.ts';
import { deferred, flushPromises, testReload } from '../../tests/support/client/machines.ts';
import { localProblem } from '../problem.ts';
import { secretChannel } from '../secret-channel.ts';
import { initialSignup, type SignupInput } from './signup.context.ts';
import { signupMachine } from './signup.machine.ts';
import { signupProgress, signupStepOf } from './signup.progress.ts';
import { isChecked, proofOf } from './signup.proofs.ts';

const signupToken = 'haneul.Sg5rTb';
const sources = Object.keys(signupMachine.implementations.actors);

function begin(given: SignupInput = input, snapshot?: object) {
  const { actors, calls, answer, refuse } = deferred(...sources);
  const actor = createActor(signupMachine.provide({ actors }), { input: given, snapshot: snapshot as never }).start();
  const now = () => actor.getSnapshot();
  const send = (...events: object[]) => {
    for (const event of events) actor.send(event as never);
  };
  const reply = async (output: unknown) => {
    if (output instanceof Error || problemLike(output)) refuse(output);
    else answer(output);
    await flushPromises();
  };
  const steps = () => calls.map(({ src, input }) => [src, input]);
  const asked = () => calls.at(-1)?.input;
  return { actor, calls, send, reply, now, steps, asked };
}

function problemLike(output: unknown) {
  return typeof output === 'object' && output !== null && 'result' in output && output.result === 'fail';
}

function withToken(body: object) {
  return { signupToken, body };
}

async function through({ send, reply }: ReturnType<typeof begin>, ...pairs: [event: object, answer: unknown][]) {
  for (const [event, answer] of pairs) {
    send(event);
    await reply(answer);
  }
}

const byPhone: [object, unknown][] = [
  [sendCode, sent],
  [event('CODE'), verifiedSignup],
];

async function asFarAsInformation() {
  const stay = begin();
  await through(stay, [choose, startedSignup(['PHONE'])]);
  stay.send(agree);
  await through(stay, ...byPhone);
  return stay;
}

async function asFarAsChecked() {
  const stay = await asFarAsInformation();
  await through(stay, [checkId, free], [checkEmail, free]);
  return stay;
}

describe('sign-up', () => {
  it('verifies a phone number, checks the ID and email address, and shows the welcome to a general member', async () => {
    const stay = await asFarAsChecked();
    await through(stay, [submit, created]);
    expect(stay.steps()).toEqual([
      ['startSignup', { hotel_code: '1', member_type: 'GENERAL' }],
      ['sendCode', withToken({ channel: 'SMS', subject: 'MEMBER', to: '01055500163' })],
      ['confirmCode', withToken({ verification_id: sent.verification_id })],
      ['checkDuplicate', withToken({ field: 'login_id', value: 'haneul27' })],
      ['checkDuplicate', withToken({ field: 'email', value: person.email })],
      ['createMember', withToken({ ...information, agreements: { PRIVACY: true, TERMS: true, MARKETING: false } })],
    ]);
    expect(stay.now().value).toBe('welcome');
    expect(stay.now().context.created).toEqual(created);
  });

  it('verifies an email address, which needs no other check, and then a phone number for a cyber member', async () => {
    const stay = begin();
    const byEmail = signupState(['PHONE'], { member_type: 'CYBER', email: person.email });
    const byBoth = signupState([], { ...byEmail.signup, missing: [], phone_number: '01055500163' });
    await through(stay, [{ ...choose, memberType: 'CYBER' }, startedSignup(['EMAIL', 'PHONE'])]);
    stay.send(agree);
    await through(stay, [{ ...sendCode, to: person.email }, sent]);
    expect(stay.asked()).toEqual(withToken({ channel: 'EMAIL', subject: 'MEMBER', to: person.email }));
    await through(stay, [event('CODE'), byEmail]);
    expect(stay.now().context).toMatchObject({ proof: { channel: 'SMS', to: '' }, verification: null });
    await through(stay, [sendCode, sent], [event('CODE'), byBoth], [checkId, free]);
    stay.send(submit);
    expect(stay.now().value).toBe('creating');
  });

  it('verifies the company before the phone number for an affiliate member', async () => {
    const stay = begin();
    await through(stay, [{ ...choose, memberType: 'AFFILIATE' }, startedSignup(['AFFILIATION', 'PHONE'])]);
    stay.send(agree);
    await through(stay, [proveAffiliation, problem('member_not_matched')]);
    expect(stay.now().value).toBe('affiliation');
    expect(stay.now().context).toMatchObject({ affiliation, problem: { code: 'member_not_matched' } });
    await through(stay, [proveAffiliation, signupState(['PHONE'], { affiliate_name: '한빛전자' })]);
    expect(stay.steps().slice(1)).toEqual([
      ['verifyAffiliation', withToken(affiliation)],
      ['verifyAffiliation', withToken(affiliation)],
    ]);
    expect(stay.now().value).toBe('contact');
  });

  it('loads the list of rooms once for an owner', async () => {
    const stay = begin();
    await through(stay, [{ ...choose, memberType: 'PRESALE_INDIVIDUAL' }, startedSignup(['OWNERSHIP', 'PHONE'])]);
    await through(stay, [agree, rooms]);
    expect(stay.now().context.buildings).toEqual(rooms.buildings);
    stay.send(event('BACK'), agree);
    expect(stay.now().value).toBe('ownership');
    await through(stay, [proveOwnership, signupState(['PHONE'])]);
    expect(stay.steps().slice(1)).toEqual([
      ['ownedRooms', { signupToken }],
      ['verifyOwnership', withToken(ownership)],
    ]);
    expect(stay.now().value).toBe('contact');
  });

  it('requires the membership terms if the property shows them separately', async () => {
    const stay = begin({ ...input, membershipTermsAlone: true });
    await through(stay, [choose, startedSignup(['PHONE'])]);
    stay.send(agree);
    expect(stay.now().value).toBe('agreements');
    stay.send({ ...agree, agreements: { ...agreements, MEMBERSHIP: true, MARKETING: true } });
    await through(stay, ...byPhone, [checkId, free], [checkEmail, free]);
    stay.send(submit);
    expect(stay.asked()).toEqual(
      withToken({
        ...information,
        agreements: { PRIVACY: true, TERMS: true, MARKETING: true, MEMBERSHIP: true },
      }),
    );
  });
});

describe('social sign-up', () => {
  const given = { ...input, social };

  it('starts at once for a general member without an ID, with details from the provider', async () => {
    const stay = begin(given);
    expect(stay.asked()).toEqual({ hotel_code: '1', member_type: 'GENERAL', social_ticket: social.ticket });
    await stay.reply(startedSignup(['PHONE']));
    expect(stay.now().context.information).toEqual({
      last_name: '이',
      first_name: '서준',
      email: 'seojun@guest.example',
    });
    stay.send(agree);
    expect(stay.now().context.proof).toEqual({ channel: 'SMS', subject: 'MEMBER', to: '01055500177' });
    await through(stay, ...byPhone, [checkEmail, free], [submit, created]);
    expect(stay.steps().at(-1)).toEqual([
      'createSocialMember',
      withToken({ ...person, agreements: { PRIVACY: true, TERMS: true, MARKETING: false } }),
    ]);
    expect(stay.now().value).toBe('welcome');
    expect(stay.now().context.created).toEqual(created);
  });

  it('requires another social login after it has expired, and keeps the typed details', async () => {
    const stay = begin(given);
    await stay.reply(startedSignup(['PHONE']));
    stay.send({ type: 'SAVE', information: { birthday: '1992-05-14' } }, agree);
    await through(stay, [sendCode, problem('session_expired')]);
    stay.send(event('RESTART'));
    const typed = { last_name: '이', first_name: '서준', email: 'seojun@guest.example', birthday: '1992-05-14' };
    expect(stay.now().value).toBe('socialAgain');
    expect(stay.now().context.information).toEqual(typed);
    expect(initialSignup({ ...given, information: typed }).information).toEqual(typed);
  });
});

describe('duplicate checks', () => {
  it('are required for the ID and the email address', async () => {
    const stay = await asFarAsInformation();
    stay.send(submit);
    expect(stay.now().value).toBe('information');
    expect(stay.now().context.information).toEqual(information);
    await through(stay, [checkId, free]);
    stay.send(submit);
    expect(stay.now().value).toBe('information');
    await through(stay, [checkEmail, free]);
    stay.send(submit);
    expect(stay.now().value).toBe('creating');
  });

  it('apply only to the checked value', async () => {
    const stay = await asFarAsChecked();
    stay.send({ type: 'SAVE', information: { login_id: 'haneul27', last_name: '최' } });
    expect(isChecked(stay.now().context, 'login_id', 'haneul27')).toBe(true);
    stay.send({ type: 'SAVE', information: { login_id: 'haneul28' } });
    expect(stay.now().context.checked).toEqual({ login_id: null, email: person.email });
    stay.send({ ...submit, information: { ...information, email: 'other@guest.example' } });
    expect(stay.now().value).toBe('information');
    expect(stay.now().context.information.email).toBe('other@guest.example');
  });

  it('are ignored if the value changes before the response arrives', async () => {
    const stay = await asFarAsInformation();
    stay.send(checkId, { type: 'SAVE', information: { login_id: 'haneul28' } });
    await stay.reply(free);
    const { context } = stay.now();
    expect(isChecked(context, 'login_id', context.information.login_id)).toBe(false);
  });

  it('report a taken value', async () => {
    const stay = await asFarAsChecked();
    await through(stay, [checkId, problem('duplicate_id')]);
    expect(stay.now().context).toMatchObject({ checked: { login_id: null }, problem: { code: 'duplicate_id' } });
  });

  it('accept a verified email address without a check, but no other value', () => {
    const provenEmail = { ...initialSignup(input), signup: signupState([], { email: 'haneul27' }).signup };
    expect(isChecked(provenEmail, 'email', 'haneul27')).toBe(true);
    expect(isChecked(provenEmail, 'login_id', 'haneul27')).toBe(false);
  });

  it('reject empty values', () => {
    expect(isChecked(initialSignup(input), 'email', '')).toBe(false);
    expect(isChecked(initialSignup(input), 'email', undefined)).toBe(false);
  });
});

describe('member creation', () => {
  it.each([
    ['duplicate_id', { login_id: null, email: person.email }],
    ['duplicate_email', { login_id: 'haneul27', email: null }],
    ['duplicate_phone', { login_id: 'haneul27', email: person.email }],
    ['rejoin_too_early', { login_id: 'haneul27', email: person.email }],
  ] as const)('keeps the typed details after %s, and removes the check of the taken value', async (code, checked) => {
    const stay = await asFarAsChecked();
    await through(stay, [submit, problem(code)]);
    expect(stay.now().value).toBe('information');
    expect(stay.now().context).toMatchObject({ information, checked, problem: { code } });
  });

  it('is repeated with the same body if no response arrives', async () => {
    const stay = await asFarAsChecked();
    await through(stay, [submit, lost]);
    expect(stay.now().context.problem).toEqual(localProblem('unavailable'));
    stay.send(submit);
    expect(stay.calls.at(-1)?.input).toEqual(stay.calls.at(-2)?.input);
  });

  it('opens the step for a missing proof', async () => {
    const stay = await asFarAsChecked();
    await through(stay, [submit, problem('signup_not_completed')]);
    expect(stay.asked()).toEqual({ signupToken });
    await stay.reply(signupState(['PHONE']));
    expect(stay.now().value).toBe('contact');
    expect(stay.now().context).toMatchObject({ information, problem: { code: 'signup_not_completed' } });
    stay.send(sendCode);
    expect(stay.now().context.problem).toBeNull();
  });

  it('ignores changes while it is running', async () => {
    const stay = await asFarAsChecked();
    stay.send(submit, { type: 'SAVE', information: { last_name: '최' } });
    expect(stay.now().context.information).toEqual(information);
  });
});

describe('guardian', () => {
  it('is required for a member under 14, and must verify a phone number before the sign-up continues', async () => {
    const stay = await asFarAsChecked();
    const young = { ...submit, information: { ...information, guardian_name: '박지훈' }, guardianNeeded: true };
    stay.send(young);
    expect(stay.now().value).toBe('guardian');
    expect(stay.now().context).toMatchObject({
      problem: { code: 'guardian_consent_required' },
      proof: { channel: 'SMS', subject: 'GUARDIAN', to: '' },
    });
    await through(stay, [{ ...sendCode, to: '01055500199' }, sent]);
    expect(stay.asked()).toEqual(withToken({ channel: 'SMS', subject: 'GUARDIAN', to: '01055500199' }));
    expect(signupStepOf(stay.now())).toBe('information');
    await through(stay, [event('CODE'), guardedSignup]);
    expect(stay.now().value).toBe('information');
    stay.send(young);
    expect(stay.asked()).toMatchObject({ body: { guardian_name: '박지훈' } });
  });

  it.each(['SMS', 'EMAIL'] as const)(
    'does not prevent the member from verifying another contact: %s',
    async (channel) => {
      const stay = await asFarAsInformation();
      stay.send(event('GUARDIAN'), event('BACK'), { type: 'CHANGE_CONTACT', channel });
      expect(stay.now().context.proof).toEqual({ channel, subject: 'MEMBER', to: '' });
    },
  );
});

describe('verification code', () => {
  it('can be entered again after a wrong one, and the attempts are counted', async () => {
    const stay = begin();
    await through(stay, [choose, startedSignup(['PHONE'])]);
    stay.send(agree);
    await through(stay, [sendCode, sent], [event('CODE'), problem('verification_failed')]);
    expect(stay.now().context).toMatchObject({ attempts: 1, problem: { code: 'verification_failed' } });
    await through(stay, [event('RESEND'), sent]);
    expect(stay.now().context).toMatchObject({ attempts: 0, problem: null });
  });

  it.each(['verification_expired', 'duplicate_phone', 'rejoin_too_early'] as const)(
    'leads back to the typed phone number, with the reason, after %s',
    async (code) => {
      const stay = begin();
      await through(stay, [choose, startedSignup(['PHONE'])]);
      stay.send(agree);
      await through(stay, [sendCode, sent], [event('CODE'), problem(code)]);
      expect(stay.now().value).toBe('contact');
      expect(stay.now().context).toMatchObject({
        verification: null,
        problem: { code },
        proof: { to: '01055500163' },
      });
    },
  );
});

it('keeps a typed contact for its own channel only', () => {
  const phone = { channel: 'SMS', subject: 'MEMBER' } as const;
  expect(proofOf(everything.proof, phone)).toEqual({ ...phone, to: '01055500163' });
  expect(proofOf(everything.proof, { ...phone, channel: 'EMAIL' })).toEqual({ ...phone, channel: 'EMAIL', to: '' });
});

describe('expired sign-up', () => {
  it('is reported, and restarts with the typed details but without any proof', async () => {
    const stay = await asFarAsChecked();
    await through(stay, [submit, problem('session_expired')]);
    expect(stay.now().value).toBe('expired');
    stay.send(event('RESTART'));
    expect(stay.asked()).toEqual({ hotel_code: '1', member_type: 'GENERAL' });
    expect(stay.now().context).toEqual({
      ...initialSignup(input),
      memberType: 'GENERAL',
      agreements,
      information,
      proof: { channel: 'SMS', subject: 'MEMBER', to: '01055500163' },
    });
  });
});

it('clears the proofs when the member type changes', async () => {
  const stay = await asFarAsInformation();
  stay.send(event('BACK'), event('BACK'));
  expect(stay.now().value).toBe('chooseType');
  expect(stay.now().context).toMatchObject({ signupToken: null, signup: null, problem: null });
});

describe('after a reload', () => {
  testReload(signupMachine, input, everything, ['choosing', 'proving', 'anotherProof']);

  it("requests the state of the sign-up and returns to the guest's step", async () => {
    const before = await asFarAsChecked();
    const after = begin(input, JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot())));
    await through(after, [event('RESUME'), verifiedSignup]);
    expect(after.steps()).toEqual([['getSignup', { signupToken }]]);
    expect(after.now().value).toBe('information');
    expect(after.now().context).toEqual(before.now().context);
  });

  it('still shows the problem that occurred before the reload', async () => {
    const before = await asFarAsChecked();
    await through(before, [submit, problem('duplicate_id')]);
    const after = begin(input, JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot())));
    await through(after, [event('RESUME'), verifiedSignup]);
    expect(after.now().context.problem).toEqual(problem('duplicate_id'));
  });

  it('reports that the sign-up has expired', async () => {
    const before = await asFarAsInformation();
    const after = begin(input, JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot())));
    await through(after, [event('RESUME'), problem('session_expired')]);
    expect(after.now().value).toBe('expired');
  });
});

describe('secrets', () => {
  it.each([
    ['confirmCode', 'code', event('CODE'), 'code'],
    ['createMember', 'information', submit, 'information'],
  ] as const)(
    'for %s are never stored in any state, and are requested again after a reload',
    async (src, from, sent, to) => {
      const form = secretChannel<string>();
      const asked: string[] = [];
      const logic = form.actor((_, secret) => {
        asked.push(secret);
        return new Promise<never>(() => {});
      });
      const silent = Object.fromEntries(
        sources.map((source) => [source, fromPromise(() => new Promise<never>(() => {}))]),
      );
      const machine = signupMachine.provide({ actors: { ...silent, [src]: logic } as never });
      const before = createActor(machine, {
        input,
        snapshot: signupMachine.resolveState({ value: from, context: everything }),
      }).start();
      form.put('canary');
      expect(JSON.stringify(before.getPersistedSnapshot())).not.toContain('canary');
      before.send(sent as never);
      const kept = JSON.stringify(before.getPersistedSnapshot());
      before.stop();
      expect(asked).toEqual(['canary']);
      expect(kept).not.toContain('canary');

      const after = createActor(machine, { input, snapshot: JSON.parse(kept) }).start();
      await flushPromises();
      expect(asked).toHaveLength(1);
      expect(after.getSnapshot().value).toBe(to);
      expect(after.getSnapshot().context.problem).toEqual(localProblem('unavailable'));
      after.stop();
    },
  );
});

describe('progress', () => {
  const progressAt = (value: string) =>
    signupProgress(signupMachine.resolveState({ value: value as 'code', context: { ...everything, created } }))
      .map(({ step, state }) => `${step} ${state}`)
      .join(', ');

  it.each([
    ['chooseType', 'type current, verify ahead, information ahead, welcome ahead'],
    ['code', 'type done, verify current, information ahead, welcome ahead'],
    ['information', 'type done, verify done, information current, welcome ahead'],
    ['welcome', 'type done, verify done, information done, welcome done'],
  ])('is correct in the state %s', (value, steps) => expect(progressAt(value)).toBe(steps));
});
