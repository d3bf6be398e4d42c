import { assign, type ExtractEvent, setup } from 'xstate';
import type {
  ChangePasswordRequest,
  ConfirmationRequest,
  ConfirmationResult,
  FindIdRequest,
  FindIdResult,
  FindPasswordRequest,
  FoundId,
  Problem,
  VerificationRequest,
  VerificationResult,
} from '../../generated/types.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { localProblem } from '../problem.ts';
import { unimplementedActor } from '../unimplemented.ts';

export type RecoveryGoal = 'id' | 'password';
export type RecoveryInput = { hotel_code: string; goal: RecoveryGoal; loginId?: string };

export type RecoveryEvent =
  | { type: 'SEND_CODE'; phone_number: string; loginId?: string; user_name?: string }
  | { type: 'CODE' }
  | { type: 'RESEND' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'AGAIN' }
  | { type: 'BACK' };
type SendCodeEvent = ExtractEvent<RecoveryEvent, 'SEND_CODE'>;

/** Secrets are not part of the inputs; see machines/secret-channel.ts. */
export type ConfirmInput = { verificationId: string; body: Omit<ConfirmationRequest, 'code'> };
export type ChangePasswordInput = Omit<ChangePasswordRequest, 'password' | 'password_confirm'>;

export type RecoveryContext = {
  hotel_code: string;
  goal: RecoveryGoal;
  loginId: string;
  user_name: string;
  phone_number: string;
  verification: Omit<VerificationResult, 'result'> | null;
  /** Ticket from the confirmed code; works once. */
  ticket: string | null;
  ticketExpiresAt: string | null;
  /** The password change got no answer and may have been applied. */
  mayBeChanged: boolean;
  /** Number of wrong codes; the server allows five. */
  attempts: number;
  found: FoundId[];
  problem: Problem | null;
};

export function initialRecovery({ hotel_code, goal, loginId = '' }: RecoveryInput): RecoveryContext {
  return {
    hotel_code,
    goal,
    loginId,
    user_name: '',
    phone_number: '',
    verification: null,
    ticket: null,
    ticketExpiresAt: null,
    mayBeChanged: false,
    attempts: 0,
    found: [],
    problem: null,
  };
}

const keepProblem = { type: 'keep the problem', params: fromError } as const;
const codeSent = { target: 'code', actions: { type: 'keep the verification', params: fromOutput } } as const;
/** The earlier code stays valid. */
const codeNotSent = { guard: 'a code is under way', target: 'code', actions: keepProblem } as const;

