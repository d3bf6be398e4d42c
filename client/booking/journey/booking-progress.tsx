import type { Step } from '../../../machines/booking/booking.steps.ts';
import { JourneyProgress } from './journey-progress.tsx';
import { useBooking } from './use-booking.ts';

export function BookingProgress({ current }: { current?: Step }) {
  return <JourneyProgress {...useBooking()} current={current} />;
}
