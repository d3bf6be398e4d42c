import { and, desc, eq, gt, lt, lte, ne } from 'drizzle-orm';
import type { MemberKey } from '../member/member.rules.ts';
import type { Database } from '../platform/database/database.ts';
import { providerSsoKey, session, socialFlow, socialTicket, ticket, verification } from './session.tables.ts';

export type SessionRow = typeof session.$inferSelect;

export async function insertSession(db: Database, row: SessionRow): Promise<void> {
  await db.insert(session).values(row);
}

/** Returns an open session by the hash of its token or key. */
export async function findSession(
  db: Database,
  companyCode: string,
  by: { tokenHash: string } | { ssoKeyHash: string },
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(session)
    .where(
      and(
        eq(session.companyCode, companyCode),
        'tokenHash' in by ? eq(session.tokenHash, by.tokenHash) : eq(session.ssoKeyHash, by.ssoKeyHash),
        gt(session.expiresAt, now),
      ),
    );
  return row;
}

export async function deleteSession(db: Database, companyCode: string, tokenHash: string): Promise<void> {
  await db.delete(session).where(and(eq(session.companyCode, companyCode), eq(session.tokenHash, tokenHash)));
}

/** Sets the time of a session's last use, unless a use after `before` has already been recorded. */
export async function touchSession(
  db: Database,
  { companyCode, tokenHash }: SessionRow,
  now: Date,
  before: Date,
): Promise<void> {
  await db
    .update(session)
    .set({ lastUsedAt: now })
    .where(
      and(eq(session.companyCode, companyCode), eq(session.tokenHash, tokenHash), lte(session.lastUsedAt, before)),
    );
}

function ofMember({ companyCode, memberId }: MemberKey) {
  return and(eq(session.companyCode, companyCode), eq(session.memberId, memberId));
}

export function listSessionRows(db: Database, key: MemberKey, now: Date, atMost: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(session)
    .where(and(ofMember(key), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt), desc(session.sessionId))
    .limit(atMost);
}

/** Ends one of a member's open sessions. Returns false if there is no such session. */
export async function deleteOwnSession(db: Database, key: MemberKey, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(ofMember(key), eq(session.sessionId, sessionId), gt(session.expiresAt, now)))
    .returning({ sessionId: session.sessionId });
  return ended.length === 1;
}

/**
 * Ends a member's sessions, except the one with `exceptTokenHash`, and deletes unused provider keys, because they could
 * open new sessions.
 */
export async function endSessionsOf(tx: Database, key: MemberKey, exceptTokenHash?: string): Promise<void> {
  const { companyCode, memberId } = key;
  // Delete the keys first. The deletion waits for an exchange in progress, so a session that it opens is ended too.
  await tx
    .delete(providerSsoKey)
    .where(and(eq(providerSsoKey.companyCode, companyCode), eq(providerSsoKey.memberId, memberId)));
  const others = exceptTokenHash === undefined ? undefined : ne(session.tokenHash, exceptTokenHash);
  await tx.delete(session).where(and(ofMember(key), others));
}

export async function insertProviderKey(db: Database, row: typeof providerSsoKey.$inferInsert): Promise<void> {
  await db.insert(providerSsoKey).values(row);
}

/**
 * Consumes a provider's key and returns its member. Uses a single statement, so that only one of several concurrent
 * calls succeeds.
 */
export async function takeProviderKey(
  tx: Database,
  companyCode: string,
  keyHash: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await tx
    .delete(providerSsoKey)
    .where(
      and(
        eq(providerSsoKey.companyCode, companyCode),
        eq(providerSsoKey.keyHash, keyHash),
        gt(providerSsoKey.expiresAt, now),
      ),
    )
    .returning({ memberId: providerSsoKey.memberId });
  return taken?.memberId;
}

export async function purgeSessions(db: Database, now: Date): Promise<void> {
  for (const table of [session, providerSsoKey, verification, ticket, socialFlow, socialTicket])
    await db.delete(table).where(lt(table.expiresAt, now));
}
