import { phoneDigits } from '../../ui/phone.ts';

export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Input attributes for a member ID. The contract defines `maxLength`. */
export const ID_INPUT = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 20 } as const;

/** Returns the trimmed text, or undefined if it is blank, so the request omits an optional field. */
export function orNothing(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined;
}

/** Like `orNothing`, for a name in English letters. Phone keyboards insert ’, but the contract allows only '. */
export function englishName(typed: string | undefined): string | undefined {
  return orNothing(typed?.replaceAll('’', "'"));
}

export function trimmed(typed: string | undefined): string {
  return typed?.trim() ?? '';
}

export function digitsOnly(typed: string | undefined): string | undefined {
  return typed?.replace(/\D/g, '') || undefined;
}

/**
 * Returns the digits of a phone number, as the contract requires, including a country code if one was typed. Returns
 * undefined if there are no digits.
 */
export function phoneNumber(typed: string | undefined): string | undefined {
  return phoneDigits(typed).replace('+', '') || undefined;
}
