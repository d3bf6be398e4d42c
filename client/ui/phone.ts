/** Removes everything except digits and the leading + of an international number. */
export function phoneDigits(typed: string | null | undefined): string {
  const text = typed ?? '';
  return (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
}

export function telOf(number: string): string {
  return `tel:${phoneDigits(number)}`;
}

/** Nine or more digits without a leading 0 start with a country code (see PhoneNumber in the contract). */
const FROM_ABROAD = /^[1-9][\d*]{8,}$/;

/**
 * Formats a Korean number: 8 digits as 4-4; 9 or 10 digits starting with 02 as 2-3-4 or 2-4-4; other numbers with 10 or
 * 11 digits as 3-3-4 or 3-4-4. Returns all other numbers, including foreign ones, without separators. See
 * docs/specification.md.
 */
export function dashPhone(typed: string): string {
  return dashed(phoneDigits(typed));
}

/** `digits` may contain `*`, because the server masks some numbers. */
function dashed(digits: string): string {
  if (digits.startsWith('+') || FROM_ABROAD.test(digits)) return digits;
  if (digits.length === 8) return digits.replace(/^(.{4})(.{4})$/, '$1-$2');
  if (/^02.{7,8}$/.test(digits)) return digits.replace(/^(02)(.{3,4})(.{4})$/, '$1-$2-$3');
  return digits.replace(/^(.{3})(.{3,4})(.{4})$/, '$1-$2-$3');
}

export function formatPhone(stored: string): string {
  const number = stored.includes('*') ? dashed(stored) : dashPhone(stored);
  return FROM_ABROAD.test(number) ? `+${number}` : number;
}
