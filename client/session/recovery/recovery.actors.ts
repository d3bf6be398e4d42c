import { fromPromise } from 'xstate';
import {
  changePassword,
  confirmVerification,
  findLoginId,
  findPassword,
  requestVerification,
} from '../../../generated/hooks/session.ts';
import type {
  ConfirmationResult,
  FindIdRequest,
  FindIdResult,
  FindPasswordRequest,
  VerificationRequest,
  VerificationResult,
} from '../../../generated/types.ts';
import { secretChannel } from '../../../machines/secret-channel.ts';
import {
  type ChangePasswordInput,
  type ConfirmInput,
  recoveryMachine,
} from '../../../machines/session/recovery.machine.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';

/** Secrets bypass the machine, so no snapshot contains them. */
export function recoveryLogic() {
  const code = secretChannel<{ code: string }>();
  const passwords = secretChannel<{ password: string; password_confirm: string }>();
  const logic = recoveryMachine.provide({
    actors: {
      sendCode: fromPromise<VerificationResult, VerificationRequest>(({ input }) =>
        requestVerification(input).catch(rejectWithProblem),
      ),
      findPassword: fromPromise<VerificationResult, FindPasswordRequest>(({ input }) =>
        findPassword(input).catch(rejectWithProblem),
      ),
      confirm: code.actor<ConfirmationResult, ConfirmInput>(({ verificationId, body }, secret) =>
        confirmVerification(verificationId, { ...body, ...secret }).catch(rejectWithProblem),
      ),
      findId: fromPromise<FindIdResult, FindIdRequest>(({ input }) => findLoginId(input).catch(rejectWithProblem)),
      changePassword: passwords.actor<void, ChangePasswordInput>(async (input, secret) => {
        await changePassword({ ...input, ...secret }).catch(rejectWithProblem);
      }),
    },
  });
  return { code, passwords, logic };
}