/**
 * Finds an ID by phone number, or sets a new password by ID, name and phone number. A code sent to the phone proves
 * both.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    input: {} as RecoveryInput,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: unimplementedActor<VerificationResult, VerificationRequest>('sendCode'),
    findPassword: unimplementedActor<VerificationResult, FindPasswordRequest>('findPassword'),
    confirm: unimplementedActor<ConfirmationResult, ConfirmInput>('confirm'),
    findId: unimplementedActor<FindIdResult, FindIdRequest>('findId'),
    changePassword: unimplementedActor<void, ChangePasswordInput>('changePassword'),
  },
  guards: {
    'an ID is sought': ({ context }) => context.goal === 'id',
    'ID and name are given': (_, { loginId, user_name }: SendCodeEvent) => !!loginId && !!user_name,
    'a code is under way': ({ context }) => context.verification !== null,
    'there are none': (_, { data }: FindIdResult) => data.length === 0,
    'nobody has the number': (_, { code }: Problem) => code === 'id_not_found',
    'it may have been done': (_, { code }: Problem) => code === 'unavailable' || code === 'internal',
    'the proof has expired': (_, { code }: Problem) => code === 'verification_expired',
    'it is not the code': (_, { code }: Problem) => code === 'verification_failed',
  },
  actions: {
    'take who it is': assign(({ context }, { phone_number, loginId, user_name }: SendCodeEvent) => ({
      phone_number,
      loginId: loginId ?? context.loginId,
      user_name: user_name ?? context.user_name,
      mayBeChanged: false,
      problem: null,
    })),
    'keep the verification': assign((_, { result: _result, ...verification }: VerificationResult) => ({
      verification,
      attempts: 0,
      problem: null,
    })),
    'forget the proof': assign({ verification: null, ticket: null, ticketExpiresAt: null, attempts: 0 }),
    'keep the ticket': assign((_, { ticket, expires_at }: ConfirmationResult) => ({
      ticket,
      ticketExpiresAt: expires_at,
      verification: null,
      problem: null,
    })),
    'note that it may be changed': assign({ mayBeChanged: true }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'keep what was found': assign((_, { data }: FindIdResult) => ({ found: data })),
    'forget the problem': assign({ problem: null }),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'recovery',
  description: 'Finds a forgotten ID, or sets a forgotten password anew, for who holds the phone.',
  context: ({ input }) => initialRecovery(input),
  initial: 'choosing',
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
        input: ({ context: { hotel_code, phone_number } }) => ({ hotel_code, phone_number }),
        onDone: codeSent,
        onError: [codeNotSent, { target: 'phone', actions: keepProblem }],
      },
    },

    asking: {
      description: 'A code is being sent if ID, name and number belong together; it looks the same if they do not.',
      tags: 'busy',
      invoke: {
        id: 'findPassword',
        src: 'findPassword',
        input: ({ context: { hotel_code, loginId, user_name, phone_number } }) => ({
          hotel_code,
          loginId,
          user_name,
          phone_number,
        }),
        onDone: codeSent,
        onError: [codeNotSent, { target: 'person', actions: keepProblem }],
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
        BACK: { target: 'choosing', actions: 'forget the problem' },
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
          body: { hotel_code: context.hotel_code },
        }),
        onDone: [
          { guard: 'an ID is sought', target: 'finding', actions: { type: 'keep the ticket', params: fromOutput } },
          { target: 'newPassword', actions: { type: 'keep the ticket', params: fromOutput } },
        ],
        onError: [
          {
            guard: { type: 'it is not the code', params: fromError },
            target: 'code',
            actions: ['count the attempt', keepProblem],
          },
          { guard: { type: 'the proof has expired', params: fromError }, target: 'choosing', actions: keepProblem },
          { target: 'code', actions: keepProblem },
        ],
      },
    },

    finding: {
      description: 'The IDs of the proven number are asked for.',
      tags: 'busy',
      invoke: {
        id: 'findId',
        src: 'findId',
        input: ({ context: { hotel_code, phone_number, ticket } }) => ({
          hotel_code,
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
          { guard: { type: 'nobody has the number', params: fromError }, target: 'notFound', actions: keepProblem },
          { guard: { type: 'the proof has expired', params: fromError }, target: 'phone', actions: keepProblem },
          { target: 'findInterrupted', actions: keepProblem },
        ],
      },
    },

    findInterrupted: {
      description: 'No answer, though the number is proven; it can be asked again.',
      on: { RETRY: { target: 'finding', actions: 'forget the problem' } },
    },

    newPassword: {
      description: 'The new password, twice.',
      on: { SUBMIT: { target: 'changing', actions: 'forget the problem' } },
    },

    changing: {
      description: 'The new password is being set.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { hotel_code, ticket } }) => ({ hotel_code, ticket: required(ticket) }),
        onDone: 'changed',
        onError: [
          { guard: { type: 'the proof has expired', params: fromError }, target: 'person', actions: keepProblem },
          {
            guard: { type: 'it may have been done', params: fromError },
            target: 'newPassword',
            actions: ['note that it may be changed', keepProblem],
          },
          { target: 'newPassword', actions: keepProblem },
        ],
      },
    },

    notFound: {
      description: 'No ID belongs to the number, which only who has proven it learns.',
      on: { AGAIN: { target: 'phone', actions: 'forget the problem' } },
    },

    found: { type: 'final', description: 'The IDs.' },
    changed: { type: 'final', description: 'The new password is in force, and every session is ended.' },
  },
});
