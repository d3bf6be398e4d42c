import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { socialFlow } from './session.tables.ts';

export type SocialFlow = typeof socialFlow.$inferSelect;

export async function insertFlow(db: Database, row: SocialFlow): Promise<void> {
  await db.insert(socialFlow).values(row);
}

/**
 * Consumes a flow. Returns false unless state, provider, property and the browser's flow token match an open flow. Uses
 * a single statement, so that only one of several concurrent calls succeeds.
 */
export async function takeFlow(db: Database, flow: Omit<SocialFlow, 'expiresAt'>, now: Date): Promise<boolean> {
  const taken = await db
    .delete(socialFlow)
    .where(
      and(
        eq(socialFlow.companyCode, flow.companyCode),
        eq(socialFlow.stateHash, flow.stateHash),
        eq(socialFlow.provider, flow.provider),
        eq(socialFlow.hotelCode, flow.hotelCode),
        eq(socialFlow.flowTokenHash, flow.flowTokenHash),
        gt(socialFlow.expiresAt, now),
      ),
    )
    .returning({ stateHash: socialFlow.stateHash });
  return taken.length === 1;
}
