/** A line may end before or after the words, and not within them. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
