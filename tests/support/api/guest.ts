import { randomUUID } from 'node:crypto';
import type { CardForm } from '../site/external-services.ts';
import type {
  CancellationPreviewResult,
  ChangeQuoteResult,
  CustomerInfo,
  CouponChoice,
  BookerCodeResult,
  HoldConfirmationRequest,
  HoldRequest,
  HoldResult,
  LookupResult,
  NicepayWindow,
  PaymentMethod,
  PaymentReadyResult,
  PaymentResult,
  Problem,
  QuoteRequest,
  QuoteResult,
  ReservationResult,
  StayBenefitType,
} from '../../../generated/types.ts';

/** Sends a request to the API, either of an app in memory or of a running server. `path` does not include /api. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export function sendTo(origin: string): Send {
  return (path, init) => fetch(`${origin}/api${path}`, { redirect: 'manual', ...init });
}

/**
 * The response to a call. `body` is the parsed JSON (a problem document if the call failed), or the text if it is not
 * JSON.
 */
export type Answer<T> = { status: number; headers: Headers; body: T; problem: Problem };

export const COUPLE = { adult: 2, kid: 0, infant: 0, pet: 0 };
export const CUSTOMER = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
};
export const BOOKED_FOR_ANOTHER = {
  guest_last_name: '김',
  guest_first_name: '영수',
  booker_last_name: CUSTOMER.guest_last_name,
  booker_first_name: CUSTOMER.guest_first_name,
  booker_phone: CUSTOMER.guest_phone,
  booker_email: CUSTOMER.guest_email,
};
let persons = 0;

/**
 * Returns the details of a guest. Unless given, the phone number and the email are new, so each result counts as a
 * different guest for the limits per guest.
 */
export function guestDetails(as: Partial<CustomerInfo> = {}): Pick<HoldRequest, 'customerInfo'> {
  persons += 1;
  const phone = `010${String(20_000_000 + persons)}`;
  const own = { guest_phone: phone, guest_email: `guest${persons}@guest.example` };
  return { customerInfo: { ...CUSTOMER, ...EMERGENCY, ...own, ...as } };
}

const EMERGENCY = { emergency_name: '김하준', emergency_phone: '01055500143' };
const AGREEMENTS = { PRIVACY: true, TERMS: true, MARKETING: false } as const;

/** Two nights in a deluxe twin room at hotel 1, which cost 460,000. */
export const STAY = {
  hotel_code: '1',
  start_date: '2027-06-11',
  end_date: '2027-06-13',
  room_type_code: 'DLX',
  rooms: 1,
};
export type StayWish = Partial<typeof STAY> & {
  package_code?: string;
  options?: QuoteRequest['reservationRoomList'][number]['selectedUpselling'];
  promotion_code?: string;
  use_point?: number;
  voucher_contract?: string;
  coupons?: CouponChoice[][];
  member_no?: string;
  /** Tier benefits to use, for each room. */
  ofTier?: StayBenefitType[][];
};

export function quoteRequest({ options = [], coupons = [], ofTier = [], ...wish }: StayWish = {}): QuoteRequest {
  const { rooms, room_type_code, ...dates } = { ...STAY, ...wish };
  const room = { room_type_code, ...COUPLE };
  return {
    ...dates,
    reservationRoomList: Array.from({ length: rooms }, (_, at) => ({
      ...room,
      selectedUpselling: at === 0 ? options : [],
      ...(coupons[at]?.length && { coupon_list: coupons[at] }),
      ...(ofTier[at]?.length && { benefit_list: ofTier[at] }),
    })),
  };
}

export type Guest = ReturnType<typeof guestOf>;

/**
 * Returns functions that make API calls as a guest's browser does. Each call uses a new idempotency key unless one is
 * given.
 */
