import type { HoldRequest, QuoteRequest, QuoteResult } from '../../generated/types.ts';
import { randomStay, ROOM_TYPES } from './hotels.ts';
import type { Step } from './load.ts';
import { newAddress } from './server.ts';

export function quoteCall() {
  const room_type_code = ROOM_TYPES[Math.floor(Math.random() * ROOM_TYPES.length)]!;
  const body: QuoteRequest = {
    hotel_code: '1',
    ...randomStay(1 + Math.floor(Math.random() * 3)),
    reservationRoomList: [{ room_type_code, adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] }],
  };
  return { path: '/client/booking/quotes', headers: callerHeaders(), body };
}

export function holdCall(quote: QuoteResult) {
  const body: HoldRequest = {
    quote_id: quote.quote_id,
    customerInfo: {
      guest_last_name: '김',
      guest_first_name: '민서',
      guest_phone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      guest_email: `${crypto.randomUUID()}@guest.example`,
    },
    agreements: { PRIVACY: true, TERMS: true, MARKETING: false },
  };
  const own = { 'quote-token': quote.quote_token, 'idempotency-key': crypto.randomUUID() };
  return { path: '/client/booking/holds', headers: { ...callerHeaders(), ...own }, body };
}

export const BOOKING: readonly Step[] = [quoteCall, (quote) => holdCall(JSON.parse(quote!) as QuoteResult)];

function callerHeaders() {
  return { 'x-forwarded-for': newAddress(), 'accept-language': 'ko' };
}
