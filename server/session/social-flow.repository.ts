import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { socialFlow } from './session.tables.ts';

export type SocialFlow = typeof socialFlow.$inferSelect;

export async function insertFlow(db: Database, row: SocialFlow): Promise<void> {
  await db.insert(socialFlow).values(row);
}

/**
 * Uses a flow up: false unless the state, the provider, the property and the browser's flow token are those of one that is under way.
 * One statement, so of many at once exactly one goes on.
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
