import type {
  CustomerInfo,
  HoldResult,
  SailingSearchRequest,
  SearchRequest,
  UserInfo,
} from '../../../generated/types.ts';
import type { BookingEvent } from '../../../machines/booking/booking.context.ts';
import { formsOf, guestOf } from '../../session/index.ts';
import { type BookingSnapshot, booking } from './booking.store.ts';
import { asBooker, isForAnother } from '../guest/guest-draft.ts';

export type ChosenSailings = { outbound: string; inbound: string | null };
export type ChosenOffer = { roomTypeCode: string; packageCode: string | null; offersOptions: boolean };

/**
 * Applies the choice in any state of the journey: releases held rooms, returns to the list, then sends the search and
 * the offer. While the result of a payment is pending, ignores the choice, because the card may already have been
 * charged. The next screen then shows the state of the payment.
 */
export function chooseOffer(search: SearchRequest, { roomTypeCode, packageCode, offersOptions }: ChosenOffer): void {
  atList(search, () => {
    booking.send({ type: 'SEARCH', search });
    booking.send({ type: 'CHOOSE', roomTypeCode, packageCode, offersOptions });
  });
}

/** Like `chooseOffer`, for the sailings of a voyage. The guest chooses the cabins next. */
export function chooseSailings(search: SailingSearchRequest, sailings: ChosenSailings): void {
  atList(booking.getSnapshot().context.search, () => {
    booking.send({ type: 'SEARCH_SAILINGS', search });
    booking.send({ type: 'CHOOSE_SAILINGS', ...sailings });
  });
}

/**
 * Replaces the journey with a held change to a reservation, ready for payment, and releases rooms that the journey
 * held. While the result of a payment is pending, changes nothing and returns false.
 */
export function payForChange(hold: HoldResult): boolean {
  const { search } = booking.getSnapshot().context;
  return atList(search, () => booking.send({ type: 'TAKE_CHANGE', hold }));
}

function atList(search: SearchRequest, then: () => void): boolean {
  let moved = true;
  const go = (snapshot: BookingSnapshot) => {
    const next = towardsList(snapshot, search);
    if (next === 'wait') return;
    // The subscription calls `go` again with the next snapshot.
    if (typeof next === 'object') return booking.send(next);
    watching.unsubscribe();
    if (next === 'cannot') moved = false;
    else then();
  };
  const watching = booking.subscribe(go);
  go(booking.getSnapshot());
  return moved;
}

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

/**
 * Returns whether a card is being charged or the result is unknown. The journey must then stay at the payment, because
 * only this tab can show the result.
 */
function isBeingDecided({ value, children }: BookingSnapshot): boolean {
  return value === 'paying' && !children.payment?.getSnapshot().can({ type: 'BACK' });
}

/**
 * Restarts the journey with these defaults. Keeps the guest's details and releases the hold. Does nothing while the
 * result of a payment is pending.
 */
export function resetBooking(defaults: SearchRequest): void {
  if (!isBeingDecided(booking.getSnapshot())) booking.send({ type: 'RESET', defaults });
}

/** Re-prices the stay after a login or logout. */
export function followCaller(): void {
  booking.send({ type: 'CALLER_CHANGED' });
}

function nameFields(customer: Partial<CustomerInfo>) {
  const person = isForAnother(customer) ? 'booker' : 'guest';
  return [`${person}_last_name`, `${person}_first_name`] as const;
}

/**
 * Fills in the empty fields. If any part of the name is filled in, the rest of it stays empty, so two people's names
 * aren't mixed.
 */
export function fillInGuest(known: Partial<CustomerInfo>): void {
  const { customerInfo } = booking.getSnapshot().context;
  const names: readonly string[] = nameFields(customerInfo);
  const filled = Object.keys(customerInfo).filter((field) => customerInfo[field as keyof CustomerInfo]);
  const kept = names.some((name) => filled.includes(name)) ? [...filled, ...names] : filled;
  const empty = Object.entries(asBooker(known, customerInfo)).filter(([field]) => !kept.includes(field));
  if (empty.length > 0) booking.send({ type: 'SAVE_INFO', customerInfo: Object.fromEntries(empty) });
}

/**
 * Clears the details of a member who has logged out, except values that the guest has changed.
 * @param forms the member's details, once for each form of the name (see formsOf)
 */
export function clearGuest(forms: readonly Partial<CustomerInfo>[]): void {
  const { customerInfo } = booking.getSnapshot().context;
  const booker = forms.flatMap((known) => Object.entries(asBooker(known, customerInfo)));
  const theirs = booker.filter(([field, value]) => customerInfo[field as keyof CustomerInfo] === value);
  const emptied = Object.fromEntries(theirs.map(([field]) => [field, '']));
  if (theirs.length > 0) booking.send({ type: 'SAVE_INFO', customerInfo: emptied });
}

/**
 * Replaces the member's name with its form in `locale`, the language of the page. Keeps a name that the guest has
 * changed.
 */
export function renameGuest(user: UserInfo, locale = document.documentElement.lang): void {
  const { customerInfo } = booking.getSnapshot().context;
  const [last, first] = nameFields(customerInfo);
  const isTheirs = formsOf(user)
    .map((form) => asBooker(form, customerInfo))
    .some((form) => form[last] === customerInfo[last] && form[first] === customerInfo[first]);
  const { [last]: family, [first]: given } = asBooker(guestOf(user, locale), customerInfo);
  if (isTheirs && family && given)
    booking.send({ type: 'SAVE_INFO', customerInfo: { [last]: family, [first]: given } });
}
