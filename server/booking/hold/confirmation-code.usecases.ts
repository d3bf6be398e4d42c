import type { ProblemCode } from '../../../generated/problems.ts';
import type { BookerCodeResult, HoldConfirmationRequest, HoldResult } from '../../../generated/types.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type IdempotentCall, idempotentSteps } from '../../platform/idempotency.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { confirmCode, type VerificationDeps } from '../../session/verification.usecases.ts';
import { type CodeCaller, sendBookerCode } from '../booker-code.usecases.ts';
import { dueFor, type HoldKey } from '../booking.rules.ts';
import type { HoldRow } from '../booking.tables.ts';
import type { NotificationChannels } from '../notification/queue-notification.usecases.ts';
import { findReservationNumber } from '../reservation/reservation.repository.ts';
import { travellersOfHold } from '../traveller/traveller.usecases.ts';
import { makeReservation, openHold } from './confirm.usecases.ts';
import { presentHold } from './hold.presenter.ts';
import { findHold } from './hold.repository.ts';
import type { StepCounts } from '../../platform/step-counts.ts';

/**
 * Returns a hold that can be confirmed by code. Fails with `reservation_failed` if it is already confirmed or must be
 * paid for.
 */
async function holdToConfirm(
  { db, clock }: VerificationDeps,
  key: HoldKey,
): Promise<Outcome<HoldRow, 'not_found' | 'reservation_failed' | 'hold_expired'>> {
  const held = await openHold(db, clock.now(), key);
  if (held.ok && dueFor(held.value)) return fail('reservation_failed', { detail: 'The hold must be paid.' });
  return held;
}

/** Sends the booker a code that confirms a hold for which no payment is due. */
export async function sendHoldCode(
  deps: VerificationDeps,
  key: HoldKey,
  caller: CodeCaller,
): Promise<Outcome<BookerCodeResult, ProblemCode<'sendHoldCode'>>> {
  const held = await holdToConfirm(deps, key);
  if (!held.ok) return held;
  return sendBookerCode(deps, purposeOf(key), held.value.customer, caller);
}

export function confirmHold(
  deps: VerificationDeps & NotificationChannels & { steps: StepCounts },
  call: IdempotentCall,
  key: HoldKey,
  { verification_id: verificationId, code }: HoldConfirmationRequest,
  address: string,
): Promise<Outcome<HoldResult, ProblemCode<'confirmHold'>>> {
  return idempotentSteps(deps, call, async () => {
    const before = await confirmedBefore(deps, key);
    if (before) return ok(before);
    const held = await holdToConfirm(deps, key);
    if (!held.ok) return held;
    const proven = await confirmCode(deps, { ...purposeOf(key), verificationId, code, address });
    if (!proven.ok) return proven;
    const made = await inTransaction(deps.db, (tx) => makeReservation(deps, tx, key));
    if (!made.ok) return made;
    const hold = { ...held.value, status: 'confirmed' as const };
    return ok(presentHold(hold, made.value, deps.clock.now(), await travellersOfHold(deps.db, hold)));
  });
}

/**
 * Returns the hold if an earlier attempt confirmed it but crashed before it responded, because the code can't be used
 * twice. Returns undefined if there was no such attempt.
 */
async function confirmedBefore({ db, clock }: VerificationDeps, key: HoldKey): Promise<HoldResult | undefined> {
  const hold = await findHold(db, key);
  if (hold?.status !== 'confirmed' || dueFor(hold)) return undefined;
  return presentHold(hold, await findReservationNumber(db, key), clock.now(), await travellersOfHold(db, hold));
}

function purposeOf({ companyCode, holdNumber }: HoldKey) {
  return { companyCode, purpose: 'BOOKING', owner: holdNumber } as const;
}
