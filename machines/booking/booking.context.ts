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

/** `PASSPORT` is optional, because only a voyage requires it. */
type AgreementDraft = Record<Exclude<keyof Agreements, 'PASSPORT'>, boolean> & { PASSPORT?: boolean };

/**
 * A traveller without the passport number, which must not be in a snapshot. The number is stored separately under `key`
 * and added when the guest reserves. For a saved traveller, `key` is the saved traveller's ID. If `keep` is true, the
 * traveller is saved for later voyages. `keep_passport` is the consent to save the passport too.
 */
export type NamedTraveller = Omit<Traveler, 'passport_number'> & {
  key: string;
  band: TravellerBand;
  keep?: boolean;
  keep_passport?: boolean;
};
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
  /** The guest has logged in or out. The price depends on the caller, so a new quote is requested. */
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
/**
 * `keyAfterRequote` replaces `idempotencyKey` if the quote is renewed first, because a changed request body needs
 * another key.
 */
type ReserveKeys = { idempotencyKey: string; keyAfterRequote: string };
export type On<Type extends BookingEvent['type']> = ExtractEvent<BookingEvent, Type>;

/** `customerInfo` prefills the form with the member's details. */
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
  offersOptions: boolean;
  rooms: ReservationRoom[];
  /** Points used for the stay. Coupons are stored with their rooms. */
  usePoint: number | null;
  /** Number of the owner contract whose vouchers pay for the nights. */
  voucher: string | null;
  /** Benefits that the member has selected but that aren't in a quote yet. */
  wanted: Benefits | null;
  refusedBenefits: Benefits | null;
  voyage: VoyageChoice | null;
  quote: QuoteResult | null;
  /**
   * Whether the quote has been silently renewed since the guest's last request. If it expires again, the guest is
   * notified.
   */
  requoted: boolean;
  customerInfo: Partial<CustomerInfo>;
  agreements: AgreementDraft;
  travellers: TravellerDraft[];
  /** Idempotency-Key for the hold. Kept for retries until the request changes. */
  reserveKey: string | null;
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

/** Fields are reset to these values when the dates, the party or the room changes. */
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