export function guestOf(send: Send, headers: Record<string, string> = {}) {
  const call = async <T>(
    method: string,
    path: string,
    more: Record<string, string> = {},
    body?: unknown,
  ): Promise<Answer<T>> => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await send(path, {
      method,
      headers: { ...headers, ...type, ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = (answer.headers.get('content-type') ?? '').includes('json');
    const parsed = (json ? JSON.parse(text) : text) as T & Problem;
    return { status: answer.status, headers: answer.headers, body: parsed, problem: parsed };
  };
  const withToken = (token: string | null) => ({ 'reservation-token': token ?? '' });
  const once = (key: string = randomUUID()) => ({ 'idempotency-key': key });

  const guest = {
    call,
    quote: (wish: StayWish = {}) => call<QuoteResult>('POST', '/client/booking/quotes', {}, quoteRequest(wish)),
    holdRequest: (quote: Pick<QuoteResult, 'quote_id'>, more: Partial<HoldRequest> = {}): HoldRequest => ({
      quote_id: quote.quote_id,
      customerInfo: { ...CUSTOMER, ...EMERGENCY },
      agreements: AGREEMENTS,
      ...more,
    }),
    hold: (quote: QuoteResult, more: Partial<HoldRequest> = {}, key?: string) =>
      call<HoldResult>(
        'POST',
        '/client/booking/holds',
        { 'quote-token': quote.quote_token, ...once(key) },
        guest.holdRequest(quote, more),
      ),
    /** Requests a quote and a hold; throws if either request fails. */
    async reserve(
      wish: StayWish = {},
      more: Partial<HoldRequest> = {},
    ): Promise<HoldResult & { reservation_token: string }> {
      const quote = done(await guest.quote(wish));
      return done(await guest.hold(quote, more)) as HoldResult & { reservation_token: string };
    },
    getHold: (hold: string, token: string | null) =>
      call<HoldResult>('GET', `/client/booking/holds/${hold}`, withToken(token)),
    sendCode: (hold: string, token: string | null) =>
      call<BookerCodeResult>('POST', `/client/booking/holds/${hold}/code`, withToken(token)),
    confirm: (hold: string, token: string | null, request: HoldConfirmationRequest, key?: string) =>
      call<HoldResult>(
        'POST',
        `/client/booking/holds/${hold}/confirmation`,
        { ...withToken(token), ...once(key) },
        request,
      ),
    release: (hold: string, token: string | null) =>
      call<string>('DELETE', `/client/booking/holds/${hold}`, withToken(token)),
    openPayment: (hold: Pick<HoldResult, 'hold_number' | 'reservation_token'>, key?: string, method?: PaymentMethod) =>
      call<PaymentReadyResult>(
        'POST',
        '/client/payments',
        { ...withToken(hold.reservation_token), ...once(key) },
        { hold_number: hold.hold_number, ...(method && { method }) },
      ),
    payment: (orderId: string, token: string | null) =>
      call<PaymentResult>('GET', `/client/payments/${orderId}`, withToken(token)),
    guarantee: (orderId: string, token: string | null, card_token: string, key?: string) =>
      call<PaymentResult>(
        'POST',
        `/client/payments/${orderId}/guarantee`,
        { ...withToken(token), ...once(key) },
        { card_token },
      ),
    /** Posts the card window's form as a browser does from another site: without cookies or tokens. */
    returnFromCardWindow: async ({ fields }: Pick<CardForm, 'fields'>, provider = 'nicepay') => {
      const form = new URLSearchParams(fields).toString();
      const answer = await send(`/client/card-providers/${provider}/returns`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
        redirect: 'manual',
      });
      const text = await answer.text();
      const problem = (answer.status >= 400 ? JSON.parse(text) : {}) as Problem;
      return { status: answer.status, location: answer.headers.get('location'), problem };
    },
    webhook: (body: string | object) =>
      call<string>(
        'POST',
        '/client/card-providers/nicepay/webhooks',
        {},
        typeof body === 'string' ? JSON.parse(body) : body,
      ),
    lookUp: (reservation_number: string, guest_name: string, hotel_code = '1') =>
      call<LookupResult>('POST', '/client/booking/lookup', {}, { hotel_code, guest_name, reservation_number }),
    detail: (number: string, token: string | null, more: Record<string, string> = {}) =>
      call<ReservationResult>('GET', `/client/booking/reservations/${number}`, { ...withToken(token), ...more }),
    preview: (number: string, token: string | null) =>
      call<CancellationPreviewResult>('GET', `/client/booking/reservations/${number}/cancellation`, withToken(token)),
    quoteChange: (number: string, token: string | null, wish: StayWish) =>
      call<ChangeQuoteResult>(
        'POST',
        `/client/booking/reservations/${number}/change-quotes`,
        withToken(token),
        quoteRequest(wish),
      ),
    change: (number: string, token: string | null, quote_id: string, key?: string) =>
      call<HoldResult>(
        'POST',
        `/client/booking/reservations/${number}/changes`,
        { ...withToken(token), ...once(key) },
        { quote_id },
      ),
    cancel: (number: string, token: string | null, fee: number, key?: string) =>
      call<ReservationResult>(
        'POST',
        `/client/booking/reservations/${number}/cancellation`,
        { ...withToken(token), ...once(key) },
        { fee },
      ),
  };
  return guest;
}

/** Returns the response body. Throws if the call failed. */
export function done<T>(answer: Answer<T>): T {
  if (answer.status >= 400) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export function nicepayWindow({ card_window }: PaymentReadyResult): NicepayWindow {
  if (card_window.provider !== 'nicepay')
    throw new Error(`expected a NicePay window, but the provider is ${card_window.provider}`);
  return card_window;
}

export function problemOf({ status, problem }: Answer<unknown>) {
  return `${status} ${problem.code}`;
}
