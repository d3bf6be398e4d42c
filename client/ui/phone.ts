/** What was typed, without its decoration; a leading + stays, for numbers from abroad. */
export function phoneDigits(typed: string | null | undefined): string {
  const text = typed ?? '';
  return (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
}

/**
 * A telephone number as it is shown (specification, section 5): 8 digits 4-4; 9 or 10 digits that begin with 02
 * 2-3or4-4; other 10 or 11 digits 3-3or4-4; anything else as its digits.
 */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.startsWith('+')) return digits;
  if (digits.length === 8) return digits.replace(/^(\d{4})(\d{4})$/, '$1-$2');
  if (/^02\d{7,8}$/.test(digits)) return digits.replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3');
  return digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}
