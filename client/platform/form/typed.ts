import { phoneDigits } from '../../ui/phone.ts';

/** What may stay empty is not sent when it is blank. */
export function orNothing(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined;
}

export function trimmed(typed: string | undefined): string {
  return typed?.trim() ?? '';
}

/** Digits of a number that may be typed with dashes; nothing where there are none. */
export function digitsOnly(typed: string | undefined): string | undefined {
  return typed?.replace(/\D/g, '') || undefined;
}

/** A telephone number as the contract wants it: digits only, also from abroad; nothing where there are none. */
export function phoneNumber(typed: string | undefined): string | undefined {
  return phoneDigits(typed).replace('+', '') || undefined;
}
