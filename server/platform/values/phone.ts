/**
 * Returns a Korean mobile number in its national form, such as 01055500163 for 821055500163 and 00821055500163, so that
 * the same phone isn't counted twice. Removes the international prefix 00 from any other number.
 */
export function homePhone(digits: string): string {
  return digits.replace(/^00/, '').replace(/^820?(1[016789][0-9]{7,8})$/, '0$1');
}

/** Replaces the four digits before the last four with asterisks. Numbers have at least eight digits. */
export function maskPhone(digits: string): string {
  return digits.replace(/\d{4}(?=\d{4}$)/, '****');
}
