import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { violates } from '../../platform/database/database-errors.ts';
import type { HoldKey } from '../booking.rules.ts';
import { hold, type HoldRow, quote, type QuoteRow } from '../booking.tables.ts';

/** Returns undefined unless the quote is for a change to the reservation with this original hold. */
export async function findChangeQuote(
  db: Database,
  { companyCode, holdNumber }: HoldKey,
  quoteId: string,
): Promise<QuoteRow | undefined> {
  const [found] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId)));
  return found?.change?.holdNumber === holdNumber ? found : undefined;
}

/** Inserts the hold for a change. Returns false if the reservation already has another open change. */
export async function insertChange(tx: Database, row: HoldRow): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.insert(hold).values(row));
    return true;
  } catch (error) {
    if (violates(error, 'hold_one_open_change')) return false;
    throw error;
  }
}
