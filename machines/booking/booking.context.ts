import type {
  Agreements,
  CustomerInfo,
  HoldResult,
  QuoteRequest,
  QuoteResult,
  ReservationRoom,
  SearchRequest,
  SelectedUpselling,
} from '../../generated/types.ts';
import type { Trouble } from '../problem.ts';
import { given } from '../provide-me.ts';

/** The steps of the journey, in order. */
export const STEPS = ['dates', 'room', 'options', 'info', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** A step that the guest can open again. */
export type EarlierStep = 'dates' | 'room' | 'options' | 'info';

/** What an address can give, by the names it has there; a reset keeps these. */
export type SuppliedKey = 'startDate' | 'endDate' | 'resvInfo' | 'promotion';

export type Choice = { roomTypeCode: string; packageCode: string | null };
export type AgreementDraft = Record<keyof Agreements, boolean>;

export type BookingInput = {
  /** The dates, party and code to begin with: what the address gave, else the defaults. */
  search: SearchRequest;
  suppliedByUrl?: readonly SuppliedKey[];
  /** Of a member, to prefill. */
  customerInfo?: Partial<CustomerInfo>;
};

export type BookingContext = {
  search: SearchRequest;
  suppliedByUrl: readonly SuppliedKey[];
  choice: Choice | null;
  /** Whether anything is offered beside the chosen room; the step options exists only then. */
  offersOptions: boolean;
  /** The reserved rooms: one for each of the party's, all of the chosen type. */
  rooms: ReservationRoom[];
  quote: QuoteResult | null;
  /** Whether the quote was renewed since the guest last asked for one; the second time is told. */
  requoted: boolean;
  customerInfo: Partial<CustomerInfo>;
  agreements: AgreementDraft;
  /** The Idempotency-Key of reserving, from the press of the button until the intent changes. */
  reserveKey: string | null;
  /** The key to reserve with if the quote has to be renewed on the way: another body needs another key. */
  keyAfterRequote: string | null;
  hold: HoldResult | null;
  paymentKey: string | null;
  reservationNumber: string | null;
  priceChange: { before: number; after: number } | null;
  /** Why the last call did not do what was wanted; kept until the guest's next deed. */
  problem: Trouble | null;
  /** The step that opens when the hold has been released. */
  leavingFor: EarlierStep;
};

export type ChooseEvent = { type: 'CHOOSE'; roomTypeCode: string; packageCode?: string | null; offersOptions: boolean };
export type RoomOptionsEvent = {
  type: 'SET_ROOM_OPTIONS';
  /** Index of the room. */
  room: number;
  selectedUpselling: SelectedUpselling[];
  early_checkout_seq?: number;
};
export type SaveInfoEvent = {
  type: 'SAVE_INFO';
  customerInfo?: Partial<CustomerInfo>;
  agreements?: Partial<AgreementDraft>;
};
export type ReserveEvent = {
  type: 'RESERVE';
  customerInfo: CustomerInfo;
  agreements: Agreements;
  idempotencyKey: string;
  keyAfterRequote: string;
};

export type BookingEvent =
  | { type: 'SEARCH'; search: SearchRequest }
  | ChooseEvent
  | RoomOptionsEvent
  | { type: 'CONTINUE' }
  | { type: 'SKIP' }
  | SaveInfoEvent
  | ReserveEvent
  | { type: 'QUOTE_EXPIRED' }
  | { type: 'ACCEPT' }
  | { type: 'PAY'; idempotencyKey: string }
  | { type: 'HOLD_EXPIRED' }
  | { type: 'START_AGAIN' }
  | { type: 'RETRY' }
  | { type: 'RESUME' }
  | { type: 'BACK' }
  | { type: 'GO_TO'; step: EarlierStep }
  | { type: 'RESET'; defaults: SearchRequest };

/** What no longer holds once the dates, the party or the room are others. */
const nothingReserved = {
  quote: null,
  requoted: false,
  reserveKey: null,
  keyAfterRequote: null,
  priceChange: null,
  problem: null,
} as const;

const nothingChosen = { choice: null, offersOptions: false, rooms: [], ...nothingReserved };
const noAgreements: AgreementDraft = { PRIVACY: false, TERMS: false, MARKETING: false };

export function initialBooking(input: BookingInput): BookingContext {
  return {
    search: input.search,
    suppliedByUrl: input.suppliedByUrl ?? [],
    ...nothingChosen,
    customerInfo: input.customerInfo ?? {},
    agreements: noAgreements,
    hold: null,
    paymentKey: null,
    reservationNumber: null,
    leavingFor: 'info',
  };
}

export function searched(search: SearchRequest): Partial<BookingContext> {
  return { search, ...nothingChosen };
}

/** Choosing an item clears the reserved room list (spec, section 4) and makes one room of it for each of the party. */
export function chosen(context: BookingContext, event: ChooseEvent): Partial<BookingContext> {
  return {
    ...nothingReserved,
    choice: { roomTypeCode: event.roomTypeCode, packageCode: event.packageCode ?? null },
    offersOptions: event.offersOptions,
    rooms: context.search.reservationInfo.map((party) => ({
      room_type_code: event.roomTypeCode,
      ...party,
      selectedUpselling: [],
    })),
  };
}

export function withRoomOptions(rooms: ReservationRoom[], event: RoomOptionsEvent): ReservationRoom[] {
  const { early_checkout_seq: _, ...plain } = rooms[event.room] as ReservationRoom;
  const room = { ...plain, selectedUpselling: event.selectedUpselling };
  const seq = event.early_checkout_seq;
  return rooms.with(event.room, seq === undefined ? room : { ...room, early_checkout_seq: seq });
}

export function withoutOptions(rooms: ReservationRoom[]): ReservationRoom[] {
  return rooms.map(({ early_checkout_seq: _, ...room }) => ({ ...room, selectedUpselling: [] }));
}

/** Back to the defaults (spec, section 4), except what the address supplied, who the guest is, and a hold to release. */
export function resetBooking(context: BookingContext, defaults: SearchRequest): BookingContext {
  const { search } = context;
  const kept = (key: SuppliedKey) => context.suppliedByUrl.includes(key);
  const promotion = kept('promotion') ? search.promotion_code : defaults.promotion_code;
  return {
    ...initialBooking({
      search: {
        hotel_code: defaults.hotel_code,
        start_date: kept('startDate') ? search.start_date : defaults.start_date,
        end_date: kept('endDate') ? search.end_date : defaults.end_date,
        reservationInfo: kept('resvInfo') ? search.reservationInfo : defaults.reservationInfo,
        ...(promotion === undefined ? {} : { promotion_code: promotion }),
      },
      suppliedByUrl: context.suppliedByUrl,
      customerInfo: context.customerInfo,
    }),
    hold: context.hold,
    leavingFor: 'dates',
  };
}

/** What is asked a price for: codes and counts only. */
export function quoteRequest({ search, choice, rooms }: BookingContext): QuoteRequest {
  return {
    hotel_code: search.hotel_code,
    start_date: search.start_date,
    end_date: search.end_date,
    ...(choice?.packageCode ? { package_code: choice.packageCode } : {}),
    ...(search.promotion_code ? { promotion_code: search.promotion_code } : {}),
    reservationRoomList: rooms,
  };
}

export type ReleaseInput = { holdNumber: string; reservationToken: string | null };

/** Which hold, and by what right. */
export function releaseRequest(context: BookingContext): ReleaseInput {
  const hold = given(context.hold);
  return { holdNumber: hold.hold_number, reservationToken: hold.reservation_token };
}
