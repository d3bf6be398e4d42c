import type { ProblemCode } from '../../generated/problems.ts';
import type {
  FileListResult,
  LangType,
  LocalizedText,
  MainResult,
  StepRequest,
  TermsResult,
} from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { StepCounts } from '../platform/step-counts.ts';
import { type Language, pickText, textLanguages } from '../platform/values/language.ts';
import { effectiveHotelCode, type Hotel, type HotelKey, languageOf, textsFor } from './hotel.rules.ts';
import { footerData, hotelInfo, iconsIn, propertyHotel, type ServerOffers, termsIn } from './property.presenter.ts';
import { findCompanyKeys, findCompanyName, findHotelKey, findSisterKeys, readHotels } from './property.repository.ts';

export type PropertyDeps = { db: Database; clock: Clock; offers: ServerOffers };

export const NO_HOTEL = { detail: 'No property has this code.' };

/** Accepts aliases: code 12 finds property 14. */
export async function findHotel({ db }: Pick<PropertyDeps, 'db'>, code: string): Promise<Outcome<Hotel, 'not_found'>> {
  const key = await findHotelKey(db, effectiveHotelCode(code));
  return hotelOfKey({ db }, key);
}

/**
 * Returns the property for a key that was read together with other data. Sends no query if the property's document is
 * cached.
 */
export async function hotelOfKey(
  { db }: Pick<PropertyDeps, 'db'>,
  key: HotelKey | undefined,
): Promise<Outcome<Hotel, 'not_found'>> {
  const [hotel] = key ? await readHotels(db, [key]) : [];
  return hotel ? ok(hotel) : fail('not_found', NO_HOTEL);
}

export async function hotelsOfCompany(db: Database, companyCode: string): Promise<Hotel[]> {
  return readHotels(db, await findCompanyKeys(db, companyCode));
}

export async function readCompanyName(db: Database, companyCode: string): Promise<LocalizedText> {
  return (await findCompanyName(db, companyCode)) as LocalizedText;
}

export async function companyNameIn(db: Database, companyCode: string, language: Language): Promise<string> {
  return pickText(await findCompanyName(db, companyCode), textLanguages(language));
}

export async function getMain(
  deps: PropertyDeps,
  code: string,
  language: Language,
): Promise<Outcome<MainResult, ProblemCode<'getMain'>>> {
  const found = await findMain(deps, code, language);
  return found.ok ? ok(found.value.main) : found;
}

/** Like `getMain`, but also returns the property itself. */
export async function findMain(
  { db, clock, offers }: PropertyDeps,
  code: string,
  language: Language,
): Promise<Outcome<{ main: MainResult; hotel: Hotel }, 'not_found'>> {
  const wanted = effectiveHotelCode(code);
  const hotels = await readHotels(db, await findSisterKeys(db, wanted));
  const hotel = hotels.find((one) => one.hotelCode === wanted);
  if (hotel === undefined) return fail('not_found', NO_HOTEL);

  const byCode = new Intl.Collator('en', { numeric: true });
  hotels.sort((a, b) => byCode.compare(a.hotelCode, b.hotelCode));
  const main: MainResult = {
    result: 'success',
    hotel: hotelInfo(hotel, language, clock.now(), offers),
    footer_data: footerData(hotel.document, language),
    property_hotel_list: hotels.map((one) => propertyHotel(one.document, language)),
  };
  return ok({ main, hotel });
}

export async function countStep(
  { steps, ...deps }: Pick<PropertyDeps, 'db'> & { steps: StepCounts },
  { hotel_code, step }: StepRequest,
): Promise<Outcome<void, ProblemCode<'countStep'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  steps.count(found.value.hotelCode, step);
  return ok();
}

export async function listTerms(
  deps: Pick<PropertyDeps, 'db'>,
  code: string,
  langType: LangType,
): Promise<Outcome<TermsResult, ProblemCode<'listTerms'>>> {
  const found = await findHotel(deps, code);
  if (!found.ok) return found;
  const { document } = found.value;
  return ok({ result: 'success', termsList: termsIn(document.terms, textsFor(languageOf(langType), document)) });
}

export async function listFiles(
  deps: Pick<PropertyDeps, 'db'>,
  code: string,
  language: Language,
): Promise<Outcome<FileListResult, ProblemCode<'listFiles'>>> {
  const found = await findHotel(deps, code);
  if (!found.ok) return found;
  const { document } = found.value;
  const forRooms = new Set(document.icons.filter((icon) => icon.rooms_only).map((icon) => icon.file_path));
  const data = iconsIn(document.icons, textsFor(language, document)).filter((icon) => !forRooms.has(icon.file_path));
  return ok({ result: 'success', data });
}
