/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { AgeBands } from './ageBands.ts';
import { ClockTime } from './clockTime.ts';
import { CompanyCode } from './companyCode.ts';
import { Currency } from './currency.ts';
import { ExchangeRate } from './exchangeRate.ts';
import { FileReference } from './fileReference.ts';
import { HotelCode } from './hotelCode.ts';
import { LangType } from './langType.ts';
import { Location } from './location.ts';
import { MemberType } from './memberType.ts';
import { PaymentType } from './paymentType.ts';
import { Picture } from './picture.ts';
import { SocialProvider } from './socialProvider.ts';
import { StayDate } from './stayDate.ts';

export const hotelInfoHotelNameMax = 100;

export const hotelInfoAddress1Max = 200;

export const hotelInfoAddress2Max = 200;

export const hotelInfoAddress3Max = 200;

export const hotelInfoDescriptionMax = 4000;

export const hotelInfoMainImagesMax = 30;

export const hotelInfoSetReservationTermMax = 800;

export const hotelInfoReservationHtmlMax = 20000;

export const hotelInfoManualHtmlMax = 20000;

export const hotelInfoMaxGuestMax = 100;

export const hotelInfoBackImageMax = 300;

export const hotelInfoBrandMax = 30;

export const hotelInfoTimeZoneMax = 60;

export const hotelInfoMaxRoomsMax = 5;

export const hotelInfoMaxNightsMax = 90;

export const hotelInfoMemberTypesMax = 5;

export const hotelInfoSocialLoginsMax = 3;

export const hotelInfoReturnOriginsItemMax = 200;

export const hotelInfoReturnOriginsMax = 20;

export const hotelInfoExchangeRatesMax = 20;



export const HotelInfo = zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(hotelInfoHotelNameMax),
  "address1": zod.string().max(hotelInfoAddress1Max),
  "address2": zod.string().max(hotelInfoAddress2Max),
  "address3": zod.string().max(hotelInfoAddress3Max),
  "description": zod.string().max(hotelInfoDescriptionMax),
  "main_images": zod.array(Picture).max(hotelInfoMainImagesMax),
  "set_reservation": zod.boolean().describe('Whether the property takes bookings at all'),
  "set_reservation_term": zod.int().min(1).max(hotelInfoSetReservationTermMax).describe('How many days from today can be booked'),
  "payment_type": PaymentType,
  "reservation_html": zod.string().max(hotelInfoReservationHtmlMax).nullable().describe('The provider\'s note on the booking page, sanitised'),
  "manual_html": zod.string().max(hotelInfoManualHtmlMax).nullable().describe('The provider\'s guide to the stay, sanitised'),
  "lang_type": LangType,
  "max_guest": zod.int().min(1).max(hotelInfoMaxGuestMax).describe('The largest party of one booking'),
  "back_image": zod.string().max(hotelInfoBackImageMax).nullable(),
  "company_code": CompanyCode,
  "use_exchange": zod.boolean().describe('Whether other currencies are shown beside the price'),
  "use_price_comparison": zod.boolean(),
  "early_checkout_use": zod.boolean(),
  "default_checkin_time": ClockTime,
  "default_checkout_time": ClockTime,
  "back_image_file": zod.union([FileReference,zod.null()]),
  "main_image_file": zod.union([FileReference,zod.null()]).describe('The logo for light ground.'),
  "main_image_white_file": zod.union([FileReference,zod.null()]).describe('The logo for dark ground.'),
  "isPet": zod.boolean().describe('Whether pets may come'),
  "showPackageTotalPrice": zod.boolean().describe('Whether a package is shown at the price of the whole stay'),
  "property_kind": zod.enum(['hotel', 'sailing']),
  "brand": zod.string().max(hotelInfoBrandMax).describe('The name of the set of design tokens the site wears'),
  "currency": Currency,
  "time_zone": zod.string().max(hotelInfoTimeZoneMax).describe('IANA name'),
  "today": StayDate,
  "bookable_to": StayDate.describe('The last day that can be a check-out.'),
  "max_rooms": zod.int().min(1).max(hotelInfoMaxRoomsMax),
  "max_nights": zod.int().min(1).max(hotelInfoMaxNightsMax),
  "age_bands": AgeBands,
  "emergency_contact": zod.boolean().describe('Whether a booking must name somebody to reach in an emergency'),
  "has_membership": zod.boolean().describe('Whether the company has tiers; without them the membership page is not linked'),
  "membership_terms_alone": zod.boolean().describe('Whether the membership terms must be accepted by themselves before joining'),
  "member_types": zod.array(MemberType).max(hotelInfoMemberTypesMax).describe('The kinds of members who can join here.'),
  "social_logins": zod.array(SocialProvider).max(hotelInfoSocialLoginsMax).describe('Who can sign a member in.'),
  "return_origins": zod.array(zod.string().max(hotelInfoReturnOriginsItemMax)).max(hotelInfoReturnOriginsMax).describe('The provider\'s own sites, to which a login without the shell may return.'),
  "location": zod.union([Location,zod.null()]),
  "exchange_rates": zod.array(ExchangeRate).max(hotelInfoExchangeRatesMax)
}).meta({ id: 'HotelInfo', description: 'What the site needs to know of a property to show itself as that property\'s.' });

export type HotelInfo = zod.input<typeof HotelInfo>;
export type HotelInfoOutput = zod.output<typeof HotelInfo>;
