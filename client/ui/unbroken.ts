/** Prevents line breaks within the text. */
export function unbroken(messages: string): string {
  return messages.replaceAll(' ', '\u00a0');
}
