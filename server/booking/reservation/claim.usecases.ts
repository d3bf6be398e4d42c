import type { ProblemCode } from '../../../generated/problems.ts';
import type { BookerCodeResult, ClaimRequest } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { negotiateLanguage } from '../../platform/values/language.ts';
import { maskPhone } from '../../platform/values/phone.ts';
import { confirmCode, type VerificationDeps } from '../../session/verification.usecases.ts';
import { type CodeCaller, sendBookerCode } from '../booker-code.usecases.ts';
import { type NotificationChannels, queueNotification } from '../notification/queue-notification.usecases.ts';
import { unmaskToken } from '../tokens.repository.ts';
import { claimReservationRow, type FoundReservation, findReservation } from './reservation.repository.ts';
import type { ReservationOf } from './reservation.usecases.ts';

/**
 * Returns a reservation that the member may claim or has claimed. Fails with `forbidden` if it has another owner or
 * the member belongs to another company.
 */
async function claimable(
  { db }: Pick<VerificationDeps, 'db'>,
  of: ReservationOf,
  { companyCode, memberId }: MemberKey,
): Promise<Outcome<FoundReservation, 'forbidden' | 'reservation_not_found'>> {
  const found = await findReservation(db, of);
  if (!found || found.hold.holdNumber !== of.holdNumber) return fail('reservation_not_found');
  const owner = found.reservation.memberId;
  return companyCode === of.companyCode && (owner === null || owner === memberId) ? ok(found) : fail('forbidden');
}

/**
 * Sends the booker the code that the member needs to claim the reservation. The message is in the booker's language,
 * because another person may have requested it.
 */
export async function sendClaimCode(
  deps: VerificationDeps,
  of: ReservationOf,
  member: MemberKey,
  { address }: Pick<CodeCaller, 'address'>,
): Promise<Outcome<BookerCodeResult, ProblemCode<'sendClaimCode'>>> {
  const found = await claimable(deps, of, member);
  if (!found.ok) return found;
  const code = { ...purposeOf(of), memberId: member.memberId };
  const { hold, language } = found.value;
  const caller = { address, language: negotiateLanguage(language) };
  const sent = await sendBookerCode(deps, code, hold.customer, caller);
  return sent.ok && of.lookedUp ? ok({ ...sent.value, to: maskPhone(sent.value.to) }) : sent;
}

/**
 * Assigns a visitor's reservation to the member who requested the code, and notifies the booker. Does nothing if the
 * member has already claimed the reservation.
 */
export async function claimReservation(
  deps: VerificationDeps & NotificationChannels,
  of: ReservationOf,
  member: MemberKey,
  { verification_id: verificationId, code }: ClaimRequest,
  address: string,
): Promise<Outcome<void, ProblemCode<'claimReservation'>>> {
  const found = await claimable(deps, of, member);
  if (!found.ok) return found;
  if (found.value.reservation.memberId !== null) return ok();
  const proven = await confirmCode(deps, { ...purposeOf(of), verificationId, code, address });
  if (!proven.ok) return proven;
  if (proven.value.memberId !== member.memberId) return fail('verification_expired');
  return inTransaction(deps.db, async (tx) => {
    if (!(await claimReservationRow(tx, of, member.memberId))) return fail('forbidden');
    if (of.lookedUp) await unmaskToken(tx, { companyCode: of.companyCode, ...of.lookedUp });
    await queueNotification(deps, tx, of, 'claimed', verificationId);
    return ok();
  });
}

function purposeOf({ companyCode, holdNumber }: ReservationOf) {
  return { companyCode, purpose: 'CLAIM', owner: holdNumber } as const;
}
