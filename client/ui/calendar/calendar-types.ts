/** Arrival and departure, 'YYYY-MM-DD'. */
export type StayRange = { start: string; end: string };

/** A day without data counts as open. */
export type CalendarDay = {
  /** The lowest price of the night, in integer minor units. */
  price?: number;
  /** The night can't be booked; guests can still depart on this day. */
  closed?: boolean;
  /** Translated reason. */
  reason?: string;
  holiday?: boolean;
  /** Translated text for few remaining rooms. */
  remaining?: string;
  /** For an arrival on this day. */
  minNights?: number;
  maxNights?: number;
  noArrival?: boolean;
  noDeparture?: boolean;
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
  /** For a closed day without a reason. */
  closed: string;
  /** For a day after a closed night, or without departures. */
  cannotFollow: string;
  cheapest: string;
  legend: { cheapest: string; closed: string; holiday: string };
  /** 'from ₩180,000' */
  from: (price: string) => string;
};
