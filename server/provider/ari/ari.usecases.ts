import type { ProblemCode } from '../../../generated/problems.ts';
import type { AriProblem, AriResult, AriShortage } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { today } from '../../platform/values/nights.ts';
import type { Hotel } from '../../property/hotel.rules.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { type AriFacts, type AriPlan, NIGHTS_MAX } from './ari-plan.rules.ts';
import { changeRooms, type Effect, insertMessage, lockProperty } from './ari.repository.ts';
import { type MessageHead, planMessage } from './message-reader.ts';

type Deps = { db: Database; clock: Clock };

/**
 * Applies a message with changes to a property's rates, availability and restrictions, in one transaction. Returns the
 * first response if the message was received before. Changes nothing if a message with the same or a higher sequence
 * number was applied before. Fails with `forbidden` if the property belongs to another company.
 */
export async function updateAri(
  deps: Deps,
  companyCode: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Outcome<AriResult, ProblemCode<'updateAri'>>> {
  let hotel: Hotel | undefined;
  const planned = await planMessage(body, async ({ hotel_code }) => {
    const found = await findHotel(deps, hotel_code);
    if (!found.ok) return found;
    hotel = found.value;
    return hotel.companyCode === companyCode ? ok(factsOf(hotel, deps.clock.now())) : fail('forbidden');
  });
  if (!planned.ok) return planned;
  const { head, plan } = planned.value;
  if (plan.tooManyNights) {
    const detail = `Changes more than ${NIGHTS_MAX} nights. Send several messages.`;
    return fail('validation', { errors: [{ pointer: '/days', code: 'validation', detail }] });
  }
  return inTransaction(deps.db, async (tx) => ok(await applyOnce(tx, hotel!, head, plan, deps.clock.now())));
}

function factsOf({ document }: Hotel, now: Date): AriFacts {
  return {
    today: today(document.time_zone, now),
    roomTypes: document.room_types.map(({ room_type_code }) => room_type_code),
  };
}

async function applyOnce(tx: Database, hotel: Hotel, head: MessageHead, plan: AriPlan, now: Date): Promise<AriResult> {
  const { answer: first, lastSequence } = await lockProperty(tx, hotel, head.message_id);
  if (first) return first;
  const { message_id, sequence } = head;
  const isLate = lastSequence !== null && sequence <= lastSequence;
  const answer: AriResult = {
    result: 'success',
    message_id,
    sequence,
    outcome: isLate ? 'late' : 'applied',
    last_sequence: isLate ? lastSequence : sequence,
    changed: 0,
    problems: [],
    shortages: [],
    ...(!isLate && (await apply(tx, hotel, plan))),
  };
  await insertMessage(tx, hotel, head, answer, now);
  return answer;
}

/** Writes the changes in the order in which bookings lock inventory. */
async function apply(tx: Database, hotel: Hotel, { rooms, problems }: AriPlan) {
  const ofRooms = rooms && (await changeRooms(tx, hotel, rooms, hotel.document.max_nights));
  return {
    changed: ofRooms?.changed ?? 0,
    problems: [...problems, ...missingNights('/days', ofRooms)].sort(inMessageOrder),
    shortages: shortagesOf('/days', ofRooms),
  };
}

function missingNights(list: string, effect: Effect | undefined): AriProblem[] {
  return (effect?.missing ?? []).map(({ row, nights, dates }) => {
    const more = nights > dates.length ? ` and ${nights - dates.length} more` : '';
    const detail = `These nights need a price and an allotment: ${dates.join(', ')}${more}.`;
    return { pointer: `${list}/${row}`, code: 'night_not_on_sale', detail };
  });
}

function shortagesOf(list: string, effect: Effect | undefined): AriShortage[] {
  return (effect?.shortages ?? []).map(({ row, ...shortage }) => ({ pointer: `${list}/${row}`, ...shortage }));
}

function inMessageOrder(a: AriProblem, b: AriProblem): number {
  return rowOf(a) - rowOf(b);
}

function rowOf({ pointer }: AriProblem): number {
  return Number(pointer.split('/')[2]);
}
