import { initialRecovery, recoverySetup } from './recovery.setup.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { localProblem } from '../problem.ts';

const keepTheProblem = { type: 'keep the problem', params: fromError } as const;
const backToTheForm = [
  { guard: 'an ID is sought', target: 'phone', actions: 'forget the problem' },
  { target: 'person', actions: 'forget the problem' },
] as const;
const expired = { type: 'keep the problem', params: localProblem('verification_expired') } as const;

/** The first form again, with what was typed there. */
const codeSent = { target: 'code', actions: { type: 'keep the code that is under way', params: fromOutput } } as const;
const codeNotSent = { guard: 'a code is under way', target: 'code', actions: keepTheProblem } as const;

/**
 * A forgotten ID, found by the mobile number; a forgotten password, set anew by ID, name and mobile number. Both are proven by
 * a code to the number. Codes and passwords are handed past it (machines/secret-channel.ts). Pure; the actors are provided.
 */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  description: 'Finds a forgotten ID, or sets a forgotten password anew, for who holds the phone.',
  context: ({ input }) => initialRecovery(input),
  initial: 'choosing',
  output: ({ context: { goal, found, loginId } }) => (goal === 'id' ? { goal, ids: found } : { goal, loginId }),
  states: {
    choosing: {
      description: 'What was forgotten decides the form.',
      always: [{ guard: 'an ID is sought', target: 'phone' }, { target: 'person' }],
    },

    phone: {
      description: 'The mobile number whose ID is sought.',
      entry: 'forget the proof',
      on: { SEND_CODE: { target: 'sending', actions: { type: 'take who it is', params: fromEvent } } },
    },

    person: {
      description: 'ID, name and mobile number of whose password is to be set.',
      entry: 'forget the proof',
      on: {
        SEND_CODE: {
          guard: { type: 'ID and name are given', params: fromEvent },
          target: 'asking',
          actions: { type: 'take who it is', params: fromEvent },
        },
      },
    },

    sending: {
      description: 'A code is being sent to the number, whether or not anybody has it.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { hotelCode, phone_number } }) => ({ hotelCode, phone_number }),
        onDone: codeSent,
        onError: [codeNotSent, { target: 'phone', actions: keepTheProblem }],
      },
    },

    asking: {
      description: 'A code is being sent if ID, name and number belong together; it looks the same if they do not.',
      tags: 'busy',
      invoke: {
        id: 'findPassword',
        src: 'findPassword',
        input: ({ context: { hotelCode, loginId, user_name, phone_number } }) => ({
          hotelCode,
          loginId,
          user_name,
          phone_number,
        }),
        onDone: codeSent,
        onError: [codeNotSent, { target: 'person', actions: keepTheProblem }],
      },
    },

    code: {
      description: 'The code that came to the phone.',
      on: {
        CODE: { target: 'confirming', actions: 'forget the problem' },
        RESEND: [
          { guard: 'an ID is sought', target: 'sending', actions: 'forget the problem' },
          { target: 'asking', actions: 'forget the problem' },
        ],
        CODE_EXPIRED: [
          { guard: 'an ID is sought', target: 'phone', actions: expired },
          { target: 'person', actions: expired },
        ],
        BACK: backToTheForm,
      },
    },

    confirming: {
      description: 'The code is being checked.',
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({
          verificationId: required(context.verification).verification_id,
          body: { hotelCode: context.hotelCode },
        }),
        onDone: [
          { guard: 'an ID is sought', target: 'finding', actions: { type: 'keep the ticket', params: fromOutput } },
          { target: 'newPassword', actions: { type: 'keep the ticket', params: fromOutput } },
        ],
        onError: [
          {
            guard: { type: 'it is not the code', params: fromError },
            target: 'code',
            actions: ['count the attempt', keepTheProblem],
          },
          { guard: { type: 'the proof has expired', params: fromError }, target: 'choosing', actions: keepTheProblem },
          { target: 'code', actions: keepTheProblem },
        ],
      },
    },

    finding: {
      description: 'The IDs of the proven number are asked for.',
      tags: 'busy',
      invoke: {
        id: 'findId',
        src: 'findId',
        input: ({ context: { hotelCode, phone_number, ticket } }) => ({
          hotelCode,
          phone_number,
          ticket: required(ticket),
        }),
        onDone: [
          {
            guard: { type: 'there are none', params: fromOutput },
            target: 'notFound',
            actions: { type: 'keep the problem', params: localProblem('id_not_found') },
          },
          { target: 'found', actions: { type: 'keep what was found', params: fromOutput } },
        ],
        onError: [
          { guard: { type: 'nobody has the number', params: fromError }, target: 'notFound', actions: keepTheProblem },
          { guard: { type: 'the proof has expired', params: fromError }, target: 'phone', actions: keepTheProblem },
          { target: 'findInterrupted', actions: keepTheProblem },
        ],
      },
    },

    findInterrupted: {
      description: 'No answer, though the number is proven; it can be asked again.',
      tags: 'interrupted',
      on: {
        RETRY: { target: 'finding', actions: 'forget the problem' },
        BACK: { target: 'phone', actions: 'forget the problem' },
      },
    },

    newPassword: {
      description: 'The new password, twice.',
      on: {
        SUBMIT: { target: 'changing', actions: 'forget the problem' },
        BACK: { target: 'person', actions: 'forget the problem' },
      },
    },

    changing: {
      description: 'The new password is being set.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { hotelCode, ticket } }) => ({ hotelCode, ticket: required(ticket) }),
        onDone: 'changed',
        onError: [
          { guard: { type: 'the proof has expired', params: fromError }, target: 'person', actions: keepTheProblem },
          {
            guard: { type: 'no answer came', params: fromError },
            target: 'newPassword',
            actions: ['it may be changed', keepTheProblem],
          },
          { target: 'newPassword', actions: keepTheProblem },
        ],
      },
    },

    notFound: {
      description: 'No ID belongs to the number, which is told to who has proven it.',
      tags: 'told',
      on: { AGAIN: { target: 'phone', actions: 'forget the problem' } },
    },

    found: { type: 'final', description: 'The IDs.' },
    changed: { type: 'final', description: 'The new password is in force, and every session is ended.' },
  },
});
