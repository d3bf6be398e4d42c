import type { BookingStep } from '../../generated/types.ts';

/** A step that the client reports, or a reservation, which only the server counts. */
type CountedStep = BookingStep | 'booked';
type StepCount = { hotelCode: string; step: CountedStep; count: number };

export type StepCounts = {
  /** Records that a guest has reached a step. The property must exist, because each code adds a metrics series. */
  count(hotelCode: string, step: CountedStep): void;
  read(): readonly StepCount[];
};

/** Counts the steps that guests have reached since the server started. Stores nothing about individual guests. */
export function createStepCounts(): StepCounts {
  const counts = new Map<string, StepCount>();
  return {
    count(hotelCode, step) {
      const key = `${hotelCode} ${step}`;
      const known = counts.get(key) ?? { hotelCode, step, count: 0 };
      counts.set(key, { ...known, count: known.count + 1 });
    },
    read: () => [...counts.values()],
  };
}
