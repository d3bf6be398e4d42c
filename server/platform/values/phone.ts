/** A Korean mobile by its number at home, however it was dialled: 821055500163 is 01055500163. So nobody has one phone twice. */
export function homePhone(digits: string): string {
  return digits.replace(/^820?(1[016789][0-9]{7,8})$/, '0$1');
}
