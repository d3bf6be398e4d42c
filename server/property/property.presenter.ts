import type {
  BundleIcon,
  BundleTerms,
  FileReference,
  FooterData,
  HotelContact,
  HotelInfo,
  IconFile,
  LocalizedText,
  Picture,
  PropertyHotel,
  SocialProvider,
  Terms,
  TermsType,
} from '../../generated/types.ts';
import { LANGUAGES, type Language, pickText, type TextLanguages } from '../platform/values/language.ts';
import {
  bookablePeriod,
  type Hotel,
  type HotelDocument,
  memberTypesOf,
  paymentMethodsOf,
  petUpsellingOf,
  showsMembershipTermsAlone,
  showsPackageTotalPrice,
  type StoredPicture,
  textsFor,
} from './hotel.rules.ts';

/** Languages that write an address from the largest part to the smallest. */
const LARGE_FIRST: readonly Language[] = ['ko', 'ja', 'zh-CN', 'zh-TW'];

const TERMS_ORDER: readonly TermsType[] = ['PRIVACY', 'TERMS', 'PASSPORT', 'MARKETING', 'MEMBERSHIP', 'CANCAL'];

export function pictureIn({ alt, portrait_path, ...picture }: StoredPicture, languages: TextLanguages): Picture {
  const portrait = portrait_path === undefined ? undefined : { file_path: portrait_path };
  return { ...(portrait && { portrait }), ...picture, alt: pickText(alt, languages) };
}

export function iconsIn(icons: readonly BundleIcon[], languages: TextLanguages): IconFile[] {
  return icons.map(({ file_path, title }, index) => ({
    file_seq: index + 1,
    file_path,
    title: pickText(title, languages),
  }));
}

export type ServerOffers = {
  socialLogins: readonly SocialProvider[];
  addressLookup: boolean;
  paymentProcessor: string | undefined;
};

export function hotelInfo(
  { companyCode, document }: Hotel,
  language: Language,
  now: Date,
  { socialLogins, addressLookup, paymentProcessor }: ServerOffers,
): HotelInfo {
  const languages = textsFor(language, document);
  const text = (localized: LocalizedText) => pickText(localized, languages);
  const bookable = bookablePeriod(document, now);
  return {
    hotel_code: document.hotel_code,
    hotel_name: text(document.hotel_name),
    address1: text(document.address1),
    address2: text(document.address2),
    address3: text(document.address3),
    description: text(document.description),
    main_images: document.main_images.map((picture) => pictureIn(picture, languages)),
    set_reservation: document.set_reservation,
    set_reservation_term: document.set_reservation_term,
    payment_type: document.payment_type,
    payment_methods: document.payment_type === 'PREPAY' ? [...paymentMethodsOf(document)] : [],
    payment_processor: document.payment_type === 'PREPAY' ? (paymentProcessor ?? null) : null,
    reservation_html: document.reservation_html ? text(document.reservation_html) : null,
    manual_html: document.manual_html ? text(document.manual_html) : null,
    lang_type: document.lang_type,
    max_guest: document.max_guest,
    back_image: document.back_image,
    company_code: companyCode,
    use_exchange: document.use_exchange,
    use_price_comparison: document.use_price_comparison,
    early_checkout_use: document.early_checkouts.length > 0,
    default_checkin_time: document.default_checkin_time,
    default_checkout_time: document.default_checkout_time,
    back_image_file: fileReference(document.back_image),
    main_image_file: fileReference(document.main_image),
    main_image_white_file: fileReference(document.main_image_white),
    isPet: petUpsellingOf(document) !== null,
    showPackageTotalPrice: showsPackageTotalPrice(document),
    property_kind: document.property_kind,
    brand: document.brand,
    currency: document.currency,
    time_zone: document.time_zone,
    today: bookable.from,
    bookable_to: bookable.to,
    max_rooms: document.max_rooms,
    max_nights: document.max_nights,
    age_bands: document.age_bands,
    emergency_contact: document.emergency_contact,
    has_membership: document.has_membership,
    membership_terms_alone: showsMembershipTermsAlone(document),
    member_types: [...memberTypesOf(document)],
    social_logins: [...socialLogins],
    address_lookup: addressLookup,
    return_origins: document.return_origins ?? [],
    location: document.location ?? null,
    ...(document.events_url !== undefined && { events_url: document.events_url }),
    exchange_rates: document.exchange_rates,
  };
}

export function footerData(document: HotelDocument, language: Language): FooterData {
  const { footer } = document;
  const languages = textsFor(language, document);
  return {
    hotel_code: document.hotel_code,
    hotel_name: pickText(document.hotel_name, languages),
    ...(footer.ceo && { ceo: pickText(footer.ceo, languages) }),
    ...(footer.address && { address: pickText(footer.address, languages) }),
    ...(footer.tel !== undefined && { tel: footer.tel }),
    ...(footer.email !== undefined && { email: footer.email }),
    ...(footer.fax !== undefined && { fax: footer.fax }),
    ...(footer.company_num !== undefined && { company_num: footer.company_num }),
    ...(footer.term_num && { term_num: pickText(footer.term_num, languages) }),
    ...(footer.copyright !== undefined && { copyright: footer.copyright }),
  };
}

/**
 * Whether a list of properties names a copy of a picture. Every page contains this list, so it names only small copies,
 * and only one format.
 */
function isListed({ type, width }: { type: string; width: number }): boolean {
  return type === 'image/webp' && width <= 768;
}

export function propertyHotel(document: HotelDocument, language: Language): PropertyHotel {
  const languages = textsFor(language, document);
  const { file_path, color, variants }: Partial<StoredPicture> = document.main_images[0] ?? {};
  return {
    hotel_code: document.hotel_code,
    hotel_name: pickText(document.hotel_name, languages),
    address1: pickText(document.address1, languages),
    address2: pickText(document.address2, languages),
    file_path: file_path ?? document.back_image ?? '',
    ...(color !== undefined && { color }),
    ...(variants && { variants: variants.filter(isListed) }),
  };
}

export function hotelContact(document: HotelDocument, language: Language): HotelContact {
  const address = document.footer.address ?? joinAddress(document.address1, document.address2);
  return {
    address: pickText(address, textsFor(language, document)),
    tel: document.footer.tel ?? null,
    email: document.footer.email ?? null,
    location: document.location ?? null,
  };
}

export function termsIn(terms: readonly BundleTerms[], languages: TextLanguages): Terms[] {
  return [...terms]
    .sort((a, b) => TERMS_ORDER.indexOf(a.termsType) - TERMS_ORDER.indexOf(b.termsType))
    .map(({ termsType, title, content, required }) => ({
      termsType,
      title: pickText(title, languages),
      content: pickText(content, languages),
      required,
    }));
}

function fileReference(path: string | null): FileReference | null {
  return path === null ? null : { file_path: path };
}

function joinAddress(first: LocalizedText, second: LocalizedText): LocalizedText {
  const both = LANGUAGES.flatMap((language): [Language, string][] => {
    const [large, small] = [first[language], second[language]];
    if (!large || !small) return [];
    return [[language, LARGE_FIRST.includes(language) ? `${large} ${small}` : `${small}, ${large}`]];
  });
  return { ko: `${first.ko} ${second.ko}`, ...Object.fromEntries(both) };
}
