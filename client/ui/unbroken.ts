/** A line may end before or after the words, and not within them. */
export function unbroken(messages: string): string {
  return messages.replaceAll(' ', '\u00a0');
}
