import { actingAsStaff } from '../../../server/platform/audit/audit.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { randomUUID } from 'node:crypto';
import type {
  BundleHotel,
  ChangeQuoteResult,
  DepartureRow,
  HoldRequest,
  HoldResult,
  QuoteResult,
  Traveler,
  VoyageCabin,
  VoyageChangeRequest,
  VoyageQuoteRequest,
} from '../../../generated/types.ts';
import { hanbadaDepartures } from '../../../scripts/demo/hotels/hanbada-departures.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { systemIds } from '../../../server/platform/ids.ts';
import { putDepartures } from '../../../server/sailing/departures.usecases.ts';
import { guestDetails, type Answer, done, nicepayWindow } from './guest.ts';
import { demoHotel, loadHotels, TODAY } from './properties.ts';
import type { TestApp } from './test-app.ts';

/**
 * Departures of the demo ferry line as of TODAY, until August 2027 and from May 2028 on. On the night ship, the
 * departure on 06-11 and the return on 06-14 have four ocean cabins each. The departure on 06-04 is full, and the one
 * on 06-25 is cancelled.
 */
export const DEPARTURES = hanbadaDepartures(TODAY).filter(
  ({ departs_at }) => departs_at < '2027-09' || departs_at > '2028-05',
);

export function departure(code: string, change: Partial<DepartureRow> = {}): DepartureRow {
  const row = DEPARTURES.find(({ departure_code }) => departure_code === code);
  if (row === undefined) throw new Error(`the demo data has no departure ${code}`);
  return { ...row, ...change };
}

export async function loadFerry(db: Database, change: (hotel: BundleHotel) => void = () => undefined): Promise<void> {
  await loadHotels(db, demoHotel('20', change));
  await push(db, ...DEPARTURES);
}

export async function push(db: Database, ...departures: DepartureRow[]): Promise<void> {
  done200(
    await putDepartures({ db, clock: systemClock, ids: systemIds() }, actingAsStaff('haneul', 'tests'), {
      hotel_code: '20',
      departures,
    }),
  );
}

function done200(outcome: Awaited<ReturnType<typeof putDepartures>>) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
}

export const OCEAN = { cabin_type_code: 'OCV', adult: 2, kid: 0, infant: 0 };

/** A one-way voyage for two adults in an ocean cabin, which costs 320,000. */
export const ONE_WAY: VoyageQuoteRequest = { hotel_code: '20', outbound: 'IT0611', cabins: [OCEAN] };

/** A round trip for two adults and an infant in two ocean cabins, which costs 870,000. */
export const ROUND_TRIP: VoyageQuoteRequest = {
  hotel_code: '20',
  outbound: 'IT0611',
  inbound: 'TI0614',
  cabins: [
    { ...OCEAN, adult: 1, infant: 1 },
    { ...OCEAN, adult: 1 },
  ],
};

const BIRTHDAYS = { adult: '1992-05-14', kid: '2020-02-03', infant: '2026-10-01' } as const;
export const PASSPORT = 'M70512846';

export function traveller(
  cabin: number,
  band: keyof typeof BIRTHDAYS = 'adult',
  change: Partial<Traveler> = {},
): Traveler {
  return {
    cabin,
    korean_name: '김민서',
    english_last_name: 'KIM',
    english_first_name: 'MINSEO',
    gender: 'female',
    nationality: 'KR',
    birthday: BIRTHDAYS[band],
    passport_number: PASSPORT,
    passport_issued_on: '2023-04-11',
    passport_expires_on: '2033-04-11',
    ...change,
  };
}

/** Returns a traveller for each person in the cabins: adults first, infants last. */
export function travellersFor(cabins: readonly VoyageCabin[]): Traveler[] {
  return withOwnPassports(
    (['adult', 'kid', 'infant'] as const).flatMap((band) =>
      cabins.flatMap((cabin, i) => Array.from({ length: cabin[band] }, () => traveller(i, band))),
    ),
  );
}

/** Replaces the default passport number of every traveller except the first, so that no two travellers share one. */
function withOwnPassports(travellers: readonly Traveler[]): Traveler[] {
  return travellers.map((one, i) =>
    i > 0 && one.passport_number === PASSPORT ? { ...one, passport_number: `M705${13_000 + i}` } : one,
  );
}

export const CONSENTS = { PRIVACY: true, TERMS: true, MARKETING: false, PASSPORT: true } as const;

export type Sailor = ReturnType<typeof sailorOf>;

type Window = { control: Pick<TestApp['externalServices']['control'], 'authorise'> };

/** Returns functions that make API calls for voyages as a guest's browser does. */
export function sailorOf({ guest, externalServices }: Pick<TestApp, 'guest'> & { externalServices: Window }) {
  const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> =>
    guest.call<T>('POST', path, headers, body);
  const sailor = {
    quote: (request: VoyageQuoteRequest = ONE_WAY) => post<QuoteResult>('/client/booking/voyage-quotes', request),
    hold: (
      quote: QuoteResult,
      request: VoyageQuoteRequest,
      more: Partial<HoldRequest> = {},
      key: string = randomUUID(),
    ) =>
      post<HoldResult>(
        '/client/booking/holds',
        {
          quote_id: quote.quote_id,
          agreements: CONSENTS,
          travellers: travellersFor(request.cabins),
          ...guestDetails(),
          ...more,
          ...(more.travellers && { travellers: withOwnPassports(more.travellers) }),
        },
        { 'quote-token': quote.quote_token, 'idempotency-key': key },
      ),
    /** Requests a quote and a hold; throws if either request fails. */
    async reserve(request: VoyageQuoteRequest = ONE_WAY, more: Partial<HoldRequest> = {}) {
      const quote = done(await sailor.quote(request));
      return done(await sailor.hold(quote, request, more)) as HoldResult & { reservation_token: string };
    },
    async pay(hold: Pick<HoldResult, 'hold_number' | 'reservation_token'>): Promise<string> {
      const ready = done(await guest.openPayment(hold));
      const form = await externalServices.control.authorise(nicepayWindow(ready).request);
      await guest.returnFromCardWindow(form);
      const { reservation_number } = done(await guest.payment(ready.order_id, hold.reservation_token));
      if (reservation_number === null) throw new Error('The voyage was not confirmed');
      return reservation_number;
    },
    async book(request: VoyageQuoteRequest = ONE_WAY, more: Partial<HoldRequest> = {}) {
      const hold = await sailor.reserve(request, more);
      return { number: await sailor.pay(hold), token: hold.reservation_token, hold };
    },
    quoteChange: (number: string, token: string, request: VoyageChangeRequest) =>
      post<ChangeQuoteResult>(`/client/booking/reservations/${number}/voyage-change-quotes`, request, {
        'reservation-token': token,
      }),
  };
  return sailor;
}
