import { and, eq, isNull, lte } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { quote, type QuoteRow } from '../booking.tables.ts';
import type { QuotedRequest } from './recent-quotes.ts';

/** Commits asynchronously: a guest whose quote is lost in a crash can request another one. */
const INSERT_QUOTE = `
  INSERT INTO quote (company_code, quote_id, token_hash, hotel_code, language, request, stay, change, expires_at, member_id, member_no)
  VALUES ($1, $2::uuid, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9::timestamptz, $10::uuid, $11)
  RETURNING set_config('synchronous_commit', 'off', true)`;

export async function insertQuote(db: Database, row: QuoteRow): Promise<void> {
  const { companyCode, quoteId, tokenHash, hotelCode, language, request, stay, change, expiresAt } = row;
  await rowsOf(db, INSERT_QUOTE, [
    companyCode,
    quoteId,
    tokenHash,
    hotelCode,
    language,
    JSON.stringify(request),
    JSON.stringify(stay),
    change && JSON.stringify(change),
    expiresAt.toISOString(),
    row.memberId,
    row.memberNo,
  ]);
}

const FIND_REQUEST = `
  SELECT company_code AS "companyCode", quote_id AS "quoteId", member_id AS "memberId", member_no AS "memberNo", language, request,
    expires_at AS "expiresAt"
  FROM quote WHERE company_code = $1 AND token_hash = $2`;

export async function findQuotedRequest(
  db: Database,
  companyCode: string,
  tokenHash: string,
): Promise<QuotedRequest | undefined> {
  return (await rowsOf<QuotedRequest>(db, FIND_REQUEST, [companyCode, tokenHash]))[0];
}

export type QuoteState = Pick<QuoteRow, 'stay' | 'expiresAt' | 'usedAt'>;

const FIND_STATE = `
  SELECT stay, expires_at AS "expiresAt", used_at AS "usedAt"
  FROM quote WHERE company_code = $1 AND quote_id = $2::uuid`;

export async function findQuoteState(
  db: Database,
  { companyCode, quoteId }: Pick<QuoteRow, 'companyCode' | 'quoteId'>,
): Promise<QuoteState | undefined> {
  return (await rowsOf<QuoteState>(db, FIND_STATE, [companyCode, quoteId]))[0];
}

/** Marks a quote as used. Returns false if the quote has already been used. */
export async function useQuote(tx: Database, { companyCode, quoteId }: QuoteRow, at: Date): Promise<boolean> {
  const used = await tx
    .update(quote)
    .set({ usedAt: at })
    .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId), isNull(quote.usedAt)))
    .returning({ id: quote.quoteId });
  return used.length === 1;
}

/** Keeps used quotes, because holds refer to them. */
export async function purgeQuotes(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(quote).where(and(lte(quote.expiresAt, expiredBefore), isNull(quote.usedAt)));
}
