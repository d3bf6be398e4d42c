import type { QuoteRequest, Stay } from '../../generated/types.ts';
import { hold, quote } from '../../server/booking/booking.tables.ts';
import { namesOf } from '../../server/booking/customer.rules.ts';
import { sumEndedStays } from '../../server/booking/reservation/own-reservations.usecases.ts';
import { insertReservation } from '../../server/booking/reservation/reservation.repository.ts';
import { priceStay } from '../../server/catalogue/stay.usecases.ts';
import { findByLoginId, type Member } from '../../server/member/member.usecases.ts';
import { memberNumbersOf } from '../../server/membership/membership.usecases.ts';
import { grantTier, settleTiers } from '../../server/membership/tier.usecases.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { recordEvents } from '../../server/platform/events/events.ts';
import type { Ids } from '../../server/platform/ids.ts';
import { ok } from '../../server/platform/outcome.ts';
import { hashToken } from '../../server/platform/tokens.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { addDays, today } from '../../server/platform/values/nights.ts';
import { stepDone } from './step.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

/** This hotel requires no prepayment, so these stays need no card payment. */
const HOTEL = '10';
const ROOM = 'OCN';
/**
 * Stays are priced this many weeks ahead, when rooms are still available. Whole weeks keep the day of the week, which
 * affects the price.
 */
const PRICED_WEEKS_AHEAD = 6;

const STAYS = [
  { weeksAgo: 44, nights: 3 },
  { weeksAgo: 30, nights: 2 },
  { weeksAgo: 17, nights: 4 },
  { weeksAgo: 5, nights: 4 },
];
const GRANT = { loginId: 'hanbit7', tierCode: 'SILVER', weeksAgo: 2, weeks: 52 };

export async function addDemoStays(deps: Deps, companyCode = 'haneul'): Promise<void> {
  const person = await findByLoginId(deps.db, companyCode, 'minseo21');
  if (!person) throw new Error('the demo has no member minseo21');
  const day = today('Asia/Seoul', deps.clock.now());
  for (const { weeksAgo, nights } of STAYS) {
    const left = addDays(day, -7 * weeksAgo + nights);
    await addStay(deps, person, await stayOf(deps, day, weeksAgo, nights));
    await settleTiers({ ...deps, clock: { now: () => new Date(`${left}T03:37:00Z`) }, sumEndedStays });
  }
  await grantDemoTier(deps, companyCode, day);
}

type Booked = { request: QuoteRequest; stay: Stay };

/**
 * Prices a stay some weeks ahead, because past nights cannot be quoted, and then moves all its dates so that it begins
 * `weeksAgo` weeks ago.
 */
async function stayOf(deps: Deps, day: string, weeksAgo: number, nights: number): Promise<Booked> {
  const start_date = addDays(day, 7 * PRICED_WEEKS_AHEAD);
  const request: QuoteRequest = {
    hotel_code: HOTEL,
    start_date,
    end_date: addDays(start_date, nights),
    reservationRoomList: [{ room_type_code: ROOM, adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] }],
  };
  const priced = await priceStay({ ...deps, signedFor: () => null }, request, 'ko');
  const { stay } = stepDone(priced, 'the price of a stay');
  const earlier = -7 * (weeksAgo + PRICED_WEEKS_AHEAD);
  const text = JSON.stringify({ request, stay });
  return JSON.parse(text.replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => addDays(date, earlier))) as Booked;
}

/**
 * Writes the rows of a reservation whose guest has already stayed. Its nights are in the past, so it uses no inventory.
 */
async function addStay({ db, ids }: Deps, person: Member, { request, stay }: Booked): Promise<void> {
  const { companyCode, memberId } = person;
  const [quoteId, holdNumber] = [ids.uuid(), ids.number('HD')];
  const bookedAt = new Date(`${addDays(stay.start_date, -20)}T01:20:00Z`);
  const of = { companyCode, quoteId, hotelCode: HOTEL, stay, expiresAt: bookedAt };
  const [memberNo = null] = await memberNumbersOf(db, person);
  const customer = {
    guest_last_name: person.lastName,
    guest_first_name: person.firstName,
    guest_phone: person.phoneNumber,
    guest_email: person.email,
  };
  const quoted = { tokenHash: hashToken(ids.token()), memberId, memberNo, language: 'ko', request, usedAt: bookedAt };
  const booked = {
    holdNumber,
    status: 'confirmed' as const,
    allocation: { room_type_code: ROOM, nights: [], upsellings: [] },
    customer,
    agreements: { PRIVACY: true as const, TERMS: true as const, MARKETING: false },
    createdAt: bookedAt,
    confirmedAt: bookedAt,
  };
  const reservationNumber = ids.number('HS');
  const created = { companyCode, hotelCode: HOTEL, reservationNumber, type: 'reservation.created' } as const;
  const stayed = await inTransaction(db, async (tx) => {
    await tx.insert(quote).values({ ...of, ...quoted });
    await tx.insert(hold).values({ ...of, ...booked });
    await insertReservation(tx, {
      companyCode,
      reservationNumber,
      holdNumber,
      hotelCode: HOTEL,
      status: 'used',
      guestNames: namesOf(customer),
      checkIn: stay.start_date,
      checkOut: stay.end_date,
      quoteId,
      createdAt: bookedAt,
    });
    await recordEvents({ ids, clock: { now: () => bookedAt } }, tx, [created]);
    return ok();
  });
  stepDone(stayed, 'an earlier stay');
}

async function grantDemoTier({ db, ids }: Deps, companyCode: string, day: string): Promise<void> {
  const { loginId, tierCode, weeksAgo, weeks } = GRANT;
  const person = await findByLoginId(db, companyCode, loginId);
  if (!person) throw new Error(`the demo has no member ${loginId}`);
  const given = addDays(day, -7 * weeksAgo);
  const clock = { now: () => new Date(`${given}T01:00:00Z`) };
  const until = new Date(`${addDays(given, 7 * weeks)}T15:00:00Z`);
  const granted = await inTransaction(db, (tx) => grantTier(tx, { ids, clock }, person, { tierCode, until }));
  stepDone(granted, `the tier ${tierCode}`);
}
