import type {
  BundlePackage,
  BundleRoomType,
  BundleUpselling,
  IconFile,
  Package,
  PackagePrice,
  Room,
  Upselling,
} from '../../generated/types.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { eachNight } from '../platform/values/nights.ts';
import { pictureIn } from '../property/property.presenter.ts';
import { packageCharges, packageDatesViolation, type PackageNight, stayPackage } from './package.rules.ts';
import type { StayDates } from './stay.rules.ts';

/** `icons` are all of the property's icons, already in the requested language. */
export function roomIn(roomType: BundleRoomType, icons: readonly IconFile[], languages: TextLanguages): Room {
  return {
    room_type_code: roomType.room_type_code,
    room_type_name: pickText(roomType.room_type_name, languages),
    description: pickText(roomType.description, languages),
    view_type: pickText(roomType.view_type, languages),
    bed_type: pickText(roomType.bed_type, languages),
    ...(roomType.view && { view: roomType.view }),
    ...(roomType.beds && { beds: roomType.beds }),
    area: roomType.area,
    standard: roomType.standard,
    min_person: roomType.min_person,
    max_person: roomType.max_person,
    included_items: roomType.included_items.map((item) => pickText(item, languages)),
    paid_extras: roomType.paid_extras.map((item) => pickText(item, languages)),
    pets_allowed: roomType.pets_allowed,
    icons: (roomType.icons ?? []).flatMap((path) => icons.find(({ file_path }) => file_path === path) ?? []),
    ...(roomType.plan && { plan: roomType.plan }),
    pictures: roomType.pictures.map((picture) => pictureIn(picture, languages)),
  };
}

export function packageIn(offer: BundlePackage, languages: TextLanguages): Package {
  return {
    package_code: offer.package_code,
    package_name: pickText(offer.package_name, languages),
    description: pickText(offer.description, languages),
    included_items: offer.included_items.map((item) => pickText(item, languages)),
    included_upsellings: offer.included_upsellings ?? [],
    ...(offer.included_counts && { included_counts: offer.included_counts }),
    room_type_codes: offer.room_type_codes,
    min_nights: offer.min_nights,
    pictures: offer.pictures.map((picture) => pictureIn(picture, languages)),
  };
}

/** `packageNights` are the nights of the property's packages that have their own prices or restrictions. */
export function packagePriceOf(
  offer: BundlePackage,
  dates?: StayDates,
  packageNights: readonly PackageNight[] = [],
): PackagePrice {
  const { package_code, charge, price } = offer;
  if (dates === undefined) return { package_code, charge, price };
  // Room types without own nights share the offer itself, so it is priced once.
  const packs = new Set(offer.room_type_codes.map((code) => stayPackage(offer, code, dates, packageNights)));
  const sold = [...packs].filter((pack) => packageDatesViolation(pack, dates) === null);
  const nights = eachNight(dates.start, dates.end);
  const prices = sold.map((pack) => sum(packageCharges(pack, nights).map((one) => one.count * one.price)));
  return { package_code, charge, price, stay_price: prices.length > 0 ? Math.min(...prices) : null };
}

export function upsellingIn(option: BundleUpselling, remaining: number | null, languages: TextLanguages): Upselling {
  return {
    upselling_code: option.upselling_code,
    upselling_name: pickText(option.upselling_name, languages),
    description: pickText(option.description, languages),
    price: option.price,
    max_count: option.max_count,
    ...(option.pricing_unit && { pricing_unit: option.pricing_unit }),
    by_date: option.by_date,
    adult_upselling_code: option.adult_upselling_code,
    checkout_time: option.checkout_time ?? null,
    remaining,
    picture: option.picture && pictureIn(option.picture, languages),
  };
}
