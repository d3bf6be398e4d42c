/**
 * `short` includes the weekday, and `long` also the year. `full` spells out the weekday and the month. `day` has no
 * weekday, and `brief` has neither weekday nor year. `moment` includes the time, in 24 hours as in the contract's times
 * of day, such as a check-in time.
 */
export const dateStyles = {
  brief: { month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric', weekday: 'short' },
  long: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
  full: { dateStyle: 'full' },
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  moment: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

export type DateFormat = {
  format(instant: number): string;
  /** Supports only the styles `brief`, `short` and `long`. */
  formatRange(start: number, end: number): string;
};
