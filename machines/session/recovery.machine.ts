import { given } from '../provide-me.ts';
import { answer, by, said, trouble } from '../words.ts';
import { initialRecovery, recoverySetup } from './recovery.setup.ts';

const keepTheProblem = by('keep the problem', trouble);
const backToTheForm = [
  { guard: 'an ID is sought', target: 'phone', actions: 'forget the problem' },
  { target: 'person', actions: 'forget the problem' },
] as const;
const expired = by('keep the problem', { code: 'verification_expired' } as const);

/** The first form again, with what was typed there. */
const codeSent = { target: 'code', actions: by('keep the code that is under way', answer) } as const;
const codeNotSent = { guard: 'a code is under way', target: 'code', actions: keepTheProblem } as const;

/**
 * A forgotten ID, found by the mobile number; a forgotten password, set anew by ID, name and mobile number. Both are proven by
 * a code to the number. Codes and passwords are handed past it (machines/secrets.ts). Pure; the actors are provided.
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
      on: { SEND_CODE: { target: 'sending', actions: by('take who it is', said) } },
    },

    person: {
      description: 'ID, name and mobile number of whose password is to be set.',
      entry: 'forget the proof',
      on: {
        SEND_CODE: {
          guard: by('ID and name are given', said),
          target: 'asking',
          actions: by('take who it is', said),
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
          verificationId: given(context.verification).verification_id,
          body: { hotelCode: context.hotelCode },
        }),
        onDone: [
          { guard: 'an ID is sought', target: 'finding', actions: by('keep the ticket', answer) },
          { target: 'newPassword', actions: by('keep the ticket', answer) },
        ],
        onError: [
          {
            guard: by('it is not the code', trouble),
            target: 'code',
            actions: ['count the attempt', keepTheProblem],
          },
          { guard: by('the proof has expired', trouble), target: 'choosing', actions: keepTheProblem },
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
          ticket: given(ticket),
        }),
        onDone: [
          {
            guard: by('there are none', answer),
            target: 'notFound',
            actions: by('keep the problem', { code: 'id_not_found' } as const),
          },
          { target: 'found', actions: by('keep what was found', answer) },
        ],
        onError: [
          { guard: by('nobody has the number', trouble), target: 'notFound', actions: keepTheProblem },
          { guard: by('the proof has expired', trouble), target: 'phone', actions: keepTheProblem },
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
        input: ({ context: { hotelCode, ticket } }) => ({ hotelCode, ticket: given(ticket) }),
        onDone: 'changed',
        onError: [
          { guard: by('the proof has expired', trouble), target: 'person', actions: keepTheProblem },
          {
            guard: by('no answer came', trouble),
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
