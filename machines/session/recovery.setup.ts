import { assign, setup } from 'xstate';
import type {
  ChangePasswordRequest,
  ConfirmationRequest,
  ConfirmationResult,
  FindIdRequest,
  FindIdResult,
  FindPasswordRequest,
  FoundId,
  VerificationRequest,
  VerificationResult,
  Problem,
} from '../../generated/types.ts';
import { unimplementedActor } from '../unimplemented.ts';

export type RecoveryGoal = 'id' | 'password';

export type RecoveryInput = { hotelCode: string; goal: RecoveryGoal; loginId?: string };

/** A code that is under way: until when it is good, and from when another may be asked for. */
export type Verification = Omit<VerificationResult, 'result'>;

export type RecoveryContext = {
  hotelCode: string;
  goal: RecoveryGoal;
  loginId: string;
  user_name: string;
  phone_number: string;
  verification: Verification | null;
  /** What the confirmed code gave; it opens one thing, once. */
  ticket: string | null;
  /** Until when; an instant. */
  ticketExpiresAt: string | null;
  /** A change of the password was not answered: it may be in force. */
  mayBeChanged: boolean;
  /** How many wrong codes were tried; the server allows five. */
  attempts: number;
  found: FoundId[];
  /** Why the last call did not do what was wanted; kept until the guest's next deed. */
  problem: Problem | null;
};

type SendCodeEvent = { type: 'SEND_CODE'; phone_number: string; loginId?: string; user_name?: string };

export type RecoveryEvent =
  | SendCodeEvent
  | { type: 'CODE' }
  | { type: 'RESEND' }
  | { type: 'CODE_EXPIRED' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'AGAIN' }
  | { type: 'BACK' };

export type RecoveryOutput = { goal: 'id'; ids: FoundId[] } | { goal: 'password'; loginId: string };

/** What a call needs beside the secret that is handed past the machine. */
export type ConfirmInput = { verificationId: string; body: Omit<ConfirmationRequest, 'code'> };
export type ChangePasswordInput = Omit<ChangePasswordRequest, 'password' | 'password_confirm'>;

export function initialRecovery({ hotelCode, goal, loginId }: RecoveryInput): RecoveryContext {
  return {
    hotelCode,
    goal,
    loginId: loginId ?? '',
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

/** The words of the recovery machine. */
export const recoverySetup = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    input: {} as RecoveryInput,
    output: {} as RecoveryOutput,
    tags: {} as 'busy' | 'interrupted' | 'told',
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
    'no answer came': (_, { code }: Problem) => code === 'unavailable' || code === 'internal',
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
    'keep the code that is under way': assign((_, { verification_id, expires_at, resend_at }: VerificationResult) => ({
      verification: { verification_id, expires_at, resend_at },
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
    'it may be changed': assign({ mayBeChanged: true }),
    'count the attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'keep what was found': assign((_, { data }: FindIdResult) => ({ found: data })),
    'forget the problem': assign({ problem: null }),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
  },
});
