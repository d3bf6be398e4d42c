import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import { CODE_TRIES, type CodePurpose, type TicketPurpose } from './session.rules.ts';
import { socialTicket, ticket, verification } from './session.tables.ts';
import type { SocialIdentity } from './social/social.ts';

export type VerificationRow = typeof verification.$inferSelect;
export type TicketRow = typeof ticket.$inferSelect;

/** Which code takes the place of which. */
export type CodePlace = Pick<VerificationRow, 'companyCode' | 'purpose' | 'targetKey' | 'owner'>;

/** Puts a code in its place. False when the one before went out after `before`. */
export async function replaceCode(tx: Database, row: VerificationRow, before: Date): Promise<boolean> {
  const { companyCode, purpose, targetKey, owner, ...fresh } = row;
  const placed = await tx
    .insert(verification)
    .values(row)
    .onConflictDoUpdate({
      target: [verification.companyCode, verification.purpose, verification.targetKey, verification.owner],
      set: fresh,
      setWhere: lte(verification.sentAt, before),
    })
    .returning({ verificationId: verification.verificationId });
  return placed.length === 1;
}

/** When the code went out that is in this place. */
export async function lastSent(
  db: Database,
  { companyCode, purpose, targetKey, owner }: CodePlace,
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

/** Removes the codes that were made for these, and says where they went. */
export async function deleteCodesFor(
  tx: Database,
  companyCode: string,
  purpose: CodePurpose,
  owners: readonly string[],
): Promise<string[]> {
  const gone = await tx
    .delete(verification)
    .where(
      and(
        eq(verification.companyCode, companyCode),
        eq(verification.purpose, purpose),
        inArray(verification.owner, [...owners]),
      ),
    )
    .returning({ target: verification.target });
  return gone.map(({ target }) => target);
}

/** Removes the codes that are on their way to a phone or an email, whoever asked for them. */
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

/** Counts a try and gives the code that it is for; undefined when there is none, or no try is left. One guarded statement. */
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

/** Uses a code up. False when somebody did so first. */
export async function deleteCode(db: Database, companyCode: string, verificationId: string): Promise<boolean> {
  const gone = await db
    .delete(verification)
    .where(and(eq(verification.companyCode, companyCode), eq(verification.verificationId, verificationId)))
    .returning({ verificationId: verification.verificationId });
  return gone.length === 1;
}

export async function insertTicket(db: Database, row: TicketRow): Promise<void> {
  await db.insert(ticket).values(row);
}

type TicketKey = { companyCode: string; ticketHash: string; purpose: TicketPurpose };

function isGood({ companyCode, ticketHash, purpose }: TicketKey, now: Date) {
  return and(
    eq(ticket.companyCode, companyCode),
    eq(ticket.ticketHash, ticketHash),
    eq(ticket.purpose, purpose),
    gt(ticket.expiresAt, now),
  );
}

export async function findTicket(db: Database, key: TicketKey, now: Date): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(ticket).where(isGood(key, now));
  return row;
}

/** Uses a ticket up. False when it is not good, or somebody did so first. */
export async function takeTicket(db: Database, key: TicketKey, targetHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(ticket)
    .where(and(isGood(key, now), eq(ticket.targetHash, targetHash)))
    .returning({ ticketHash: ticket.ticketHash });
  return taken.length === 1;
}

/** Every other ticket that would set this member's password. */
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
