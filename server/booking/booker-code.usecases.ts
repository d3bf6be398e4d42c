import type { BookerCodeResult, CustomerInfo } from '../../generated/types.ts';
import { MobileNumber } from '../../generated/zod/schemas.ts';
import { ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { homePhone } from '../platform/values/phone.ts';
import { sendCode, type VerificationDeps } from '../session/verification.usecases.ts';
import { bookerOf } from './customer.rules.ts';

export type CodeCaller = { address: string; language: Language };

/** `owner` is the hold number. If `memberId` is set, only that member can use the code. */
type BookerCode = { companyCode: string; purpose: 'BOOKING' | 'CLAIM'; owner: string; memberId?: string };

/**
 * Sends the booker a code by SMS, or by email if the phone number isn't a mobile number. A new code replaces the
 * previous one for the same purpose.
 */
export async function sendBookerCode(
  deps: VerificationDeps,
  code: BookerCode,
  customer: CustomerInfo,
  caller: CodeCaller,
): Promise<Outcome<BookerCodeResult, 'rate_limited'>> {
  const booker = bookerOf(customer);
  const phone = homePhone(booker.phone);
  const target = MobileNumber.safeParse(phone).success
    ? ({ channel: 'SMS', to: phone } as const)
    : ({ channel: 'EMAIL', to: booker.email } as const);
  const sent = await sendCode(deps, { ...code, ...target, ...caller });
  return sent.ok ? ok({ ...sent.value, result: 'success', ...target }) : sent;
}
