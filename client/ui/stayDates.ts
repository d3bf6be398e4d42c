/** Midnight UTC stands for the stay date, and is shown in UTC, so that no time zone can move it. */
function atUtc(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

const styles = {
  short: { month: 'short', day: 'numeric', weekday: 'short' },
  long: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatter(locale: string, style: keyof typeof styles): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
}

/** A stay date 'YYYY-MM-DD' with its weekday, in the guest's language. */
export function formatStayDate(date: string, locale: string, style: 'short' | 'long' = 'short'): string {
  return formatter(locale, style).format(atUtc(date));
}

/** Two stay dates as one phrase; what they share is said once where the language does so. */
export function formatStayRange(start: string, end: string, locale: string, style: 'short' | 'long' = 'short'): string {
  return formatter(locale, style).formatRange(atUtc(start), atUtc(end));
}
