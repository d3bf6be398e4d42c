import type { ProblemCode } from '../../generated/problems.ts';
import type {
  SignupCodeRequest,
  SignupConfirmationRequest,
  SignupResult,
  VerificationResult,
} from '../../generated/types.ts';
import { MemberInformation, MobileNumber } from '../../generated/zod/schemas.ts';
import { checkFree } from '../member/member.usecases.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { homePhone } from '../platform/values/phone.ts';
import { confirmCode, sendCode } from '../session/verification.usecases.ts';
import type { SignupDeps } from './signup.usecases.ts';
import { noteStep, type SignupKey } from './signup.repository.ts';
import { channelFits } from './signup.rules.ts';
import { openSignup, takeStep } from './signup.usecases.ts';

type Caller = { address: string; language: Language };

/**
 * Sends a code to the phone number or email address to be verified. Doesn't reveal whether another member has it. Fails
 * with `validation` if this kind of member isn't verified through this channel, and with `invalid_phone` or
 * `invalid_email` if the recipient is invalid. A guardian's phone number must differ from the member's.
 */
export async function sendSignupCode(
  deps: SignupDeps,
  key: SignupKey,
  request: SignupCodeRequest,
  { address, language }: Caller,
): Promise<Outcome<VerificationResult, ProblemCode<'sendSignupCode'>>> {
  const opened = await openSignup(deps.db, key);
  if (!opened.ok) return opened;
  const { memberType, phoneNumber } = opened.value;
  const { channel, subject } = request;
  if (!channelFits(memberType, request)) return fieldFail('/channel', 'validation');
  if (channel === 'SMS' && !MobileNumber.safeParse(request.to).success) return fieldFail('/to', 'invalid_phone');
  if (channel === 'EMAIL' && !MemberInformation.shape.email.safeParse(request.to).success)
    return fieldFail('/to', 'invalid_email');
  const to = channel === 'SMS' ? homePhone(request.to) : request.to;
  if (subject === 'GUARDIAN' && to === phoneNumber)
    return fieldFail('/to', 'invalid_phone', 'This is the phone number of the member.');

  const sent = await sendCode(deps, { ...purposeOf(key), channel, to, language, address });
  if (!sent.ok) return sent;
  const code = sent.value.verification_id;
  const noted = await noteStep(
    deps.db,
    key,
    subject === 'GUARDIAN' ? { guardianCode: code } : { memberCode: code },
    deps.clock.now(),
  );
  return noted ? ok({ ...sent.value, result: 'success' }) : fail('session_expired');
}

/**
 * Confirms a code and records the proof. Unlike `sendSignupCode`, reveals whether another member has the phone number
 * or email address. Fails with `verification_expired` if a newer code has been sent.
 */
export async function confirmSignupCode(
  deps: SignupDeps,
  key: SignupKey,
  { verification_id, code }: SignupConfirmationRequest,
  { address }: Pick<Caller, 'address'>,
): Promise<Outcome<SignupResult, ProblemCode<'confirmSignupCode'>>> {
  const opened = await openSignup(deps.db, key);
  if (!opened.ok) return opened;
  const { memberCode, guardianCode } = opened.value;
  if (verification_id !== memberCode && verification_id !== guardianCode) return fail('verification_expired');
  const confirmed = await confirmCode(deps, { ...purposeOf(key), verificationId: verification_id, code, address });
  if (!confirmed.ok) return confirmed;
  const { to, channel } = confirmed.value;
  if (verification_id === guardianCode) return takeStep(deps, key, { guardianPhone: to });

  const isPhone = channel === 'SMS';
  const free = await checkFree(deps.db, deps, key.companyCode, isPhone ? { phone: to } : { email: to });
  return free.ok ? takeStep(deps, key, isPhone ? { phoneNumber: to } : { email: to }) : free;
}

function purposeOf({ companyCode, signupId }: SignupKey) {
  return { companyCode, purpose: 'SIGNUP', owner: signupId } as const;
}
