import type { ProblemCode } from '../../../generated/problems.ts';
import type { AriResult } from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { today } from '../../platform/values/nights.ts';
import type { Hotel } from '../../property/hotel.rules.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { changeDepartures, type DeparturesEffect } from '../../sailing/change-departures.usecases.ts';
import { limitedOptions } from '../days.rules.ts';
import { type AriFacts, type AriPlan, NIGHTS_MAX } from './ari-plan.rules.ts';
import {
  addDailyStock,
  changePackages,
  changeRooms,
  changeStock,
  type Effect,
  insertMessage,
  lockProperty,
} from './ari.repository.ts';
import {
  departureShortages,
  inMessageOrder,
  missingNights,
  nightShortages,
  unknownDepartures,
} from './ari.presenter.ts';
import { planMessage } from './message-reader.ts';
import type { MessageHead } from './read-message.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

const NOTHING: Effect = { changed: 0, added: 0, missing: [], shortages: [] };
const NONE: DeparturesEffect = { changed: 0, unknown: new Set(), shortages: [] };

/**
 * Applies a message with changes to a property's rates, availability and restrictions, in one transaction. Returns the
 * first response if the message was received before. Changes nothing if a message with the same or a higher sequence
 * number was applied before. Fails with `forbidden` if the property belongs to another company.
 */
export async function updateAri(
  deps: Deps,
  by: ActingFor,
  body: Uint8Array<ArrayBuffer>,
): Promise<Outcome<AriResult, ProblemCode<'updateAri'>>> {
  let hotel: Hotel | undefined;
  const planned = await planMessage(body, async ({ hotel_code }) => {
    const found = await findHotel(deps, hotel_code);
    if (!found.ok) return found;
    hotel = found.value;
    return hotel.companyCode === by.companyCode ? ok(factsOf(hotel, deps.clock.now())) : fail('forbidden');
  });
  if (!planned.ok) return planned;
  const { head, plan } = planned.value;
  if (plan.tooManyNights) {
    const detail = `Changes more than ${NIGHTS_MAX} nights. Send several messages.`;
    return fail('validation', { errors: [{ pointer: '/days', code: 'validation', detail }] });
  }
  return inTransaction(deps.db, async (tx) => ok(await applyOnce(deps, tx, by, hotel!, head, plan)));
}

function factsOf({ document }: Hotel, now: Date): AriFacts {
  const { room_types, packages, sailing } = document;
  return {
    today: today(document.time_zone, now),
    roomTypes: room_types.map(({ room_type_code }) => room_type_code),
    packages: packages.flatMap((one) => one.room_type_codes.map((roomType) => `${roomType} ${one.package_code}`)),
    options: limitedOptions(document).map(({ code }) => code),
    cabinTypes: (sailing?.cabin_types ?? []).map(({ cabin_type_code }) => cabin_type_code),
  };
}

async function applyOnce(
  deps: Deps,
  tx: Database,
  by: ActingFor,
  hotel: Hotel,
  head: MessageHead,
  plan: AriPlan,
): Promise<AriResult> {
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
  await insertMessage(tx, hotel, head, answer, deps.clock.now());
  const after = { message_id, outcome: answer.outcome, changed: answer.changed };
  const action = { action: 'updateAri', objectKind: 'property', objectId: hotel.hotelCode, after };
  await recordAction(deps, tx, by, action);
  return answer;
}

/** Writes the changes in the order in which bookings lock inventory. */
async function apply(
  tx: Database,
  hotel: Hotel,
  plan: AriPlan,
): Promise<Pick<AriResult, 'changed' | 'problems' | 'shortages'>> {
  const { document } = hotel;
  const { rooms, packages, options, departures } = plan;
  const ofRooms = rooms ? await changeRooms(tx, hotel, rooms, document.max_nights) : NOTHING;
  const ofPackages = packages ? await changePackages(tx, hotel, packages) : 0;
  if (rooms && ofRooms.added > 0) await addDailyStock(tx, hotel, limitedOptions(document), rooms.date);
  const ofOptions = options ? await changeStock(tx, hotel, options) : NOTHING;
  const ofDepartures = departures.length > 0 ? await changeDepartures(tx, hotel, document.sailing, departures) : NONE;
  return {
    changed: ofRooms.changed + ofPackages + ofOptions.changed + ofDepartures.changed,
    problems: inMessageOrder([
      ...plan.problems,
      ...missingNights(ofRooms.missing),
      ...unknownDepartures(departures, ofDepartures.unknown),
    ]),
    shortages: [
      ...nightShortages('days', ofRooms.shortages),
      ...nightShortages('options', ofOptions.shortages),
      ...departureShortages(departures, ofDepartures.shortages),
    ],
  };
}
