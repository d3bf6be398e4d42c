/** What other areas use of the booking. */
export {
  chooseOffer,
  chooseSailings,
  loadBegunBooking,
  loadBooking,
  loadStillHeld,
  payForChange,
  useBegunBooking,
} from './begun-booking.ts';
export { benefitWords } from './benefit-words.ts';
export { BookingProgress } from './booking-progress.tsx';
export { ChangeChoice } from './change-choice.tsx';
export { ChangeLayout } from './change-layout.tsx';
export { lastStepOf } from './confirmed-by.ts';
export { Difference } from './difference.tsx';
export { HoldClock, useHeldStay } from './hold-clock.tsx';
export { JourneyEnded } from './journey.tsx';
export { JourneyProgress } from './journey-progress.tsx';
export { paymentLogic } from './payment.actors.ts';
export { keepReservation, openedBy, WithReservation } from './reservation.access.tsx';
export { Section } from './reservation-parts.tsx';
export { FreeUntil, PolicyTiers, PriceBreakdown, StayFacts, StayPicture, usePartyWords } from './stay.tsx';
export { useRunningStay } from './running-stay.ts';
export { SideLayout, StayBar, StayLayout } from './stay-layout.tsx';
export { useBooking, usePayment, useVoyage } from './use-booking.ts';
export { legEnds, tripWords } from './voyage-words.ts';
