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

/** A stay asks for no passports. */
type AgreementDraft = Record<Exclude<keyof Agreements, 'PASSPORT'>, boolean> & { PASSPORT?: boolean };

/** A traveller as they may be kept: the number of their passport is never in a snapshot, but goes by its `key` with whoever reserves. */
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
  /** Somebody logged in or out: whoever reserves must be who was told the price. */
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
/** If the quote has to be renewed on the way, another body is sent, which needs another key. */
type ReserveKeys = { idempotencyKey: string; keyAfterRequote: string };
export type On<Type extends BookingEvent['type']> = ExtractEvent<BookingEvent, Type>;

/** `customerInfo`: of a member, to prefill. */
export type BookingInput = { search: SearchRequest; customerInfo?: Partial<CustomerInfo> };

/** The inputs of the calls. */
export type ReserveInput = {
  body: Omit<HoldRequest, 'travellers'>;
  /** Of a voyage; none for a stay. */
  travellers: NamedTraveller[];
  quoteToken: string;
  idempotencyKey: string;
};
export type ReleaseInput = { holdNumber: string; reservationToken: string | null };

export type BookingContext = {
  search: SearchRequest;
  choice: Choice | null;
  /** Whether anything is offered beside the chosen room; the step options exists only then. */
  offersOptions: boolean;
  /** The reserved rooms: one for each of the party's, all of the chosen type. */
  rooms: ReservationRoom[];
  /** The points that the stay is paid with; its coupons stand with its rooms. */
  usePoint: number | null;
  /** What a member wants to use, until a price says that they can. */
  wanted: Benefits | null;
  /** What could not be used, while `problem` says why. */
  refusedBenefits: Benefits | null;
  /** What is chosen instead where cabins of ships are sold; null for a stay. */
  voyage: VoyageChoice | null;
  quote: QuoteResult | null;
  /** Whether the quote was renewed since the guest last asked for one; the second time the guest is told. */
  requoted: boolean;
  customerInfo: Partial<CustomerInfo>;
  agreements: AgreementDraft;
  /** Those of a voyage, as far as they are named; none for a stay. */
  travellers: TravellerDraft[];
  /** The Idempotency-Key of reserving, from the press of the button until the intent changes. */
  reserveKey: string | null;
  /** The key to reserve with if the quote has to be renewed on the way: another body needs another key. */
  keyAfterRequote: string | null;
  hold: HoldResult | null;
  /** The reservation that the hold is to change; stays when the hold is over. */
  changes: string | null;
  paymentKey: string | null;
  /** What the guest wants to pay with; null until they have chosen, and where nothing is to be chosen. */
  paymentMethod: PaymentMethod | null;
  reservationNumber: string | null;
  priceChange: { before: number; after: number } | null;
  /** Why the last call did not do what was wanted; kept until the guest's next action. */
  problem: TimedProblem | null;
  /** The step that opens when the hold has been released. */
  leavingFor: EarlierStep;
};

/** What no longer holds once the dates, the party or the room are others. */
export const nothingReserved = {
  quote: null,
  requoted: false,
  changes: null,
  usePoint: null,
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
