import type { ExtractEvent } from 'xstate';
import type {
  Agreements,
  CustomerInfo,
  HoldRequest,
  HoldResult,
  PaymentMethod,
  QuoteResult,
  ReservationRoom,
  SailingSearchRequest,
  SearchRequest,
  Traveler,
  TravellerBand,
} from '../../generated/types.ts';
import type { TimedProblem } from '../problem.ts';
import type { VoyageChoice, VoyageEvent } from '../sailing/voyage.machine.ts';
import type { Benefits, Choice, RoomOptions } from './booking.rooms.ts';
import type { EarlierStep } from './booking.steps.ts';

/** Voyages only: PASSPORT is optional here because a room stay never asks for it. */
type AgreementDraft = Record<Exclude<keyof Agreements, 'PASSPORT'>, boolean> & { PASSPORT?: boolean };

/** A traveller as stored in a snapshot. The passport number is kept apart under `key` and added when reserving. */
export type NamedTraveller = Omit<Traveler, 'passport_number'> & { key: string; band: TravellerBand };
export type TravellerDraft = Partial<NamedTraveller> & Pick<NamedTraveller, 'key' | 'band'>;

export type BookingEvent =
  | { type: 'SEARCH'; search: SearchRequest }
  | { type: 'CHOOSE'; roomTypeCode: string; packageCode?: string | null; offersOptions: boolean }
  | ({ type: 'SET_ROOM_OPTIONS' } & RoomOptions)
  | { type: 'CONTINUE' }
  | { type: 'SKIP' }
  | { type: 'SEARCH_SAILINGS'; search: SailingSearchRequest }
  | Exclude<VoyageEvent, { type: 'GO_TO' }>
  | {
      type: 'SAVE_INFO';
      customerInfo?: Partial<CustomerInfo>;
      agreements?: Partial<AgreementDraft>;
      travellers?: TravellerDraft[];
    }
  | ({
      type: 'RESERVE';
      customerInfo: CustomerInfo;
      agreements: Agreements;
      travellers?: NamedTraveller[];
    } & ReserveKeys)
  | ({ type: 'USE_BENEFITS' } & Benefits)
  | { type: 'QUOTE_EXPIRED' }
  /** A login or logout: the price must belong to the member of the reservation. */
  | { type: 'CALLER_CHANGED' }
  | { type: 'ACCEPT' }
  | { type: 'CHOOSE_METHOD'; method: PaymentMethod }
  | { type: 'PAY'; idempotencyKey: string; method: PaymentMethod | null }
  | { type: 'CONFIRMED'; hold: HoldResult }
  | { type: 'HOLD_EXPIRED' }
  | { type: 'START_AGAIN' }
  | { type: 'RETRY' }
  | { type: 'RESUME' }
  | { type: 'BACK' }
  | { type: 'GO_TO'; step: EarlierStep }
  | { type: 'TAKE_CHANGE'; hold: HoldResult }
  | { type: 'RESET'; defaults: SearchRequest };
/** Renewing the quote changes the request body, which needs another key. */
type ReserveKeys = { idempotencyKey: string; keyAfterRequote: string };
export type On<Type extends BookingEvent['type']> = ExtractEvent<BookingEvent, Type>;

/** `customerInfo` pre-fills a member's details. */
export type BookingInput = { search: SearchRequest; customerInfo?: Partial<CustomerInfo> };

export type ReserveInput = {
  body: Omit<HoldRequest, 'travellers'>;
  travellers: NamedTraveller[];
  quoteToken: string;
  idempotencyKey: string;
};
export type ReleaseInput = { holdNumber: string; reservationToken: string | null };

export type BookingContext = {
  search: SearchRequest;
  choice: Choice | null;
  /** The `options` step exists only if true. */
  offersOptions: boolean;
  rooms: ReservationRoom[];
  /** Points used for the stay; coupons are stored with their rooms. */
  usePoint: number | null;
  /** Number of the contract whose vouchers pay the nights. */
  voucher: string | null;
  /** Benefits that the member has selected, until a quote accepts them. */
  wanted: Benefits | null;
  refusedBenefits: Benefits | null;
  voyage: VoyageChoice | null;
  quote: QuoteResult | null;
  /** True if the quote was renewed since the guest's last request. A second renewal is shown to the guest. */
  requoted: boolean;
  customerInfo: Partial<CustomerInfo>;
  agreements: AgreementDraft;
  travellers: TravellerDraft[];
  /** Idempotency-Key of the hold, from the press of the button until the intent changes. */
  reserveKey: string | null;
  /** Key for the hold if the quote is renewed first, because the body then differs. */
  keyAfterRequote: string | null;
  hold: HoldResult | null;
  /** Number of the reservation that the hold changes. Kept after the hold has ended. */
  changes: string | null;
  paymentKey: string | null;
  paymentMethod: PaymentMethod | null;
  reservationNumber: string | null;
  priceChange: { before: number; after: number } | null;
  problem: TimedProblem | null;
  leavingFor: EarlierStep;
};

/** Reset when the dates, the party or the room change. */
export const nothingReserved = {
  quote: null,
  requoted: false,
  changes: null,
  usePoint: null,
  voucher: null,
  wanted: null,
  refusedBenefits: null,
  reserveKey: null,
  keyAfterRequote: null,
  priceChange: null,
  problem: null,
} as const;

export const nothingChosen = { choice: null, offersOptions: false, rooms: [], voyage: null, ...nothingReserved };

export function initialBooking({ search, customerInfo = {} }: BookingInput): BookingContext {
  return {
    search,
    ...nothingChosen,
    customerInfo,
    agreements: { PRIVACY: false, TERMS: false, MARKETING: false },
    travellers: [],
    hold: null,
    paymentKey: null,
    paymentMethod: null,
    reservationNumber: null,
    leavingFor: 'info',
  };
}
