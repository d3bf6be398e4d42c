import type {
  ConfirmationMail,
  PropertyRefund,
  RefundStatus,
  Reservation,
  ReservationChange,
  ReservationResult,
  ReservationStateResult,
  TravelBooking,
  Voyage,
} from '../../../generated/types.ts';
import type { Language } from '../../platform/values/language.ts';
import { maskPhone } from '../../platform/values/phone.ts';
import { dayOf } from '../../platform/values/port-time.ts';
import { type Hotel, textsFor } from '../../property/hotel.rules.ts';
import { hotelContact } from '../../property/property.presenter.ts';
import { allowedActions } from '../booking.rules.ts';
import { bookerOf, displayName } from '../customer.rules.ts';
import { cardNameIn } from './card-name.rules.ts';
import type { RefundState, ReservationMoney } from '../money.port.ts';
import { type BookingRequest, isVoyage, voyageSelectionOf } from '../request.rules.ts';
import { totalsOf } from '../stay-lines.rules.ts';
import { presentTravellers } from '../traveller/traveller.presenter.ts';
import type { TravellerRow } from '../traveller/traveller.repository.ts';
import type { FoundChange } from './changes.repository.ts';
import type { FoundReservation } from './reservation.repository.ts';
import { stayIn } from './stay-language.rules.ts';

/**
 * `request` is the request of the last change, or the original request if there was no change. Benefits are removed
 * from it. `today` is the current date in the hotel's time zone. `begun` is true once a voyage's first ship has
 * departed.
 */
export type ReservationNow = {
  found: FoundReservation;
  changes: FoundChange[];
  request: BookingRequest;
  travellers: readonly TravellerRow[];
  money: ReservationMoney | undefined;
  hotel: Hotel;
  today: string;
  begun: boolean;
};

/** Masks phone numbers if the caller used a token from a lookup (docs/decisions/lookup.md). */
export function presentReservation(
  now: ReservationNow,
  language: Language,
  { lookedUp }: { lookedUp?: object } = {},
): ReservationResult {
  const { found, changes, request, travellers, money, hotel } = now;
  const { reservation, hold, lastMail } = found;
  const { customer } = hold;
  const booker = bookerOf(customer);
  const stay = stayIn(hotel.document, hold.stay, textsFor(language, hotel.document));
  const room = stay.rooms[0]!;
  const phone = (digits: string) => (lookedUp ? maskPhone(digits) : digits);
  return {
    result: 'success',
    reservation: {
      reservation_number: reservation.reservationNumber,
      code: reservation.propertyCode,
      type: stay.voyage ? 'sailing' : stay.package_code === null ? 'room' : 'package',
      status: reservation.status,
      nights: stay.nights,
      guest_count: stay.rooms.reduce((n, r) => n + r.adult + r.kid + r.infant, 0),
      guest_name: displayName(customer),
      guest_email: customer.guest_email ?? null,
      guest_phone: customer.guest_phone ? phone(customer.guest_phone) : null,
      booker_name: booker.name,
      booker_phone: phone(booker.phone),
      booker_email: booker.email,
      emergency_name: customer.emergency_name ?? null,
      emergency_phone: customer.emergency_phone ? phone(customer.emergency_phone) : null,
      arrival_time: customer.arrival_time ?? null,
      request_text: customer.guest_memo ?? null,
      memo: reservation.memo,
      package_code: stay.package_code,
      package_name: stay.package_name,
      room_type_code: room.room_type_code,
      room_type_name: room.room_type_name,
      room_count: stay.rooms.length,
      ...totalsOf(stay),
      tax: stay.tax,
      total_price: stay.total_price,
      paid_amount: money?.kind === 'card' ? stay.paid_amount : 0,
      balance_due: reservation.status === 'cancelled' ? 0 : stay.balance_due,
      reservation_date: reservation.createdAt.toISOString(),
      time_zone: hotel.document.time_zone,
      check_in: reservation.checkIn,
      check_out: reservation.checkOut,
      stay,
      selection: isVoyage(request) ? null : request,
      voyage_selection: isVoyage(request) ? voyageSelectionOf(request, travellers) : null,
      travel_booking: stay.voyage ? travelBooking(stay.voyage) : null,
      travellers: presentTravellers(travellers, changes.at(-1)?.change.places),
      payment: money ? presentMoney(money, language) : null,
      changes: changes.map((change) => presentChange(change, money)),
      cancellation: cancellationOf(reservation, money),
      ...(reservation.noShowAt && { no_show_at: reservation.noShowAt.toISOString() }),
      contact: hotelContact(hotel.document, language),
      confirmation_mail: confirmationMail(lastMail, booker.email),
      allowed_actions: [
        ...allowedActions(reservation.status, reservation.checkIn, now),
        ...(reservation.memberId === null ? (['claim'] as const) : []),
      ],
    },
  };
}

