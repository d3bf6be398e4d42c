import { timingSafeEqual } from 'node:crypto';
import type { ProblemCode } from '../../generated/problems.ts';
import type { ConfirmationResult, VerificationResult } from '../../generated/types.ts';
import type { ContactCodes } from '../member/contact.port.ts';
import { keyOf, type Member, type MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { forgetMessages } from '../platform/messages/message.repository.ts';
import type { Messages } from '../platform/messages/messages.ts';
import type { OutgoingMessage } from '../platform/messages/outgoing.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { type RateLimiter, tooMany } from '../platform/rate-limit.ts';
import { hashToken, keyedHash, newToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import { companyNameIn, findHotel } from '../property/property.usecases.ts';
import type { CodeRenderer } from './code.port.ts';
import {
  after,
  CODE_DIGITS,
  CODE_MS,
  type CodePurpose,
  LIMITS,
  RESEND_AFTER_MS,
  TICKET_MS,
  type TicketPurpose,
} from './session.rules.ts';
import type { SocialIdentity } from './social/social.ts';
import {
  type CodeSlot,
  deleteCode,
  deleteCodesFor,
  deleteCodesTo,
  deleteTicketsOf,
  insertTicket,
  lastSent,
  replaceCode,
  takeSocialTicket,
  takeTicket,
  tryCode,
  type VerificationRow,
} from './verification.repository.ts';

export type VerificationDeps = {
  db: Database;
  clock: Clock;
  ids: Ids;
  secret: string;
  limiter: RateLimiter;
  messages: Messages;
  loadNotificationRenderer: () => Promise<CodeRenderer>;
};

type CodeRequest = {
  companyCode: string;
  purpose: CodePurpose;
  channel: 'SMS' | 'EMAIL';
  to: string;
  language: Language;
  memberId?: string | undefined;
  /** If false, `sendCode` does the same work but sends nothing. */
  deliver?: boolean;
  /**
   * Additional data that identifies the request, such as the ID and name. A code requested with different data doesn't
   * replace this code or count towards its limit, even if it is sent to the same address.
   */
  about?: readonly string[];
  address: string;
  /** Only this sign-up, hold or member can confirm the code. */
  owner?: string;
};

type SentCode = Omit<VerificationResult, 'result'>;

/**
 * Sends a six-digit code that is valid for three minutes and five attempts. It replaces the previous code for the same
 * purpose, target and owner. Fails with `rate_limited` if a limit is exceeded, or within 30 seconds of the previous
 * code. In the latter case, the call doesn't count towards the limit for the target. If a phone number or email address
 * has received too many messages, nothing is sent, but the response doesn't change. A different response would reveal
 * whether the ID and name in a reset request are correct.
 */
export async function sendCode(
  deps: VerificationDeps,
  request: CodeRequest,
): Promise<Outcome<SentCode, 'rate_limited'>> {
  const { companyCode, purpose, channel, to, address, about, deliver = true } = request;
  const target = to.toLowerCase();
  const targetKey = about ? keyedHash(deps.secret, JSON.stringify(['about', target, ...about])) : target;
  const slot: CodeSlot = { companyCode, purpose, targetKey, owner: request.owner ?? '' };
  const now = deps.clock.now();
  const resendLimit = after(now, -RESEND_AFTER_MS);

  const byAddress = await deps.limiter.hit(LIMITS.code, '', address);
  if (!byAddress.ok) return byAddress;
  const last = await lastSent(deps.db, slot);
  if (last && last > resendLimit) return tooSoon(last, now);
  const byTarget = await deps.limiter.hit(LIMITS.codeToTarget, companyCode, `${purpose} ${targetKey}`);
  if (!byTarget.ok) return byTarget;
  const sendAllowed = await deps.limiter.hit(LIMITS.codeSent, companyCode, deliver ? target : `nobody ${targetKey}`);

  const verificationId = deps.ids.uuid();
  const code = deps.ids.digits(CODE_DIGITS);
  const row: VerificationRow = {
    ...slot,
    verificationId,
    channel,
    target: to,
    memberId: request.memberId ?? null,
    codeHash: codeHash(deps.secret, verificationId, code),
    attempts: 0,
    sentAt: now,
    expiresAt: after(now, CODE_MS),
  };
  const message = await messageOf(deps, request, code);
  return inTransaction(deps.db, async (tx) => {
    if (!(await replaceCode(tx, row, resendLimit))) return tooSoon(await lastSent(tx, slot), now);
    await deps.messages.queueMessage(tx, companyCode, deliver && sendAllowed.ok ? message : null);
    return ok({
      verification_id: verificationId,
      expires_at: row.expiresAt.toISOString(),
      resend_at: after(now, RESEND_AFTER_MS).toISOString(),
    });
  });
}

async function messageOf(
  { db, loadNotificationRenderer }: VerificationDeps,
  { companyCode, purpose, channel, to, language: locale }: CodeRequest,
  code: string,
): Promise<OutgoingMessage> {
  const renderer = await loadNotificationRenderer();
  const sender = await companyNameIn(db, companyCode, locale);
  const facts = { locale, code, sender, minutes: CODE_MS / 60_000, claim: purpose === 'CLAIM' };
  const { subject, text } = await renderer.renderCode(facts);
  return channel === 'SMS' ? { channel, to, text } : { channel, to, subject, text };
}

function tooSoon(sentAt: Date | undefined, now: Date) {
  const seconds = Math.ceil(((sentAt?.getTime() ?? now.getTime()) + RESEND_AFTER_MS - now.getTime()) / 1000);
  return tooMany({ limit: 1, remaining: 0, resetSeconds: Math.max(1, seconds) });
}

type Confirmation = {
  companyCode: string;
  verificationId: string;
  code: string;
  address: string;
  owner?: string;
};

type ConfirmationCode = 'verification_failed' | 'verification_expired' | 'rate_limited';

export type Proof = { to: string; channel: 'SMS' | 'EMAIL'; memberId?: string };

/**
 * Consumes a code and returns the phone number or email address that it verifies. Fails with `verification_failed` if
 * the code is wrong, and with `verification_expired` if it has expired, was used, was tried too often, or belongs to
 * another purpose or owner.
 */
export async function confirmCode(
  deps: VerificationDeps,
  { purpose, ...confirmation }: Confirmation & { purpose: CodePurpose },
): Promise<Outcome<Proof, ConfirmationCode>> {
  const row = await matchCode(deps, confirmation, [purpose]);
  if (!row.ok) return row;
  const { companyCode, verificationId, target, channel, memberId } = row.value;
  if (!(await deleteCode(deps.db, companyCode, verificationId))) return fail('verification_expired');
  return ok({ to: target, channel, ...(memberId !== null && { memberId }) });
}

/** Compares a code. The attempt is counted before the comparison, so that it counts even if the process crashes. */
async function matchCode(
  deps: VerificationDeps,
  { companyCode, verificationId, code, address, owner = '' }: Confirmation,
  purposes: readonly CodePurpose[],
): Promise<Outcome<VerificationRow, ConfirmationCode>> {
  const allowed = await deps.limiter.hit(LIMITS.confirmation, '', address);
  if (!allowed.ok) return allowed;
  const row = await tryCode(deps.db, companyCode, verificationId, { purposes, owner, now: deps.clock.now() });
  if (!row) return fail('verification_expired');
  const actual = Buffer.from(codeHash(deps.secret, verificationId, code));
  return timingSafeEqual(actual, Buffer.from(row.codeHash)) ? ok(row) : fail('verification_failed');
}

type Recovery = Omit<Confirmation, 'companyCode'> & { hotel_code: string };

export async function confirmVerification(
  deps: VerificationDeps,
  { hotel_code, ...confirmation }: Recovery,
): Promise<Outcome<ConfirmationResult, ProblemCode<'confirmVerification'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const { companyCode } = found.value;
  const row = await matchCode(deps, { ...confirmation, companyCode }, ['FIND_ID', 'RESET_PASSWORD']);
  if (!row.ok) return row;
  const { purpose, target, memberId, verificationId } = row.value;
  const ticket = newToken(deps.ids, companyCode);
  const expiresAt = after(deps.clock.now(), TICKET_MS);
  return inTransaction(deps.db, async (tx) => {
    if (!(await deleteCode(tx, companyCode, verificationId))) return fail('verification_expired');
    await insertTicket(tx, {
      companyCode,
      ticketHash: hashToken(ticket),
      purpose: purpose as TicketPurpose,
      targetHash: targetHash(deps.secret, target.toLowerCase()),
      memberId,
      expiresAt,
    });
    return ok({ result: 'success', ticket, expires_at: expiresAt.toISOString() });
  });
}

/**
 * Consumes a ticket for a verified target. Fails with `verification_expired` if the ticket has expired, was used, or is
 * for another target or purpose.
 */
export async function redeemTicket(
  { clock, secret }: Pick<VerificationDeps, 'clock' | 'secret'>,
  db: Database,
  {
    companyCode,
    purpose,
    ticket,
    target,
  }: { companyCode: string; purpose: TicketPurpose; ticket: string; target: string },
): Promise<Outcome<void, 'verification_expired'>> {
  const key = { companyCode, purpose, ticketHash: hashToken(ticket) };
  const taken = await takeTicket(db, key, targetHash(secret, target.toLowerCase()), clock.now());
  return taken ? ok() : fail('verification_expired');
}

export async function redeemSocialTicket(
  tx: Database,
  companyCode: string,
  ticket: string,
  now: Date,
): Promise<Outcome<SocialIdentity, 'verification_expired'>> {
  const identity = await takeSocialTicket(tx, companyCode, hashToken(ticket), now);
  return identity ? ok(identity) : fail('verification_expired');
}

function codeHash(secret: string, verificationId: string, code: string) {
  return keyedHash(secret, `code ${verificationId} ${code}`);
}
export function targetHash(secret: string, target: string): string {
  return keyedHash(secret, `target ${target}`);
}

/**
 * Deletes a withdrawing member's codes, including those sent to confirm a new phone number or email address. Sessions
 * and keys are deleted together with the account's row.
 */
export async function forgetCodesOf(tx: Database, person: Member): Promise<void> {
  await forgetCodesTo(tx, person);
  await forgetCodesFor(tx, person.companyCode, 'CONTACT', [person.memberId]);
}

/** Deletes the codes of these owners (members or holds), and all unsent messages to the recipients of the codes. */
export async function forgetCodesFor(
  tx: Database,
  companyCode: string,
  purpose: CodePurpose,
  owners: readonly string[],
): Promise<void> {
  await forgetMessages(tx, companyCode, await deleteCodesFor(tx, companyCode, purpose, owners));
}

function forgetCodesTo(tx: Database, { companyCode, phoneNumber, email }: Member): Promise<void> {
  return deleteCodesTo(tx, companyCode, { phone: phoneNumber, emailKey: keyOf(email) });
}

/** Implements `ContactCodes`. Each code is valid for one member and one new phone number or email address. */
export function contactCodes(deps: VerificationDeps): ContactCodes {
  const purposeOf = ({ companyCode, memberId }: MemberKey) =>
    ({ companyCode, purpose: 'CONTACT', owner: memberId }) as const;
  return {
    send: (key, request) => sendCode(deps, { ...purposeOf(key), memberId: key.memberId, ...request }),
    confirm: (key, request) => confirmCode(deps, { ...purposeOf(key), ...request }),
    async forgetTo(tx, person) {
      await forgetCodesTo(tx, person);
      await deleteTicketsOf(tx, person);
    },
  };
}
