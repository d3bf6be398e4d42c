import type { ProblemCode } from '../../../generated/problems.ts';
import type { HoldResult } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { textsFor } from '../../property/hotel.rules.ts';
import { findHotel } from '../../property/property.usecases.ts';
import type { HoldKey } from '../booking.rules.ts';
import { findReservationNumber } from '../reservation/reservation.repository.ts';
import { stayIn } from '../reservation/stay-language.rules.ts';
import { travellersOfHold } from '../traveller/traveller.usecases.ts';
import { presentHold } from './hold.presenter.ts';
import { findHold } from './hold.repository.ts';

export async function getHold(
  deps: { db: Database; clock: Clock },
  key: HoldKey,
  language: Language,
): Promise<Outcome<HoldResult, ProblemCode<'getHold'>>> {
  const hold = await findHold(deps.db, key);
  if (!hold) return fail('not_found');
  const hotel = await findHotel(deps, hold.hotelCode);
  const stay = hotel.ok ? stayIn(hotel.value.document, hold.stay, textsFor(language, hotel.value.document)) : hold.stay;
  const number = hold.status === 'confirmed' ? await findReservationNumber(deps.db, key) : null;
  return ok(presentHold({ ...hold, stay }, number, deps.clock.now(), await travellersOfHold(deps.db, hold)));
}
