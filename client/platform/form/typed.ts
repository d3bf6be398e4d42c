import { phoneDigits } from '../../ui/phone.ts';

/** What a field for an email address tells the browser: its keyboard and autofill, and that nothing is to be corrected. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The same for a member's ID; as long as the contract lets one be. */
export const ID_INPUT = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 20 } as const;

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
