/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { AgeBands } from './ageBands.ts';
import { BundleDays } from './bundleDays.ts';
import { BundleFooter } from './bundleFooter.ts';
import { BundleIcon } from './bundleIcon.ts';
import { BundlePackage } from './bundlePackage.ts';
import { BundlePicture } from './bundlePicture.ts';
import { BundlePolicy } from './bundlePolicy.ts';
import { BundlePromotion } from './bundlePromotion.ts';
import { BundleRoomType } from './bundleRoomType.ts';
import { BundleTerms } from './bundleTerms.ts';
import { BundleUpselling } from './bundleUpselling.ts';
import { ClockTime } from './clockTime.ts';
import { Currency } from './currency.ts';
import { EarlyCheckout } from './earlyCheckout.ts';
import { ExchangeRate } from './exchangeRate.ts';
import { HotelCode } from './hotelCode.ts';
import { LangType } from './langType.ts';
import { LocalizedText } from './localizedText.ts';
import { Location } from './location.ts';
import { MemberType } from './memberType.ts';
import { PaymentType } from './paymentType.ts';
import { PetUpselling } from './petUpselling.ts';

export const bundleHotelBrandRegExp = new RegExp('^[a-z][a-z0-9-]{0,29}$');
export const bundleHotelTimeZoneMax = 60;

export const bundleHotelMainImagesMax = 30;

export const bundleHotelBackImageMax = 300;

export const bundleHotelMainImageMax = 300;

export const bundleHotelMainImageWhiteMax = 300;

export const bundleHotelSetReservationTermMax = 800;

export const bundleHotelMaxGuestMax = 100;

export const bundleHotelMaxRoomsMax = 5;

export const bundleHotelMaxNightsMax = 90;

export const bundleHotelMemberTypesMax = 5;

export const bundleHotelReturnOriginsItemMax = 200;


export const bundleHotelReturnOriginsItemRegExp = new RegExp('^https?:[/]{2}[A-Za-z0-9.:-]+$');
export const bundleHotelReturnOriginsMax = 20;

export const bundleHotelCustomerCentreFromAdultsMax = 20;

export const bundleHotelExchangeRatesMax = 20;

export const bundleHotelTermsMax = 10;

export const bundleHotelIconsMax = 100;

export const bundleHotelPoliciesMax = 20;

export const bundleHotelRoomTypesMax = 100;

export const bundleHotelPackagesMax = 100;

export const bundleHotelUpsellingsMax = 100;

export const bundleHotelEarlyCheckoutsMax = 10;

export const bundleHotelPromotionsMax = 200;

export const bundleHotelDaysMax = 100000;



export const BundleHotel = zod.strictObject({
  "hotel_code": HotelCode,
  "property_kind": zod.enum(['hotel', 'sailing']),
  "brand": zod.string().regex(bundleHotelBrandRegExp),
  "time_zone": zod.string().max(bundleHotelTimeZoneMax),
  "currency": Currency,
  "lang_type": LangType,
  "payment_type": PaymentType,
  "hotel_name": LocalizedText,
  "address1": LocalizedText,
  "address2": LocalizedText,
  "address3": LocalizedText,
  "description": LocalizedText,
  "main_images": zod.array(BundlePicture).max(bundleHotelMainImagesMax),
  "back_image": zod.string().max(bundleHotelBackImageMax).nullable(),
  "main_image": zod.string().max(bundleHotelMainImageMax).nullable().describe('The logo for light ground'),
  "main_image_white": zod.string().max(bundleHotelMainImageWhiteMax).nullable().describe('The logo for dark ground'),
  "set_reservation": zod.boolean(),
  "set_reservation_term": zod.int().min(1).max(bundleHotelSetReservationTermMax),
  "reservation_html": LocalizedText.optional(),
  "manual_html": LocalizedText.optional(),
  "max_guest": zod.int().min(1).max(bundleHotelMaxGuestMax),
  "max_rooms": zod.int().min(1).max(bundleHotelMaxRoomsMax),
  "max_nights": zod.int().min(1).max(bundleHotelMaxNightsMax),
  "use_exchange": zod.boolean(),
  "use_price_comparison": zod.boolean(),
  "default_checkin_time": ClockTime,
  "default_checkout_time": ClockTime,
  "emergency_contact": zod.boolean(),
  "has_membership": zod.boolean(),
  "member_types": zod.array(MemberType).max(bundleHotelMemberTypesMax).optional().describe('The kinds of members who can join here; general and cyber where it is not said.'),
  "return_origins": zod.array(zod.string().max(bundleHotelReturnOriginsItemMax).regex(bundleHotelReturnOriginsItemRegExp)).max(bundleHotelReturnOriginsMax).optional().describe('The provider\'s own sites, to which a login without the shell may return.'),
  "customer_centre_from_adults": zod.int().min(1).max(bundleHotelCustomerCentreFromAdultsMax).optional().describe('From so many adults in one room the customer centre books'),
  "shows_package_total_price": zod.boolean().optional(),
  "age_bands": AgeBands,
  "location": Location.optional(),
  "pets": PetUpselling.optional(),
  "exchange_rates": zod.array(ExchangeRate).max(bundleHotelExchangeRatesMax),
  "footer": BundleFooter,
  "terms": zod.array(BundleTerms).max(bundleHotelTermsMax),
  "icons": zod.array(BundleIcon).max(bundleHotelIconsMax),
  "policies": zod.array(BundlePolicy).min(1).max(bundleHotelPoliciesMax),
  "room_types": zod.array(BundleRoomType).max(bundleHotelRoomTypesMax),
  "packages": zod.array(BundlePackage).max(bundleHotelPackagesMax),
  "upsellings": zod.array(BundleUpselling).max(bundleHotelUpsellingsMax),
  "early_checkouts": zod.array(EarlyCheckout).max(bundleHotelEarlyCheckoutsMax),
  "promotions": zod.array(BundlePromotion).max(bundleHotelPromotionsMax),
  "days": zod.array(BundleDays).max(bundleHotelDaysMax)
}).meta({ id: 'BundleHotel' });

export type BundleHotel = zod.input<typeof BundleHotel>;
export type BundleHotelOutput = zod.output<typeof BundleHotel>;
