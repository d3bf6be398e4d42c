import { fromPromise } from 'xstate';
import { listOwnedRooms } from '../../generated/hooks/presale.ts';
import {
  checkDuplicate,
  confirmSignupCode,
  createMember,
  createSocialMember,
  getSignup,
  sendSignupCode,
  startSignup,
  verifyAffiliation,
  verifyOwnership,
} from '../../generated/hooks/signup.ts';
import type {
  AffiliationRequest,
  DuplicateCheckRequest,
  DuplicateCheckResult,
  MemberCreated,
  OwnedRoomsResult,
  OwnershipRequest,
  SignupCodeRequest,
  SignupResult,
  SocialMemberInformation,
  StartSignupRequest,
  StartSignupResult,
  VerificationResult,
} from '../../generated/types.ts';
import { secretChannel } from '../../machines/secret-channel.ts';
import type { ConfirmCodeInput, CreateMemberInput, Joined, WithToken } from '../../machines/signup/signup.context.ts';
import { signupMachine } from '../../machines/signup/signup.machine.ts';
import { rejectWithProblem } from '../platform/api/api.ts';
import { login } from '../session/index.ts';
import type { Passwords } from './information/information-draft.ts';

type Options = { headers: { 'Signup-Token': string }; signal?: AbortSignal };

function call<Body, Output>(send: (body: Body, options: Options) => Promise<Output>) {
  return fromPromise<Output, { signupToken: string; body: Body }>(({ input, signal }) =>
    send(input.body, { headers: { 'Signup-Token': input.signupToken }, signal }).catch(rejectWithProblem),
  );
}
function read<Output>(get: (options: Options) => Promise<Output>) {
  return fromPromise<Output, WithToken>(({ input, signal }) =>
    get({ headers: { 'Signup-Token': input.signupToken }, signal }).catch(rejectWithProblem),
  );
}

/**
 * Logs the new member in, and returns the member without the session. If the login can't be stored, the account still
 * exists, and the welcome page offers to log in.
 */
async function logInNew({ session, ...joined }: MemberCreated): Promise<Joined> {
  if (session) await login(session, { silent: true }).catch(() => undefined);
  return joined;
}

/** Secrets bypass the machine, so no snapshot contains them. */
export function signupLogic() {
  const code = secretChannel<{ code: string }>();
  const passwords = secretChannel<Passwords>();
  const bearing = (signupToken: string) => ({ headers: { 'Signup-Token': signupToken } });
  const logic = signupMachine.provide({
    actors: {
      startSignup: fromPromise<StartSignupResult, StartSignupRequest>(({ input }) =>
        startSignup(input).catch(rejectWithProblem),
      ),
      getSignup: read<SignupResult>(getSignup),
      verifyAffiliation: call<AffiliationRequest, SignupResult>(verifyAffiliation),
      ownedRooms: read<OwnedRoomsResult>(listOwnedRooms),
      verifyOwnership: call<OwnershipRequest, SignupResult>(verifyOwnership),
      sendCode: call<SignupCodeRequest, VerificationResult>(sendSignupCode),
      confirmCode: code.actor<SignupResult, ConfirmCodeInput>((input, secret) =>
        confirmSignupCode({ ...input.body, ...secret }, bearing(input.signupToken)).catch(rejectWithProblem),
      ),
      checkDuplicate: call<DuplicateCheckRequest, DuplicateCheckResult>(checkDuplicate),
      createMember: passwords.actor<Joined, CreateMemberInput>((input, secret) =>
        createMember({ ...input.body, ...secret }, bearing(input.signupToken)).then(logInNew, rejectWithProblem),
      ),
      createSocialMember: call<SocialMemberInformation, Joined>((body, options) =>
        createSocialMember(body, options).then(logInNew),
      ),
    },
  });
  return { logic, code, passwords };
}
