/** Prevents line breaks within the text. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
