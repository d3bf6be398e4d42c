import type {
  BundleHotel,
  BundlePicture,
  LangType,
  MemberType,
  PaymentMethod,
  PetUpselling,
  Picture,
} from '../../generated/types.ts';
import { type Language, type TextLanguages, textLanguages } from '../platform/values/language.ts';
import { addDays, today } from '../platform/values/nights.ts';

/** The static facts of a property as its provider wrote them, HTML sanitised; everything of the bundle but the days. */
export type HotelDocument = Omit<BundleHotel, 'days'>;

/** A picture in the document of a property, with what its import found out. */
export type StoredPicture = BundlePicture & Pick<Picture, 'variants' | 'portrait'>;

/** Which document a property has now. `revision` grows with every import. */
export type HotelKey = { companyCode: string; hotelCode: string; revision: number; documentHash: string };

/** A property as the server works with it. */
export type Hotel = HotelKey & { document: HotelDocument };

/** What a hotel code means by itself (the specification's special codes). A property's own data can turn each on as well. */
const SPECIAL_CODES: Record<string, { showsPackageTotalPrice?: true; takesPets?: true; membershipTermsAlone?: true }> =
  {
    '10': { takesPets: true },
    '12': { showsPackageTotalPrice: true },
    '13': { showsPackageTotalPrice: true, membershipTermsAlone: true },
    '14': { showsPackageTotalPrice: true },
    '15': { showsPackageTotalPrice: true },
  };

const REMAPPED_CODES: Record<string, string> = { '12': '14' };

/** Animals are charged from the third where the property does not say otherwise (the specification's constant). */
const DEFAULT_PETS: PetUpselling = { price: 0, charged_from: 3, max_count: 10 };

/** What the calls name a language, and its BCP 47 tag. */
const LANGUAGE_OF: Record<LangType, Language> = {
  KOR: 'ko',
  ENG: 'en',
  JPN: 'ja',
  CHS: 'zh-CN',
  CHT: 'zh-TW',
  SPA: 'es',
  POR: 'pt',
  VIE: 'vi',
  THA: 'th',
  MON: 'mn',
};

export function languageOf(langType: LangType): Language {
  return LANGUAGE_OF[langType];
}

/** In which languages a property's texts are told to a guest who reads this one, the best first. */
export function textsFor(language: Language, { fallback_lang_type = 'KOR' }: HotelDocument): TextLanguages {
  return textLanguages(language, languageOf(fallback_lang_type));
}

/** The code under which a property is kept. Every hotel code that enters goes through here. */
export function effectiveHotelCode(code: string): string {
  return REMAPPED_CODES[code] ?? code;
}

/** Whether a property may have this code as its own. */
export function isRemappedCode(code: string): boolean {
  return code in REMAPPED_CODES;
}

/** What pets cost; null where none may come. */
export function petUpsellingOf(document: HotelDocument): PetUpselling | null {
  return document.pets ?? (SPECIAL_CODES[document.hotel_code]?.takesPets ? DEFAULT_PETS : null);
}

export function showsPackageTotalPrice(document: HotelDocument): boolean {
  return document.shows_package_total_price ?? SPECIAL_CODES[document.hotel_code]?.showsPackageTotalPrice ?? false;
}

/** How what is due at booking can be paid there, in the order in which it is offered; a card where the property says nothing. */
export function paymentMethodsOf({ payment_methods }: HotelDocument): readonly PaymentMethod[] {
  return payment_methods ?? ['card'];
}

/** Code 13's own flag: its membership terms are shown alone and must be accepted before joining. */
export function showsMembershipTermsAlone(document: HotelDocument): boolean {
  return SPECIAL_CODES[document.hotel_code]?.membershipTermsAlone ?? false;
}

/** The kinds of members who can join at a property: a person by phone or by email where it does not say otherwise. */
export function memberTypesOf(document: HotelDocument): readonly MemberType[] {
  return document.member_types ?? ['GENERAL', 'CYBER'];
}

/** The first and last day that can be part of a booking, by the hotel's own calendar. `to` can only be a check-out. */
export function bookablePeriod(document: HotelDocument, now: Date): { from: string; to: string } {
  const from = today(document.time_zone, now);
  return { from, to: addDays(from, document.set_reservation_term) };
}
