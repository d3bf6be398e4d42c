import type { LegendLine } from './calendar-types.ts';

type Seen = {
  /** First and last visible day. */
  from: string;
  to: string;
  minDate: string;
  maxDate: string;
};
type Means = {
  cheapest: string;
  /** Price of a marked day, shown as a sample. Empty if no day is marked. */
  lowest: string;
  few?: string;
  closed: string;
  holiday: string;
  past: string;
  beyond: string;
};

/**
 * Returns the lines of the legend for the visible months. `chosen` is the text for a selected day, `unfit` the text for
 * an open day that can't be chosen now, and `noArrival` the text for an open day on which no stay can begin. Leave them
 * empty if there is no such day.
 */
export function legendOf(
  { from, to, minDate, maxDate }: Seen,
  means: Means,
  chosen = '',
  unfit = '',
  noArrival = '',
): LegendLine[] {
  const lines: LegendLine[] = [
    { mark: 'chosen', text: chosen },
    { mark: 'cheapest', text: means.lowest && means.cheapest, sample: means.lowest },
    { mark: 'few', text: means.few ?? '' },
    { mark: 'unfit', text: unfit },
    { mark: 'noArrival', text: noArrival },
    { mark: 'closed', text: means.closed },
    { mark: 'holiday', text: means.holiday },
    { mark: 'outside', text: from < minDate ? means.past : '' },
    { mark: 'outside', text: to > maxDate ? means.beyond : '' },
  ];
  return lines.filter(({ text }) => text !== '');
}
