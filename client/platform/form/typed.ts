import { phoneDigits } from '../../ui/phone.ts';

export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Input attributes for a member ID; `maxLength` as in the contract. */
export const ID_INPUT = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 20 } as const;

/** Returns undefined for blank text, so that an optional field is left out. */
export function orNothing(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined;
}

export function trimmed(typed: string | undefined): string {
  return typed?.trim() ?? '';
}

export function digitsOnly(typed: string | undefined): string | undefined {
  return typed?.replace(/\D/g, '') || undefined;
}

/** Digits only, including the country code, as the contract expects. Undefined without any digit. */
export function phoneNumber(typed: string | undefined): string | undefined {
  return phoneDigits(typed).replace('+', '') || undefined;
}
