/** Arrival and departure dates, 'YYYY-MM-DD'. */
export type StayRange = { start: string; end: string };

/** One day's data. A day without data counts as open. */
export type CalendarDay = {
  /** Lowest price of the night, in integer minor units. */
  price?: number;
  /** Whether the night is unavailable. Guests can still depart on this day. */
  closed?: boolean;
  /** Translated reason why guests can't arrive on this day or stay the night. */
  reason?: string;
  holiday?: boolean;
  /** Translated text such as '2 rooms left'. */
  remaining?: string;
  /** Minimum and maximum nights of a stay that starts on this day. */
  minNights?: number;
  maxNights?: number;
  noArrival?: boolean;
  noDeparture?: boolean;
};

/**
 * A line of the legend: `mark` is how a day looks, `text` explains it, and `sample` is an example price that looks like
 * this.
 */
export type LegendLine = {
  mark: 'chosen' | 'cheapest' | 'few' | 'closed' | 'unfit' | 'noArrival' | 'holiday' | 'outside';
  text: string;
  sample?: string;
};

export type CalendarDays = Readonly<Record<string, CalendarDay>>;

export type CalendarTexts = {
  label: string;
  previous: string;
  next: string;
  clear: string;
  chooseArrival: string;
  chooseDeparture: string;
  nightsOrMore: (nights: number) => string;
  nightsAtMost: (nights: number) => string;
  nights: (nights: number) => string;
  arrival: string;
  departure: string;
  /** Text for a closed day without a reason. */
  closed: string;
  /**
   * Text for a day that can't be the departure: the stay would include a closed night, or departures aren't allowed.
   */
  cannotFollow: string;
  cheapest: string;
  legend: {
    title: string;
    cheapest: string;
    closed: string;
    noArrival: string;
    holiday: string;
    past: string;
    beyond: string;
  };
  /** Returns text such as 'from ₩180,000'. */
  from: (price: string) => string;
};
