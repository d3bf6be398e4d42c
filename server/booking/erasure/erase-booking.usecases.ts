import { keepForLaw } from '../../member/legal-record.usecases.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { forgetMessages } from '../../platform/messages/message.repository.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { eraseHoldsOf, eraseReservationRow, lockBooking } from './erase-booking.repository.ts';
import { forgetHolds } from './forget-holds.usecases.ts';

const OF_MEMBER = { detail: "The reservation belongs to a member. Erase the member's account instead." };
const NOT_OVER = { detail: 'The stay has not ended, or a refund is open.' };

/**
 * Erases the personal data of a guest who booked without an account, on the guest's request. Copies the data that the
 * law requires into a legal record. The stay and its payments remain. Fails with `not_found`, or with
 * `withdrawal_failed` if the reservation belongs to a member, hasn't ended or has an open refund.
 */
export function eraseGuestOf(
  deps: { db: Database; clock: Clock; ids: Ids; passports: Sealer },
  by: ActingFor,
  reservationNumber: string,
): Promise<Outcome<void, 'not_found' | 'withdrawal_failed'>> {
  const { companyCode } = by;
  const key = { companyCode, reservationNumber };
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, key);
    if (!booking) return fail('not_found');
    if (booking.ofMember) return fail('withdrawal_failed', OF_MEMBER);
    if (!booking.isOver) return fail('withdrawal_failed', NOT_OVER);
    const { over, record, holdNumber } = booking;
    const isErased = record.customer.guest_last_name === '';
    const kept = { companyCode, kind: 'contract' as const, subject: reservationNumber, over, record };
    if (!isErased) await keepForLaw(tx, deps.passports, [kept]);
    await forgetHolds(tx, companyCode, await eraseHoldsOf(tx, { companyCode, holdNumber }));
    await eraseReservationRow(tx, key);
    const { guest_phone, guest_email, booker_phone, booker_email } = record.customer;
    const contacts = [guest_phone, guest_email, booker_phone, booker_email].flatMap((contact) => contact || []);
    await forgetMessages(tx, companyCode, contacts);
    await recordAction(deps, tx, by, { action: 'eraseGuest', objectKind: 'reservation', objectId: reservationNumber });
    return ok();
  });
}