/** Presents the state of a reservation for the property, without personal data. */
export function presentState({ found: { reservation }, money }: ReservationNow): ReservationStateResult {
  return {
    result: 'success',
    reservation_number: reservation.reservationNumber,
    status: reservation.status,
    no_show_at: reservation.noShowAt?.toISOString() ?? null,
    cancellation: cancellationOf(reservation, money),
    property_refunds: propertyRefundsOf(money),
  };
}

function travelBooking({ legs: [outbound, inbound] }: Voyage): TravelBooking {
  return {
    departure_port: outbound?.from.port_code ?? '',
    sailing: outbound?.departure_code ?? '',
    departure_date: dayOf(outbound?.departs_at ?? ''),
    return_sailing: inbound?.departure_code ?? null,
    return_date: inbound ? dayOf(inbound.departs_at) : null,
  };
}

function presentMoney(money: ReservationMoney, language: Language): Reservation['payment'] {
  const { orderId, status, amount, method, receipt, propertyRefunds } = money;
  return {
    order_id: orderId,
    status,
    amount,
    method,
    card_name: cardNameIn(receipt?.card_name ?? null, language),
    card_number_masked: receipt?.card_number_masked ?? null,
    paid_at: receipt?.paid_at ?? null,
    receipt_url: receipt?.receipt_url ?? null,
    ...(propertyRefunds.length > 0 && { property_refunds: propertyRefundsOf(money) }),
  };
}

function presentChange({ hold, change }: FoundChange, money: ReservationMoney | undefined): ReservationChange {
  const { price_before, price_after, to_pay, to_refund } = change.difference;
  return {
    changed_at: (hold.confirmedAt ?? hold.createdAt).toISOString(),
    price_before,
    price_after,
    paid: to_pay,
    refund: to_refund,
    refund_status: refundStatus(to_refund, hold.holdNumber, money),
  };
}

function cancellationOf(
  reservation: FoundReservation['reservation'],
  money: ReservationMoney | undefined,
): Reservation['cancellation'] {
  return (
    reservation.cancelledAt && {
      cancelled_at: reservation.cancelledAt.toISOString(),
      fee: reservation.fee ?? 0,
      refund: reservation.refund ?? 0,
      refund_status: refundStatus(reservation.refund ?? 0, reservation.holdNumber, money),
    }
  );
}

const MAIL_STATES = { waiting: 'sending', sent: 'sent', given_up: 'not_sent' } as const;

function confirmationMail(state: FoundReservation['lastMail'], to: string): ConfirmationMail | null {
  return state === null || state === 'dropped' || to === '' ? null : { to, state: MAIL_STATES[state] };
}

/** If there are several refunds, reports the first state in this list that any of them has. */
const LEAST_FIRST: readonly RefundState[] = ['refused', 'pending', 'paid_out', 'completed'];

function refundStatus(amount: number, causedBy: string, money: ReservationMoney | undefined): RefundStatus {
  if (amount === 0) return 'none';
  return leastOf(money?.refunds.filter((refund) => refund.causedBy === causedBy).map(({ state }) => state) ?? []);
}

function leastOf(states: readonly RefundState[]): RefundState {
  return LEAST_FIRST.find((state) => states.includes(state)) ?? 'pending';
}

function propertyRefundsOf(money: ReservationMoney | undefined): PropertyRefund[] {
  return (money?.propertyRefunds ?? []).map(({ id, amount, createdAt, states }) => ({
    property_refund_id: id,
    amount,
    refund_status: leastOf(states),
    created_at: createdAt,
  }));
}
