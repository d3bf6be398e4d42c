/** A stay: arrival and departure, 'YYYY-MM-DD'. */
export type StayRange = { start: string; end: string };

/** What is known of one day. A day of which nothing is known is taken as open. */
export type CalendarDay = {
  /** The lowest price of the night, integer minor units. */
  price?: number;
  /** The night cannot be slept; one may still leave on that day. */
  closed?: boolean;
  /** Why, in the guest's words. */
  reason?: string;
  holiday?: boolean;
  /** How few are left, in words. */
  left?: string;
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
  /** Of a closed day that gives no reason. */
  closed: string;
  /** Of a day that cannot follow the arrival because a closed night lies between, or nobody may leave on it. */
  cannotFollow: string;
  cheapest: string;
  /** What the marks of the days mean. */
  legend: { cheapest: string; closed: string; holiday: string };
  /** 'from ₩180,000' */
  from: (price: string) => string;
};
