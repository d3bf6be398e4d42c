/** What other areas use of the booking. */
export {
  chooseOffer,
  chooseSailings,
  loadBegunBooking,
  loadBooking,
  loadStillHeld,
  payForChange,
  useBegunBooking,
} from './journey/begun-booking.ts';
export { benefitWords } from './guest/benefit-messages.ts';
export { BookingProgress } from './journey/booking-progress.tsx';
export { ChangeChoice } from './change/change-choice.tsx';
export { ChangeLayout } from './change/change-layout.tsx';
export { lastStepOf } from './journey/confirmed-by.ts';
export { Difference } from './change/price-difference.tsx';
export { HoldClock, useHeldStay } from './journey/hold-clock.tsx';
export { JourneyEnded } from './journey/journey.tsx';
export { JourneyProgress } from './journey/journey-progress.tsx';
export { paymentLogic } from './journey/payment.actors.ts';
export { keepReservation, openedBy, WithReservation } from './reservation/reservation.access.tsx';
export { Section } from './reservation/reservation-parts.tsx';
export { FreeUntil, PolicyTiers, PriceBreakdown, StayFacts, StayPicture, usePartyWords } from './stay/stay.tsx';
export { useRunningStay } from './journey/stay-preview.ts';
export { SideLayout, StayBar, StayLayout } from './stay/stay-layout.tsx';
export { useBooking, usePayment, useVoyage } from './journey/use-booking.ts';
export { legEnds, tripWords } from './stay/voyage-messages.ts';
