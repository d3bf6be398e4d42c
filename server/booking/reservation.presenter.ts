import type { ConfirmationMail, RefundStatus, Reservation, ReservationResult } from '../../generated/types.ts';
import type { Language } from '../platform/values/language.ts';
import { type Hotel, textsFor } from '../property/hotel.rules.ts';
import { hotelContact } from '../property/property.presenter.ts';
import type { ReservationMoney } from './money.port.ts';
import type { FoundReservation } from './reservation.repository.ts';
import { allowedActions, displayName, totalsOf } from './booking.rules.ts';
import { stayIn } from './stay-language.rules.ts';

/** A stored reservation as the contract tells it. `today` is the hotel's day, which decides what may still be done. */
export function presentReservation(
  { reservation, hold, lastMail }: FoundReservation,
  money: ReservationMoney | undefined,
  hotel: Hotel,
  today: string,
  language: Language,
): ReservationResult {
  const { customer } = hold;
  const stay = stayIn(hotel.document, hold.stay, textsFor(language, hotel.document));
  const room = stay.rooms[0]!;
  return {
    result: 'success',
    reservation: {
      reservation_number: reservation.reservationNumber,
      status: reservation.status,
      nights: stay.nights,
      guest_count: stay.rooms.reduce((n, r) => n + r.adult + r.kid + r.infant, 0),
      guest_name: displayName(customer),
      guest_email: customer.guest_email,
      guest_phone: customer.guest_phone,
      booker_name: displayName(customer),
      booker_phone: customer.guest_phone,
      guest_memo: customer.guest_memo ?? null,
      room_type_code: room.room_type_code,
      room_type_name: room.room_type_name,
      room_count: stay.rooms.length,
      ...totalsOf(stay),
      tax: stay.tax,
      total_price: stay.total_price,
      paid_amount: money?.kind === 'card' ? money.amount : 0,
      balance_due: reservation.status === 'cancelled' ? 0 : stay.balance_due,
      reservation_date: reservation.createdAt.toISOString(),
      time_zone: hotel.document.time_zone,
      check_in: reservation.checkIn,
      check_out: reservation.checkOut,
      stay,
      payment: money ? presentMoney(money) : null,
      cancellation: cancellationOf(reservation, money),
      contact: hotelContact(hotel.document, language),
      confirmation_mail: confirmationMail(lastMail, customer.guest_email),
      allowed_actions: allowedActions(reservation.status, reservation.checkIn, today),
    },
  };
}

function presentMoney({ orderId, status, amount, receipt }: ReservationMoney): Reservation['payment'] {
  return {
    order_id: orderId,
    status,
    amount,
    card_name: receipt?.card_name ?? null,
    card_number_masked: receipt?.card_number_masked ?? null,
    paid_at: receipt?.paid_at ?? null,
    receipt_url: receipt?.receipt_url ?? null,
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
      refund_status: refundStatus(reservation.refund ?? 0, money?.refund),
    }
  );
}

const MAIL_STATES = { waiting: 'sending', sent: 'sent', given_up: 'not_sent' } as const;

function confirmationMail(state: FoundReservation['lastMail'], to: string): ConfirmationMail | null {
  return state === null || state === 'dropped' || to === '' ? null : { to, state: MAIL_STATES[state] };
}

function refundStatus(amount: number, state: ReservationMoney['refund'] | undefined): RefundStatus {
  return amount === 0 ? 'none' : (state ?? 'pending');
}
