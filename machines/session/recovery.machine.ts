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

type RecoveryEvent =
  | { type: 'SEND_CODE'; phone_number: string; loginId?: string; user_name?: string }
  | { type: 'CODE' }
  | { type: 'RESEND' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'AGAIN' }
  | { type: 'BACK' };
type SendCodeEvent = ExtractEvent<RecoveryEvent, 'SEND_CODE'>;

/** The inputs never contain secrets; see machines/secret-channel.ts. */
export type ConfirmInput = { verificationId: string; body: Omit<ConfirmationRequest, 'code'> };
export type ChangePasswordInput = Omit<ChangePasswordRequest, 'password' | 'password_confirm'>;

export type RecoveryContext = {
  hotel_code: string;
  goal: RecoveryGoal;
  loginId: string;
  user_name: string;
  phone_number: string;
  verification: Omit<VerificationResult, 'result'> | null;
  /** The ticket for the confirmed code. It works once. */
  ticket: string | null;
  ticketExpiresAt: string | null;
  /** Whether a request to change the password received no response and may therefore have been applied. */
  mayBeChanged: boolean;
  /** The number of wrong codes entered. The server allows five. */
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

const keepProblem = { type: 'store the problem', params: fromError } as const;
const codeSent = { target: 'code', actions: { type: 'store the verification', params: fromOutput } } as const;
/** If a code was sent earlier, returns to the code form, because that code is still valid. */
const codeNotSent = { guard: 'a code was sent', target: 'code', actions: keepProblem } as const;

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
    'the goal is an ID': ({ context }) => context.goal === 'id',
    'ID and name are given': (_, { loginId, user_name }: SendCodeEvent) => !!loginId && !!user_name,
    'a code was sent': ({ context }) => context.verification !== null,
    'there are no IDs': (_, { data }: FindIdResult) => data.length === 0,
    'no member has the number': (_, { code }: Problem) => code === 'id_not_found',
    'the call may have succeeded': (_, { code }: Problem) => code === 'unavailable' || code === 'internal',
    'the verification has expired': (_, { code }: Problem) => code === 'verification_expired',
    'the code is wrong': (_, { code }: Problem) => code === 'verification_failed',
  },
  actions: {
    'store the person': assign(({ context }, { phone_number, loginId, user_name }: SendCodeEvent) => ({
      phone_number,
      loginId: loginId ?? context.loginId,
      user_name: user_name ?? context.user_name,
      mayBeChanged: false,
      problem: null,
    })),
    'store the verification': assign((_, { result: _result, ...verification }: VerificationResult) => ({
      verification,
      attempts: 0,
      problem: null,
    })),
    'clear the proof': assign({ verification: null, ticket: null, ticketExpiresAt: null, attempts: 0 }),
    'store the ticket': assign((_, { ticket, expires_at }: ConfirmationResult) => ({
      ticket,
      ticketExpiresAt: expires_at,
      verification: null,
      problem: null,
    })),
    'mark the password as possibly changed': assign({ mayBeChanged: true }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'store the IDs': assign((_, { data }: FindIdResult) => ({ found: data })),
    'clear the problem': assign({ problem: null }),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'recovery',
  description: 'Finds a forgotten ID or resets a forgotten password, using a code sent to the phone.',
  context: ({ input }) => initialRecovery(input),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Selects the form for the goal.',
      always: [{ guard: 'the goal is an ID', target: 'phone' }, { target: 'person' }],
    },

    phone: {
      description: 'Shows the form for the mobile number.',
      entry: 'clear the proof',
      on: { SEND_CODE: { target: 'sending', actions: { type: 'store the person', params: fromEvent } } },
    },

    person: {
      description: 'Shows the form for ID, name and mobile number.',
      entry: 'clear the proof',
      on: {
        SEND_CODE: {
          guard: { type: 'ID and name are given', params: fromEvent },
          target: 'asking',
          actions: { type: 'store the person', params: fromEvent },
        },
      },
    },

    sending: {
      description: 'Sending a code to the number, even if no member has it.',
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
      description: 'Sending a code if ID, name and number match. If they do not, the response is the same.',
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
      description: 'Shows the form for the code.',
      on: {
        CODE: { target: 'confirming', actions: 'clear the problem' },
        RESEND: [
          { guard: 'the goal is an ID', target: 'sending', actions: 'clear the problem' },
          { target: 'asking', actions: 'clear the problem' },
        ],
        BACK: { target: 'choosing', actions: 'clear the problem' },
      },
    },

    confirming: {
      description: 'Verifying the code.',
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({
          verificationId: required(context.verification).verification_id,
          body: { hotel_code: context.hotel_code },
        }),
        onDone: [
          { guard: 'the goal is an ID', target: 'finding', actions: { type: 'store the ticket', params: fromOutput } },
          { target: 'newPassword', actions: { type: 'store the ticket', params: fromOutput } },
        ],
        onError: [
          {
            guard: { type: 'the code is wrong', params: fromError },
            target: 'code',
            actions: ['count the attempt', keepProblem],
          },
          {
            guard: { type: 'the verification has expired', params: fromError },
            target: 'choosing',
            actions: keepProblem,
          },
          { target: 'code', actions: keepProblem },
        ],
      },
    },

    finding: {
      description: 'Requesting the IDs that are registered with the verified number.',
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
            guard: { type: 'there are no IDs', params: fromOutput },
            target: 'notFound',
            actions: { type: 'store the problem', params: localProblem('id_not_found') },
          },
          { target: 'found', actions: { type: 'store the IDs', params: fromOutput } },
        ],
        onError: [
          { guard: { type: 'no member has the number', params: fromError }, target: 'notFound', actions: keepProblem },
          { guard: { type: 'the verification has expired', params: fromError }, target: 'phone', actions: keepProblem },
          { target: 'findInterrupted', actions: keepProblem },
        ],
      },
    },

    findInterrupted: {
      description: 'No response arrived. The number stays verified, so the guest can retry.',
      on: { RETRY: { target: 'finding', actions: 'clear the problem' } },
    },

    newPassword: {
      description: 'Shows the form for the new password.',
      on: { SUBMIT: { target: 'changing', actions: 'clear the problem' } },
    },

    changing: {
      description: 'Setting the new password.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { hotel_code, ticket } }) => ({ hotel_code, ticket: required(ticket) }),
        onDone: 'changed',
        onError: [
          {
            guard: { type: 'the verification has expired', params: fromError },
            target: 'person',
            actions: keepProblem,
          },
          {
            guard: { type: 'the call may have succeeded', params: fromError },
            target: 'newPassword',
            actions: ['mark the password as possibly changed', keepProblem],
          },
          { target: 'newPassword', actions: keepProblem },
        ],
      },
    },

    notFound: {
      description: 'No ID is registered with the number. This is shown only after the number is verified.',
      on: { AGAIN: { target: 'phone', actions: 'clear the problem' } },
    },

    found: { type: 'final', description: 'The IDs are shown.' },
    changed: { type: 'final', description: 'The password was changed, and every session was ended.' },
  },
});
