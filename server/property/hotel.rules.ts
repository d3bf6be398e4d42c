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

export type HotelDocument = Omit<BundleHotel, 'days' | 'package_days' | 'option_days'>;

export type StoredPicture = BundlePicture & Pick<Picture, 'variants' | 'portrait'>;

/** Identifies the current version of a property's document. Every import increments `revision`. */
export type HotelKey = { companyCode: string; hotelCode: string; revision: number; documentHash: string };

export type Hotel = HotelKey & { document: HotelDocument };

/**
 * Default settings for certain hotel codes (docs/specification.md). A property's data can override all of them except
 * `membershipTermsAlone`.
 */
const SPECIAL_CODES: Record<string, { showsPackageTotalPrice?: true; takesPets?: true; membershipTermsAlone?: true }> =
  {
    '10': { takesPets: true },
    '12': { showsPackageTotalPrice: true },
    '13': { showsPackageTotalPrice: true, membershipTermsAlone: true },
    '14': { showsPackageTotalPrice: true },
    '15': { showsPackageTotalPrice: true },
  };

const REMAPPED_CODES: Record<string, string> = { '12': '14' };

/** By default, the first two pets are free of charge (docs/specification.md). */
const DEFAULT_PETS: PetUpselling = { price: 0, charged_from: 3, max_count: 10 };

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

/** Returns the languages in which to show a property's text, in order of preference. */
export function textsFor(language: Language, { fallback_lang_type = 'KOR' }: HotelDocument): TextLanguages {
  return textLanguages(language, languageOf(fallback_lang_type));
}

/**
 * Returns the languages in which to show a company's text, in order of preference. Uses the fallback language of the
 * property `hotelCode` or, if the company has no such property, of its first property.
 */
export function textsOfCompany(language: Language, hotels: readonly Hotel[], hotelCode?: string): TextLanguages {
  const hotel = hotels.find((each) => each.hotelCode === hotelCode) ?? hotels[0];
  return hotel ? textsFor(language, hotel.document) : textLanguages(language);
}

/** Returns the code under which a property is stored. Apply this to every hotel code in a request. */
export function effectiveHotelCode(code: string): string {
  return REMAPPED_CODES[code] ?? code;
}

/** Returns whether the code is an alias for another code. No property can be stored under an alias. */
export function isRemappedCode(code: string): boolean {
  return code in REMAPPED_CODES;
}

export function petUpsellingOf(document: HotelDocument): PetUpselling | null {
  return document.pets ?? (SPECIAL_CODES[document.hotel_code]?.takesPets ? DEFAULT_PETS : null);
}

export function showsPackageTotalPrice(document: HotelDocument): boolean {
  return document.shows_package_total_price ?? SPECIAL_CODES[document.hotel_code]?.showsPackageTotalPrice ?? false;
}

export function paymentMethodsOf({ payment_methods }: HotelDocument): readonly PaymentMethod[] {
  return payment_methods ?? ['card'];
}

/**
 * Returns whether the membership terms are also shown on a separate page. If so, guests must accept them, in addition
 * to the other terms, before joining.
 */
export function showsMembershipTermsAlone(document: HotelDocument): boolean {
  return SPECIAL_CODES[document.hotel_code]?.membershipTermsAlone ?? false;
}

export function memberTypesOf(document: HotelDocument): readonly MemberType[] {
  return document.member_types ?? ['GENERAL', 'CYBER'];
}

/** Returns the first and last bookable dates in the property's time zone. On `to`, hotel guests can only check out. */
export function bookablePeriod(document: HotelDocument, now: Date): { from: string; to: string } {
  const from = today(document.time_zone, now);
  return { from, to: addDays(from, document.set_reservation_term) };
}
