import type {
  BundlePackage,
  BundleRoomType,
  BundleUpselling,
  Package,
  PackagePrice,
  Room,
  Upselling,
} from '../../generated/types.ts';
import { type Language, pickText } from '../platform/values/language.ts';
import { pictureIn } from '../property/property.presenter.ts';

export function roomIn(roomType: BundleRoomType, language: Language): Room {
  return {
    room_type_code: roomType.room_type_code,
    room_type_name: pickText(roomType.room_type_name, language),
    description: pickText(roomType.description, language),
    view_type: pickText(roomType.view_type, language),
    bed_type: pickText(roomType.bed_type, language),
    area: roomType.area,
    standard: roomType.standard,
    min_person: roomType.min_person,
    max_person: roomType.max_person,
    included_items: roomType.included_items.map((item) => pickText(item, language)),
    paid_extras: roomType.paid_extras.map((item) => pickText(item, language)),
    pets_allowed: roomType.pets_allowed,
    pictures: roomType.pictures.map((picture) => pictureIn(picture, language)),
  };
}

export function packageIn(offer: BundlePackage, language: Language): Package {
  return {
    package_code: offer.package_code,
    package_name: pickText(offer.package_name, language),
    description: pickText(offer.description, language),
    included_items: offer.included_items.map((item) => pickText(item, language)),
    included_upsellings: offer.included_upsellings ?? [],
    room_type_codes: offer.room_type_codes,
    min_nights: offer.min_nights,
    pictures: offer.pictures.map((picture) => pictureIn(picture, language)),
  };
}

export function packagePriceOf({ package_code, charge, price }: BundlePackage): PackagePrice {
  return { package_code, charge, price };
}

export function upsellingIn(option: BundleUpselling, remaining: number | null, language: Language): Upselling {
  return {
    upselling_code: option.upselling_code,
    upselling_name: pickText(option.upselling_name, language),
    description: pickText(option.description, language),
    price: option.price,
    max_count: option.max_count,
    by_date: option.by_date,
    checkout_time: option.checkout_time ?? null,
    remaining,
    picture: option.picture && pictureIn(option.picture, language),
  };
}
