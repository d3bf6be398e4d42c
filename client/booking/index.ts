export {
  chooseOffer,
  chooseSailings,
  loadOngoingBooking,
  loadBooking,
  loadStillHeld,
  payForChange,
  useOngoingBooking,
} from './journey/ongoing-booking.ts';
export { default as BookAgain } from './reservation/book-again.tsx';
export { benefitText } from './guest/benefit-messages.ts';
export { BookingProgress } from './journey/booking-progress.tsx';
export { ChangeChoice } from './change/change-choice.tsx';
export { ChangeLayout } from './change/change-layout.tsx';
export { useLeaveByBack } from './journey/leave-by-back.ts';
export { lastStepOf } from './journey/confirmed-by.ts';
export { PriceDifference } from './change/price-difference.tsx';
export { HoldClock, useHeldStay } from './journey/hold-clock.tsx';
export { HotelLink } from './journey/hotel-link.tsx';
export { ListLink } from './journey/list-link.tsx';
export { JourneyEnded, loadLeaveForAsked } from './journey/journey.tsx';
export { JourneyProgress } from './journey/journey-progress.tsx';
export { paymentLogic } from './journey/payment.actors.ts';
export { storeReservationToken, reservationCredential, WithReservation } from './reservation/reservation.access.tsx';
export { Section } from './reservation/reservation-parts.tsx';
export {
  FreeUntil,
  PolicyTiers,
  PriceBreakdown,
  preloadVoyage,
  StayFacts,
  usePartyText,
} from './stay/stay.tsx';
export { useStayPreview } from './journey/stay-preview.ts';
export { SideLayout, StayBar, StayLayout } from './stay/stay-layout.tsx';
export { useBooking, usePayment, useVoyage } from './journey/use-booking.ts';
export { VoyageLegs } from './stay/voyage-legs.tsx';
export { legEnds, tripText } from './stay/voyage-messages.ts';
