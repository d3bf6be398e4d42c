/** Formats seconds as minutes and seconds, in the same way for every language: 90 becomes 1:30. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
