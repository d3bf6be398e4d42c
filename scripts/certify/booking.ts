import type {
  HoldResult,
  NicepayWindow,
  PaymentReadyResult,
  PaymentResult,
  QuoteResult,
} from '../../generated/types.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { accepted, type Call, once } from './calls.ts';
import { ROOM } from './property.ts';

export type Booking = { number: string; token: string; start: string; end: string };

export const GUEST = {
  guest_last_name: 'Certification',
  guest_first_name: 'Guest',
  guest_phone: '01055500199',
  guest_email: 'certification@guest.example',
};
const AGREEMENTS = { PRIVACY: true, TERMS: true, MARKETING: false };

/**
 * Books two nights from `start` at a property as a visitor does, and pays in the card provider's sandbox, whose address
 * is that of the payment window's script.
 */
export async function book(call: Call, property: string, start: string): Promise<Booking> {
  const end = addDays(start, 2);
  const room = { room_type_code: ROOM, adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] };
  const wish = { hotel_code: property, start_date: start, end_date: end, reservationRoomList: [room] };
  const post = async <T>(path: string, body: object, headers: Record<string, string> = {}) =>
    accepted(await call<T>('POST', path, { key: null, body, headers }));

  const quote = await post<QuoteResult>('/client/booking/quotes', wish);
  const details = { quote_id: quote.quote_id, customerInfo: GUEST, agreements: AGREEMENTS };
  const hold = await post<HoldResult>('/client/booking/holds', details, {
    'Quote-Token': quote.quote_token,
    ...once(),
  });
  const token = hold.reservation_token ?? '';
  const own = { 'Reservation-Token': token };
  const paying = { hold_number: hold.hold_number };
  const payment = await post<PaymentReadyResult>('/client/payments', paying, { ...own, ...once() });
  await authorise(call, payment.card_window as NicepayWindow);
  const path = `/client/payments/${payment.order_id}`;
  const { reservation_number } = accepted(await call<PaymentResult>('GET', path, { key: null, headers: own }));
  if (!reservation_number) throw new Error(`Payment ${payment.order_id} led to no reservation.`);
  return { number: reservation_number, token, start, end };
}

/** Confirms the card window in the sandbox, and posts its form as the guest's browser would. */
async function authorise(call: Call, { script_url, request }: NicepayWindow): Promise<void> {
  const answer = await fetch(new URL('/control/authorise', script_url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ request, scenario: 'approved' }),
  });
  if (!answer.ok) throw new Error('Bookings need the sandbox of the card provider.');
  const { fields } = (await answer.json()) as { fields: Record<string, string> };
  await call('POST', '/client/card-providers/nicepay/returns', { key: null, form: fields });
}
