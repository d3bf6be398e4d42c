import type { Step } from '../../../machines/booking/booking.steps.ts';
import { JourneyProgress } from './journey-progress.tsx';
import { useBooking } from './use-booking.ts';

/** How far the guest is on the journey. */
export function BookingProgress({ current }: { current?: Step }) {
  return <JourneyProgress {...useBooking()} current={current} />;
}
