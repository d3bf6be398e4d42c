import type { ProblemCode } from '../../generated/problems.ts';
import type {
  ContactCodeRequest,
  ContactConfirmation,
  MemberResult,
  VerificationResult,
} from '../../generated/types.ts';
import { MemberInformation, MobileNumber } from '../../generated/zod/schemas.ts';
import type { Database } from '../platform/database/database.ts';
import type { Messages } from '../platform/messages/messages.ts';
import { recordEvents } from '../platform/events/events.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import { homePhone } from '../platform/values/phone.ts';
import { companyNameIn } from '../property/property.usecases.ts';
import type { Channel, ContactCodes, ContactRenderer } from './contact.port.ts';
import { findMember, lockMember, updateContact } from './member.repository.ts';
import { keyOf, type MemberKey } from './member.rules.ts';
import { checkNotWithdrawn, getMember, type MemberDeps, type MemberReader } from './member.usecases.ts';

export type ContactDeps = MemberReader &
  MemberDeps & {
    codes: ContactCodes;
    messages: Messages;
    loadNotificationRenderer: () => Promise<ContactRenderer>;
  };

export type Caller = { address: string; language: Language };

/**
 * Sends a code to the account's new phone number or email address. Doesn't reveal whether another account has that
 * contact; only `changeContact` does. Fails with `invalid_phone` or `invalid_email` if the contact is malformed or is
 * the current one, and with `invalid_phone` for the guardian's number, because that number proves the guardian's
 * consent.
 */
export async function sendContactCode(
  deps: ContactDeps,
  key: MemberKey,
  request: ContactCodeRequest,
  caller: Caller,
): Promise<Outcome<VerificationResult, ProblemCode<'sendContactCode'>>> {
  const person = await findMember(deps.db, key);
  if (!person) return fail('session_expired');
  const { channel } = request;
  const isPhone = channel === 'SMS';
  const to = isPhone ? homePhone(request.to) : request.to;
  const isValid = (isPhone ? MobileNumber : MemberInformation.shape.email).safeParse(request.to).success;
  const current = isPhone ? [person.phoneNumber, person.guardianPhone] : [person.email];
  if (!isValid || current.some((each) => each !== null && keyOf(each) === keyOf(to)))
    return fieldFail('/to', isPhone ? 'invalid_phone' : 'invalid_email');
  const sent = await deps.codes.send(key, { channel, to, ...caller });
  return sent.ok ? ok({ ...sent.value, result: 'success' }) : sent;
}

/**
 * Changes the phone number or email address to the contact that the code confirms. Only this call reveals whether
 * another account has that contact. Invalidates the codes sent to the member's previous contacts, and emails the
 * previous address about the change.
 */
export async function changeContact(
  deps: ContactDeps,
  key: MemberKey,
  { verification_id: verificationId, code }: ContactConfirmation,
  { address, language }: Caller,
): Promise<Outcome<MemberResult, ProblemCode<'changeContact'>>> {
  const confirmed = await deps.codes.confirm(key, { verificationId, code, address });
  if (!confirmed.ok) return confirmed;
  const { channel, to } = confirmed.value;
  const { renderContactChange } = await deps.loadNotificationRenderer();
  const sender = await companyNameIn(deps.db, key.companyCode, language);
  const messages = await renderContactChange({ locale: language, channel, sender });
  const changed = await inTransaction(deps.db, async (tx) => {
    const before = (await lockMember(tx, key)) && (await findMember(tx, key));
    if (!before) return fail('session_expired');
    const saved = await saveContact(tx, deps, key, { channel, to });
    if (!saved.ok) return saved;
    await recordEvents(deps, tx, [{ ...key, type: 'member.changed' }]);
    await deps.codes.forgetTo(tx, before);
    await deps.messages.queueMessage(tx, key.companyCode, { channel: 'EMAIL', to: before.email, ...messages });
    return ok();
  });
  return changed.ok ? getMember(deps, key, language) : changed;
}

async function saveContact(
  tx: Database,
  deps: ContactDeps,
  key: MemberKey,
  { channel, to }: { channel: Channel; to: string },
): Promise<Outcome<void, 'duplicate_phone' | 'duplicate_email' | 'rejoin_too_early'>> {
  const updated = await updateContact(tx, key, channel === 'SMS' ? { phoneNumber: to } : { email: to });
  // Check after the update, because the update waits for a concurrent withdrawal of a member with this phone number.
  return updated.ok && channel === 'SMS' ? checkNotWithdrawn(tx, deps, key.companyCode, to) : updated;
}
