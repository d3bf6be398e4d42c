import type { ProblemCode } from '../../../generated/problems.ts';
import type { HoldExtensionResult } from '../../../generated/types.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { idempotent, type ProviderCall } from '../../platform/idempotency.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { extendedExpiry } from '../booking.rules.ts';
import { findHold, prolongHold } from '../hold/hold.repository.ts';
import type { PropertyDeps } from './property-action.usecases.ts';

type ExtensionCall = ProviderCall & { holdNumber: string };

/**
 * Lets a hold expire `minutes` from now, within the limits of `extendedExpiry`. Never shortens it. Fails with
 * `hold_expired` if the hold has expired, even if its rooms haven't been released yet, and with `reservation_failed`
 * once it is confirmed.
 */
export function extendHold(
  deps: PropertyDeps,
  { by, call, holdNumber }: ExtensionCall,
  minutes: number,
): Promise<Outcome<HoldExtensionResult, ProblemCode<'extendHold'>>> {
  const key = { companyCode: by.companyCode, holdNumber };
  const now = deps.clock.now();
  return idempotent(deps, call, async (tx) => {
    const hold = await findHold(tx, key);
    if (!hold) return fail('not_found');
    const changed = hold.changesHoldNumber && (await findHold(tx, { ...key, holdNumber: hold.changesHoldNumber }));
    const hotel = await findHotel({ ...deps, db: tx }, hold.hotelCode);
    if (!hotel.ok) return fail('not_found');
    const stays = [hold.stay, ...(changed ? [changed.stay] : [])];
    const until = extendedExpiry(hold, stays, hotel.value.document, now, minutes);
    const expiresAt = await prolongHold(tx, key, now, until);
    if (!expiresAt)
      return fail((await findHold(tx, key))?.status === 'confirmed' ? 'reservation_failed' : 'hold_expired');
    const [before, after] = [hold.expiresAt, expiresAt].map((at) => ({ expires_at: at.toISOString() }));
    const action = { action: 'extendHold', objectKind: 'hold', objectId: holdNumber };
    await recordAction(deps, tx, by, { ...action, before: before!, after: after! });
    return ok({ result: 'success', hold_number: holdNumber, ...after!, server_time: now.toISOString() });
  });
}
