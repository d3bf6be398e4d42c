import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LocalizedText } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import { keepNewest } from '../platform/keep-newest.ts';
import type { Hotel, HotelDocument, HotelKey } from './hotel.rules.ts';
import { company, hotel, hotelReference } from './property.tables.ts';

const hotelKeyColumns = {
  companyCode: hotel.companyCode,
  hotelCode: hotel.hotelCode,
  revision: hotel.revision,
  documentHash: hotel.documentHash,
};

const sameHotel = and(eq(hotel.companyCode, hotelReference.companyCode), eq(hotel.hotelCode, hotelReference.hotelCode));

const COMPANY_HOTELS_MAX = 200;
const SITEMAPS_MAX = 50_000;
const DOCUMENTS_KEPT = 2000;

/**
 * Documents read by this process, keyed by the hash of their content. A changed document has a different hash, so
 * entries are never stale.
 */
const documents = new Map<string, HotelDocument>();

export async function findHotelKey(db: Database, hotelCode: string): Promise<HotelKey | undefined> {
  const [key] = await db
    .select(hotelKeyColumns)
    .from(hotelReference)
    .innerJoin(hotel, sameHotel)
    .where(eq(hotelReference.hotelCode, hotelCode));
  return key;
}

/** Returns the codes of the properties on this site, up to the number that a sitemap index can list. */
export async function listHotelCodes(db: Database): Promise<string[]> {
  const { hotelCode } = hotelReference;
  const rows = await db.select({ hotelCode }).from(hotelReference).orderBy(hotelCode).limit(SITEMAPS_MAX);
  return rows.map((row) => row.hotelCode);
}

/**
 * Returns the keys of all properties of the company that owns the given property. The given property comes first, so
 * the limit can't exclude it.
 */
export async function findSisterKeys(db: Database, hotelCode: string): Promise<HotelKey[]> {
  return db
    .select(hotelKeyColumns)
    .from(hotelReference)
    .innerJoin(hotel, eq(hotel.companyCode, hotelReference.companyCode))
    .where(eq(hotelReference.hotelCode, hotelCode))
    .orderBy(sql`${hotel.hotelCode} <> ${hotelCode}`, sql`length(${hotel.hotelCode})`, hotel.hotelCode)
    .limit(COMPANY_HOTELS_MAX);
}

export async function findCompanyKeys(db: Database, companyCode: string): Promise<HotelKey[]> {
  return db
    .select(hotelKeyColumns)
    .from(hotel)
    .where(eq(hotel.companyCode, companyCode))
    .orderBy(sql`length(${hotel.hotelCode})`, hotel.hotelCode)
    .limit(COMPANY_HOTELS_MAX);
}

/**
 * Returns the properties with the given keys, which must belong to one company. Queries only documents that aren't
 * cached.
 */
export async function readHotels(db: Database, keys: readonly HotelKey[]): Promise<Hotel[]> {
  const unread = keys.filter((key) => !documents.has(key.documentHash));
  const fresh = unread.length > 0 ? await fetchHotels(db, unread) : [];
  return keys.flatMap((key) => {
    const read = fresh.find((one) => one.hotelCode === key.hotelCode);
    const document = read?.document ?? documents.get(key.documentHash);
    return document ? [{ ...(read ?? key), document }] : [];
  });
}

/**
 * Fetches properties from the database. Returns their current keys, because an import may have replaced a document
 * since its key was read.
 */
async function fetchHotels(db: Database, keys: readonly HotelKey[]): Promise<Hotel[]> {
  const companyCode = keys[0]?.companyCode ?? '';
  const hotelCodes = keys.map((key) => key.hotelCode);
  const rows = await db
    .select({ ...hotelKeyColumns, document: hotel.document })
    .from(hotel)
    .where(and(eq(hotel.companyCode, companyCode), inArray(hotel.hotelCode, hotelCodes)));
  for (const row of rows) keepNewest(documents, row.documentHash, row.document, DOCUMENTS_KEPT);
  return rows;
}

export async function findCompanyName(db: Database, companyCode: string): Promise<Partial<LocalizedText>> {
  const [row] = await db
    .select({ companyName: company.companyName })
    .from(company)
    .where(eq(company.companyCode, companyCode));
  return row?.companyName ?? {};
}
