import { signupSetup } from './signup.setup.ts';
import { fromError, fromOutput, required } from '../params.ts';
import { localProblem } from '../problem.ts';
import {
  back,
  backTo,
  backToTheTarget,
  expired,
  keepTheProblem,
  nowItStands,
  proven,
  sendTheCode,
} from './signup.ways.ts';

/** Proof by a code: of a phone or an email, or of a guardian's phone. */
export const codes = {
  contact: signupSetup.createStateConfig({
    description: 'The phone or the email that is to be proven.',
    meta: { step: 'verify' },
    entry: 'forget the code',
    on: { SEND_CODE: sendTheCode, RESUME: 'refreshing', BACK: back('agreements') },
  }),

  guardian: signupSetup.createStateConfig({
    description: 'The phone of the guardian of a member under 14.',
    meta: { step: 'information' },
    entry: 'forget the code',
    on: { SEND_CODE: sendTheCode, BACK: back('information') },
  }),

  sendingCode: signupSetup.createStateConfig({
    description: 'A code is being sent.',
    meta: { step: 'verify' },
    tags: 'busy',
    invoke: {
      id: 'sendCode',
      src: 'sendCode',
      input: ({ context }) => ({ signupToken: required(context.signupToken), body: context.proof }),
      onDone: { target: 'code', actions: { type: 'keep the code that is under way', params: fromOutput } },
      onError: [
        expired,
        { guard: 'a code is under way', ...backTo('code') },
        { guard: 'it is for the guardian', ...backTo('guardian') },
        backTo('contact'),
      ],
    },
  }),

  code: signupSetup.createStateConfig({
    description: 'The code that came.',
    meta: { step: 'verify' },
    on: {
      CODE: back('confirmingCode'),
      RESEND: back('sendingCode'),
      CODE_EXPIRED: [
        {
          guard: 'it is for the guardian',
          target: 'guardian',
          actions: { type: 'keep the problem', params: localProblem('verification_expired') },
        },
        { target: 'contact', actions: { type: 'keep the problem', params: localProblem('verification_expired') } },
      ],
      BACK: backToTheTarget,
    },
  }),

  confirmingCode: signupSetup.createStateConfig({
    description: 'The code is being checked; whether phone or email are free is told only now.',
    meta: { step: 'verify' },
    tags: 'busy',
    invoke: {
      id: 'confirmCode',
      src: 'confirmCode',
      input: ({ context }) => ({
        signupToken: required(context.signupToken),
        body: { verification_id: required(context.verification).verification_id },
      }),
      onDone: [
        {
          guard: 'it is for the guardian',
          target: 'information',
          actions: nowItStands,
        },
        proven,
      ],
      onError: [
        expired,
        {
          guard: { type: 'it is not the code', params: fromError },
          target: 'code',
          actions: ['count the attempt', keepTheProblem],
        },
        { guard: { type: 'the proof is of no use', params: fromError }, ...backTo('uselessProof') },
        backTo('code'),
      ],
    },
  }),

  uselessProof: signupSetup.createStateConfig({
    description: 'Another phone or email has to be proven, or the same one again.',
    meta: { step: 'verify' },
    always: [{ guard: 'it is for the guardian', target: 'guardian' }, { target: 'contact' }],
  }),
};
