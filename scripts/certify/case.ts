import type { Booking } from './booking.ts';
import type { Call } from './calls.ts';

/** What a case can use. `property` is the code of a property that the certification has loaded for itself. */
export type Certification = {
  call: Call;
  company: string;
  property: string;
  today: string;
  /** Books two nights as a visitor, on other days for each call, and pays with a card of the sandbox. */
  book(): Promise<Booking>;
};

/** One case of the certification, in words for the report and as code. It fails if `run` throws. */
export type Case = {
  id: string;
  given: string;
  when: string;
  expect: string;
  run(certification: Certification): Promise<void>;
};
