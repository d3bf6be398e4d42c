/** What was typed, without its decoration; a leading + stays, for numbers from abroad. */
export function phoneDigits(typed: string | null | undefined): string {
  const text = typed ?? '';
  return (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
}

/** The address that calls a number. */
export function telOf(number: string): string {
  return `tel:${phoneDigits(number)}`;
}

/** Nine digits or more that begin with no 0 begin with another country's code (PhoneNumber in the contract). */
const FROM_ABROAD = /^[1-9]\d{8,}$/;

/**
 * A telephone number with its dashes (specification, section 5): 8 digits 4-4; 9 or 10 digits that begin with 02 2-3or4-4; other 10 or
 * 11 digits 3-3or4-4. Anything else, and what is no Korean number, as its digits.
 */
export function dashPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.startsWith('+') || FROM_ABROAD.test(digits)) return digits;
  if (digits.length === 8) return digits.replace(/^(\d{4})(\d{4})$/, '$1-$2');
  if (/^02\d{7,8}$/.test(digits)) return digits.replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3');
  return digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

/** A telephone number as it is shown: one from abroad as it is dialled from anywhere. */
export function formatPhone(stored: string): string {
  const dashed = dashPhone(stored);
  return FROM_ABROAD.test(dashed) ? `+${dashed}` : dashed;
}
