import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import { CODE_TRIES, type CodePurpose, type TicketPurpose } from './session.rules.ts';
import { socialTicket, ticket, verification } from './session.tables.ts';
import type { SocialIdentity } from './social/social.ts';

export type VerificationRow = typeof verification.$inferSelect;
type TicketRow = typeof ticket.$inferSelect;

/** A new code replaces the previous one in the same slot. */
export type CodeSlot = Pick<VerificationRow, 'companyCode' | 'purpose' | 'targetKey' | 'owner'>;

/** Stores a code in place of the previous one. Returns false if the previous code was sent after `before`. */
export async function replaceCode(tx: Database, row: VerificationRow, before: Date): Promise<boolean> {
  const { companyCode, purpose, targetKey, owner, ...fresh } = row;
  const replaced = await tx
    .insert(verification)
    .values(row)
    .onConflictDoUpdate({
      target: [verification.companyCode, verification.purpose, verification.targetKey, verification.owner],
      set: fresh,
      setWhere: lte(verification.sentAt, before),
    })
    .returning({ verificationId: verification.verificationId });
  return replaced.length === 1;
}

export async function lastSent(
  db: Database,
  { companyCode, purpose, targetKey, owner }: CodeSlot,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ sentAt: verification.sentAt })
    .from(verification)
    .where(
      and(
        eq(verification.companyCode, companyCode),
        eq(verification.purpose, purpose),
        eq(verification.targetKey, targetKey),
        eq(verification.owner, owner),
      ),
    );
  return row?.sentAt;
}

/** Deletes the codes of these owners and returns the phone numbers and email addresses that the codes were sent to. */
export async function deleteCodesFor(
  tx: Database,
  companyCode: string,
  purpose: CodePurpose,
  owners: readonly string[],
): Promise<string[]> {
  const deleted = await tx
    .delete(verification)
    .where(
      and(
        eq(verification.companyCode, companyCode),
        eq(verification.purpose, purpose),
        inArray(verification.owner, [...owners]),
      ),
    )
    .returning({ target: verification.target });
  return deleted.map(({ target }) => target);
}

export async function deleteCodesTo(
  tx: Database,
  companyCode: string,
  { phone, emailKey }: { phone: string; emailKey: string },
): Promise<void> {
  await tx
    .delete(verification)
    .where(
      and(
        eq(verification.companyCode, companyCode),
        or(eq(verification.target, phone), eq(verification.targetKey, emailKey)),
      ),
    );
}

/**
 * Counts an attempt and returns the row whose hash the caller must compare, or undefined if there is no such code, the
 * code has expired, or no attempt is left. Uses a single statement, so that concurrent attempts can't exceed the limit.
 */
export async function tryCode(
  db: Database,
  companyCode: string,
  verificationId: string,
  { purposes, owner, now }: { purposes: readonly CodePurpose[]; owner: string; now: Date },
): Promise<VerificationRow | undefined> {
  const [row] = await db
    .update(verification)
    .set({ attempts: sql`${verification.attempts} + 1` })
    .where(
      and(
        eq(verification.companyCode, companyCode),
        eq(verification.verificationId, verificationId),
        inArray(verification.purpose, [...purposes]),
        eq(verification.owner, owner),
        lt(verification.attempts, CODE_TRIES),
        gt(verification.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Consumes a code. Returns false if another call consumed it first. */
export async function deleteCode(db: Database, companyCode: string, verificationId: string): Promise<boolean> {
  const deleted = await db
    .delete(verification)
    .where(and(eq(verification.companyCode, companyCode), eq(verification.verificationId, verificationId)))
    .returning({ verificationId: verification.verificationId });
  return deleted.length === 1;
}

export async function insertTicket(db: Database, row: TicketRow): Promise<void> {
  await db.insert(ticket).values(row);
}

type TicketKey = { companyCode: string; ticketHash: string; purpose: TicketPurpose };

function isValid({ companyCode, ticketHash, purpose }: TicketKey, now: Date) {
  return and(
    eq(ticket.companyCode, companyCode),
    eq(ticket.ticketHash, ticketHash),
    eq(ticket.purpose, purpose),
    gt(ticket.expiresAt, now),
  );
}

export async function findTicket(db: Database, key: TicketKey, now: Date): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(ticket).where(isValid(key, now));
  return row;
}

/** Consumes a ticket. Returns false if it is invalid or another call consumed it first. */
export async function takeTicket(db: Database, key: TicketKey, targetHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(ticket)
    .where(and(isValid(key, now), eq(ticket.targetHash, targetHash)))
    .returning({ ticketHash: ticket.ticketHash });
  return taken.length === 1;
}

export async function deleteTicketsOf(db: Database, { companyCode, memberId }: MemberKey): Promise<void> {
  await db.delete(ticket).where(and(eq(ticket.companyCode, companyCode), eq(ticket.memberId, memberId)));
}

export async function insertSocialTicket(db: Database, row: typeof socialTicket.$inferInsert): Promise<void> {
  await db.insert(socialTicket).values(row);
}

export async function takeSocialTicket(
  tx: Database,
  companyCode: string,
  ticketHash: string,
  now: Date,
): Promise<SocialIdentity | undefined> {
  const [taken] = await tx
    .delete(socialTicket)
    .where(
      and(
        eq(socialTicket.companyCode, companyCode),
        eq(socialTicket.ticketHash, ticketHash),
        gt(socialTicket.expiresAt, now),
      ),
    )
    .returning({ identity: socialTicket.identity });
  return taken?.identity;
}
