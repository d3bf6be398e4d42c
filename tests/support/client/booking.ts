import { type BookingContext, initialBooking } from '../../../machines/booking/booking.context.ts';
import type { SailingSearchRequest } from '../../../generated/types.ts';
import { emptyVoyage, type VoyageChoice, type VoyageEvent } from '../../../machines/sailing/voyage.machine.ts';
import { example } from './examples.ts';

export const quote = example('QuoteResult', 'quote');
export const held = example('HoldResult', 'hold-held');
export const confirmedByCode = { type: 'CONFIRMED', hold: example('HoldResult', 'hold-confirmed') } as const;
export const over = example('HoldResult', 'hold-expired');
export const renewed = { ...quote, quote_id: '0197f3a2-6d1e-7c40-9b1a-000000000002', quote_token: 'renewed' };
export const dearer = { ...renewed, stay: { ...quote.stay, total_price: quote.stay.total_price + 20_000 } };

const { hotel_code, start_date, end_date } = quote.stay;
export const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };
export const defaults = { hotel_code, start_date: '2027-06-01', end_date: '2027-06-02', reservationInfo: [couple] };
export const search = { hotel_code, start_date, end_date, reservationInfo: [couple, { ...couple, kid: 1 }] };
export const customerInfo = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
};
export const agreements = { PRIVACY: true, TERMS: true, MARKETING: false } as const;
export const breakfast = { upselling_code: 'BRK', count: 2, date_list: [start_date] };
export const input = { search: defaults };

export function event(type: string) {
  return { type };
}
export const searchFor = { type: 'SEARCH', search } as const;
export function choose(offersOptions: boolean) {
  return { type: 'CHOOSE' as const, roomTypeCode: 'DLX', offersOptions };
}
export function roomOptions(room: number) {
  return { type: 'SET_ROOM_OPTIONS', room, selectedUpselling: [breakfast], early_checkout_seq: 1 } as const;
}
export const reserve = {
  type: 'RESERVE',
  customerInfo,
  agreements,
  idempotencyKey: 'key-1',
  keyAfterRequote: 'key-2',
} as const;
export const useBenefits = {
  type: 'USE_BENEFITS',
  coupons: [[{ coupon_code: 'HARU-STAY-20', date: start_date }]],
  ofTier: [],
  promotion: null,
  usePoint: null,
  voucher: null,
} as const;
export const chooseMethod = { type: 'CHOOSE_METHOD', method: 'payco' } as const;
export const pay = { type: 'PAY', idempotencyKey: 'key-3', method: 'naverpay' } as const;
export const sailingSearch: SailingSearchRequest = {
  hotel_code: '20',
  route_code: 'ICNTAO',
  departure_date: '2027-06-11',
  return_route_code: 'TAOICN',
  return_date: '2027-06-14',
  adult: 2,
  kid: 0,
  infant: 1,
};
export const searchSailings = { type: 'SEARCH_SAILINGS', search: sailingSearch } as const;
export const chooseSailings = { type: 'CHOOSE_SAILINGS', outbound: 'IT0611', inbound: 'TI0614' } as const;
const twin = { cabin_type_code: 'OCV', adult: 1, kid: 0 };
export const chooseCabins = {
  type: 'CHOOSE_CABINS' as const,
  cabins: [
    { ...twin, infant: 1 },
    { ...twin, infant: 0 },
  ],
} satisfies VoyageEvent;
export const voyage: VoyageChoice = {
  ...emptyVoyage(sailingSearch),
  outbound: chooseSailings.outbound,
  inbound: chooseSailings.inbound,
  cabins: [...chooseCabins.cabins],
  open: 'cabins',
};
export const reset = { type: 'RESET', defaults } as const;
export const lost = new TypeError('fetch failed');

export const atDates: BookingContext = initialBooking(input);

/** A context that is valid in every state. */
export const everything: BookingContext = {
  ...atDates,
  search,
  choice: { roomTypeCode: 'DLX', packageCode: null },
  offersOptions: true,
  rooms: search.reservationInfo.map((party) => ({ room_type_code: 'DLX', ...party, selectedUpselling: [] })),
  quote,
  wanted: {
    coupons: [[{ coupon_code: 'HARU-STAY-20', date: start_date }]],
    ofTier: [],
    usePoint: null,
    voucher: null,
    promotion: null,
  },
  customerInfo,
  agreements,
  hold: held,
  reserveKey: 'key-1',
  keyAfterRequote: 'key-2',
  paymentKey: 'key-3',
};

const heldChange = example('HoldResult', 'hold-later');
export const takeChange = { type: 'TAKE_CHANGE', hold: heldChange } as const;
