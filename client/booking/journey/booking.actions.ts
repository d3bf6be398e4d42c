import type { CustomerInfo, HoldResult, SailingSearchRequest, SearchRequest } from '../../../generated/types.ts';
import type { BookingEvent } from '../../../machines/booking/booking.context.ts';
import { type BookingSnapshot, booking } from './booking.store.ts';
import { asBooker } from '../guest/guest.fields.ts';

/** Departure codes; `inbound` is null for one way. */
export type ChosenSailings = { outbound: string; inbound: string | null };
export type ChosenOffer = { roomTypeCode: string; packageCode: string | null; offersOptions: boolean };

/**
 * Takes the guest's choice, wherever the journey is: it goes back to the list (giving back rooms that are held), takes the
 * search, then the offer. A payment that may already have taken money is not left: then the choice is dropped, and the
 * next screen says how the payment stands.
 */
export function chooseOffer(search: SearchRequest, { roomTypeCode, packageCode, offersOptions }: ChosenOffer): void {
  atList(search, () => {
    booking.send({ type: 'SEARCH', search });
    booking.send({ type: 'CHOOSE', roomTypeCode, packageCode, offersOptions });
  });
}

/** The same for the sailings of a voyage, of which the cabins are chosen next. */
export function chooseSailings(search: SailingSearchRequest, sailings: ChosenSailings): void {
  atList(booking.getSnapshot().context.search, () => {
    booking.send({ type: 'SEARCH_SAILINGS', search });
    booking.send({ type: 'CHOOSE_SAILINGS', ...sailings });
  });
}

/**
 * Takes the held change of a reservation, to be paid in place of whatever the journey was at; rooms that it held are given back. False where
 * a payment is being decided that is not left.
 */
export function payForChange(hold: HoldResult): boolean {
  const { search } = booking.getSnapshot().context;
  return atList(search, () => booking.send({ type: 'TAKE_CHANGE', hold }));
}

/** Brings the journey to the list and goes on from there. False where a payment is being decided. */
function atList(search: SearchRequest, then: () => void): boolean {
  let left = true;
  const go = (snapshot: BookingSnapshot) => {
    const next = towardsList(snapshot, search);
    if (next === 'wait') return;
    // Its answer comes back here as the next snapshot.
    if (typeof next === 'object') return booking.send(next);
    watching.unsubscribe();
    if (next === 'cannot') left = false;
    else then();
  };
  const watching = booking.subscribe(go);
  go(booking.getSnapshot());
  return left;
}

/** What brings the journey nearer to the list, where alone an offer can be chosen. */
function towardsList(snapshot: BookingSnapshot, search: SearchRequest): BookingEvent | 'there' | 'wait' | 'cannot' {
  switch (snapshot.value) {
    case 'dates':
    case 'list':
    case 'voyage':
      return 'there';
    case 'releasing':
    case 'requoting':
    case 'reserving':
      return 'wait';
    case 'paying':
      return isBeingDecided(snapshot) ? 'cannot' : { type: 'BACK' };
    case 'quoting':
    case 'reserveInterrupted':
      return { type: 'BACK' };
    case 'confirmed':
      return { type: 'RESET', defaults: search };
    default:
      return { type: 'GO_TO', step: snapshot.context.voyage === null ? 'room' : 'sailings' };
  }
}

/** A card is being charged, or nobody knows yet: what comes of it is this tab's to tell. */
function isBeingDecided({ value, children }: BookingSnapshot): boolean {
  return value === 'paying' && !children.payment?.getSnapshot().can({ type: 'BACK' });
}

/** Begins anew with these defaults; who the guest is stays, and a hold is given back. Not while a payment is being decided. */
export function resetBooking(defaults: SearchRequest): void {
  if (!isBeingDecided(booking.getSnapshot())) booking.send({ type: 'RESET', defaults });
}

/** Somebody logged in or out: the price is told anew, to who asks now. */
export function followCaller(): void {
  booking.send({ type: 'CALLER_CHANGED' });
}

/** Fills in what the guest has not written yet: a member by name, phone and e-mail, or what an address said. */
export function fillInGuest(known: Partial<CustomerInfo>): void {
  const { customerInfo } = booking.getSnapshot().context;
  const booker = Object.entries(asBooker(known, customerInfo));
  const empty = booker.filter(([field]) => !customerInfo[field as keyof CustomerInfo]);
  if (empty.length > 0) booking.send({ type: 'SAVE_INFO', customerInfo: Object.fromEntries(empty) });
}

/** Takes out again what is known of somebody who has logged out; what the guest wrote instead stays. */
export function takeOutGuest(known: Partial<CustomerInfo>): void {
  const { customerInfo } = booking.getSnapshot().context;
  const booker = Object.entries(asBooker(known, customerInfo));
  const theirs = booker.filter(([field, value]) => customerInfo[field as keyof CustomerInfo] === value);
  const emptied = Object.fromEntries(theirs.map(([field]) => [field, '']));
  if (theirs.length > 0) booking.send({ type: 'SAVE_INFO', customerInfo: emptied });
}
