/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';
import { isPassword } from '../../openapi/session/password.ts';

export const HotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const HotelCode = /* @__PURE__ */ (() => zod.string().regex(HotelCodeRegExp).meta({ id: 'HotelCode', description: 'Code of a property. In requests, `12` is an alias for the property with the code `14`.' }))();

export type HotelCode = zod.input<typeof HotelCode>;
export type HotelCodeOutput = zod.output<typeof HotelCode>;

export const MainRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotelCode": HotelCode
}).meta({ id: 'MainRequest', description: 'Property whose details are requested.' }))();

export type MainRequest = zod.input<typeof MainRequest>;
export type MainRequestOutput = zod.output<typeof MainRequest>;

export const Success = /* @__PURE__ */ (() => zod.literal("success").meta({ id: 'Success', description: 'Always `success` in successful responses. Error responses contain `fail`.' }))();

export type Success = zod.input<typeof Success>;
export type SuccessOutput = zod.output<typeof Success>;

export const PictureColorRegExp = new RegExp('^#[0-9a-f]{6}$');


export const PictureColor = /* @__PURE__ */ (() => zod.string().regex(PictureColorRegExp).meta({ id: 'PictureColor', description: 'Dominant colour of the picture, which is shown while the picture loads.' }))();

export type PictureColor = zod.input<typeof PictureColor>;
export type PictureColorOutput = zod.output<typeof PictureColor>;

export const PictureVariantsMax = 20;

export const pictureVariantsItemFilePathMax = 320;

export const pictureVariantsItemWidthMax = 10000;



export const PictureVariants = /* @__PURE__ */ (() => zod.array(zod.strictObject({
  "file_path": zod.string().max(pictureVariantsItemFilePathMax).describe('Path of the copy, relative to the file server\'s base URL.'),
  "type": zod.enum(['image/avif', 'image/webp']).describe('Media type of the copy.'),
  "width": zod.int().min(1).max(pictureVariantsItemWidthMax).describe('Width of the copy in pixels.')
})).max(PictureVariantsMax).meta({ id: 'PictureVariants', description: 'Smaller copies of the picture, generated when the picture was imported. Use the first media type that the browser supports, and the width that fits the layout.' }))();

export type PictureVariants = zod.input<typeof PictureVariants>;
export type PictureVariantsOutput = zod.output<typeof PictureVariants>;

export const fileReferenceFilePathMax = 300;



export const FileReference = /* @__PURE__ */ (() => zod.strictObject({
  "file_path": zod.string().max(fileReferenceFilePathMax).describe('Path of the file, relative to the file server\'s base URL.'),
  "color": PictureColor.optional(),
  "variants": PictureVariants.optional()
}).meta({ id: 'FileReference', description: 'A file that the provider supplied.' }))();

export type FileReference = zod.input<typeof FileReference>;
export type FileReferenceOutput = zod.output<typeof FileReference>;

export const pictureFilePathMax = 300;

export const pictureAltMax = 300;

export const pictureFocusXMin = 0;
export const pictureFocusXMax = 100;

export const pictureFocusYMin = 0;
export const pictureFocusYMax = 100;



export const Picture = /* @__PURE__ */ (() => zod.strictObject({
  "file_path": zod.string().max(pictureFilePathMax).describe('Path of the picture, relative to the file server\'s base URL.'),
  "alt": zod.string().max(pictureAltMax).describe('Alternative text, in the guest\'s language or the property\'s fallback language.'),
  "focus_x": zod.int().min(pictureFocusXMin).max(pictureFocusXMax).optional().describe('Horizontal position of the subject, as a percentage from the left. Narrow crops are centred on this position. Defaults to 50.'),
  "focus_y": zod.int().min(pictureFocusYMin).max(pictureFocusYMax).optional().describe('Vertical position of the subject, as a percentage from the top. Wide crops are centred on this position. Defaults to 50.'),
  "color": PictureColor.optional(),
  "variants": PictureVariants.optional(),
  "portrait": FileReference.optional().describe('Version of the picture for portrait screens. If absent, the picture is cropped around its focus.')
}).meta({ id: 'Picture', description: 'A picture with alternative text.' }))();

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;

export const PaymentType = /* @__PURE__ */ (() => zod.enum(['PREPAY', 'GUARANTEE', 'FREE_HOLD']).meta({ id: 'PaymentType', description: 'How a booking is secured. `PREPAY`: the guest pays before confirmation. `GUARANTEE`: a card is stored as a guarantee, and the balance is due at the property. `FREE_HOLD`: no card is required. The guest confirms the booking with a code, and the balance is due at the property.' }))();

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const PaymentMethod = /* @__PURE__ */ (() => zod.enum(['card', 'kakaopay', 'naverpay', 'payco', 'samsungpay']).meta({ id: 'PaymentMethod', description: 'How a guest pays in the provider\'s window. All methods are charged immediately, and refunds go to the method used. Virtual accounts and bank transfers are not supported because they take longer than a hold lasts.' }))();

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const LangType = /* @__PURE__ */ (() => zod.enum(['KOR', 'ENG', 'JPN', 'CHS', 'CHT', 'SPA', 'POR', 'VIE', 'THA', 'MON']).meta({ id: 'LangType', description: 'Three-letter code of a language in which the site is available.' }))();

export type LangType = zod.input<typeof LangType>;
export type LangTypeOutput = zod.output<typeof LangType>;

export const CompanyCodeRegExp = new RegExp('^[a-z0-9]{1,20}$');


export const CompanyCode = /* @__PURE__ */ (() => zod.string().regex(CompanyCodeRegExp).meta({ id: 'CompanyCode', description: 'Code of a company, which owns properties and has members.' }))();

export type CompanyCode = zod.input<typeof CompanyCode>;
export type CompanyCodeOutput = zod.output<typeof CompanyCode>;

export const ClockTimeRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');


export const ClockTime = /* @__PURE__ */ (() => zod.string().regex(ClockTimeRegExp).meta({ id: 'ClockTime', description: 'A time of day at the property, in 24-hour format.' }))();

export type ClockTime = zod.input<typeof ClockTime>;
export type ClockTimeOutput = zod.output<typeof ClockTime>;

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Currency = /* @__PURE__ */ (() => zod.string().regex(CurrencyRegExp).meta({ id: 'Currency', description: 'Currency code as defined in ISO 4217.' }))();

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const StayDate = /* @__PURE__ */ (() => zod.iso.date().meta({ id: 'StayDate', description: 'A date in the property\'s local calendar.' }))();

export type StayDate = zod.input<typeof StayDate>;
export type StayDateOutput = zod.output<typeof StayDate>;

export const ageBandsInfantMaxMonthsMin = 0;
export const ageBandsInfantMaxMonthsMax = 72;

export const ageBandsChildMaxYearsMin = 3;
export const ageBandsChildMaxYearsMax = 18;



export const AgeBands = /* @__PURE__ */ (() => zod.strictObject({
  "infant_max_months": zod.int().min(ageBandsInfantMaxMonthsMin).max(ageBandsInfantMaxMonthsMax).describe('Maximum age of infants in months, inclusive.'),
  "child_max_years": zod.int().min(ageBandsChildMaxYearsMin).max(ageBandsChildMaxYearsMax).describe('Maximum age of children in years, inclusive.')
}).meta({ id: 'AgeBands', description: 'Age limits of the property. Infants are at most `infant_max_months` months old, and children are at most `child_max_years` years old. Older guests are adults.' }))();

export type AgeBands = zod.input<typeof AgeBands>;
export type AgeBandsOutput = zod.output<typeof AgeBands>;

export const MemberType = /* @__PURE__ */ (() => zod.enum(['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE']).meta({ id: 'MemberType', description: '`GENERAL`: an individual, verified by phone. `CYBER`: an online-only member, verified by email and phone. `AFFILIATE`: an employee of an affiliated company. `PRESALE_INDIVIDUAL`, `PRESALE_CORPORATE`: an individual or a corporation that owns a pre-sold room.' }))();

export type MemberType = zod.input<typeof MemberType>;
export type MemberTypeOutput = zod.output<typeof MemberType>;

export const SocialProvider = /* @__PURE__ */ (() => zod.enum(['kakao', 'google', 'naver']).meta({ id: 'SocialProvider', description: 'Provider of social logins.' }))();

export type SocialProvider = zod.input<typeof SocialProvider>;
export type SocialProviderOutput = zod.output<typeof SocialProvider>;

export const locationLatitudeMin = -90;
export const locationLatitudeMax = 90;

export const locationLongitudeMin = -180;
export const locationLongitudeMax = 180;



export const Location = /* @__PURE__ */ (() => zod.strictObject({
  "latitude": zod.number().min(locationLatitudeMin).max(locationLatitudeMax).describe('Degrees north of the equator.'),
  "longitude": zod.number().min(locationLongitudeMin).max(locationLongitudeMax).describe('Degrees east of Greenwich.')
}).meta({ id: 'Location', description: 'Geographic coordinates in degrees (WGS 84).' }))();

export type Location = zod.input<typeof Location>;
export type LocationOutput = zod.output<typeof Location>;

export const exchangeRateRateExclusiveMin = 0;



export const ExchangeRate = /* @__PURE__ */ (() => zod.strictObject({
  "currency": Currency.describe('Currency in which approximate prices are shown.'),
  "rate": zod.number().gt(exchangeRateRateExclusiveMin).describe('Number of major units of this currency (dollars rather than cents) per major unit of the property\'s currency.'),
  "as_of": StayDate.describe('Date of the exchange rate, as set by the provider.')
}).meta({ id: 'ExchangeRate', description: 'An exchange rate for showing approximate prices. The rate is never used for charges.' }))();

export type ExchangeRate = zod.input<typeof ExchangeRate>;
export type ExchangeRateOutput = zod.output<typeof ExchangeRate>;

export const hotelInfoHotelNameMax = 100;

export const hotelInfoAddress1Max = 200;

export const hotelInfoAddress2Max = 200;

export const hotelInfoAddress3Max = 200;

export const hotelInfoDescriptionMax = 4000;

export const hotelInfoMainImagesMax = 30;

export const hotelInfoSetReservationTermMax = 800;

export const hotelInfoPaymentMethodsMax = 10;

export const hotelInfoPaymentProcessorMax = 60;

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

export const hotelInfoEventsUrlMax = 300;

export const hotelInfoExchangeRatesMax = 20;



export const HotelInfo = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(hotelInfoHotelNameMax).describe('Name of the property, as shown in the header, in the guest\'s language or the property\'s fallback language.'),
  "address1": zod.string().max(hotelInfoAddress1Max).describe('City and district.'),
  "address2": zod.string().max(hotelInfoAddress2Max).describe('Street and number.'),
  "address3": zod.string().max(hotelInfoAddress3Max).describe('Postal code and further address details.'),
  "description": zod.string().max(hotelInfoDescriptionMax).describe('Introduction to the property for the home page, as plain text, in the guest\'s language or the property\'s fallback language.'),
  "main_images": zod.array(Picture).max(hotelInfoMainImagesMax).describe('Pictures for the home page, in display order.'),
  "set_reservation": zod.boolean().describe('Whether the property accepts bookings.'),
  "set_reservation_term": zod.int().min(1).max(hotelInfoSetReservationTermMax).describe('Length of the bookable period in days, starting today.'),
  "payment_type": PaymentType,
  "payment_methods": zod.array(PaymentMethod).max(hotelInfoPaymentMethodsMax).describe('Payment methods for prepaid bookings, in display order. Empty if bookings aren\'t prepaid.'),
  "payment_processor": zod.string().max(hotelInfoPaymentProcessorMax).nullable().describe('Name of the card provider that processes payments for prepaid bookings, as known to guests. Null if bookings aren\'t prepaid.'),
  "reservation_html": zod.string().max(hotelInfoReservationHtmlMax).nullable().describe('Provider\'s note for the booking page, as sanitised HTML. Null if there is no note.'),
  "manual_html": zod.string().max(hotelInfoManualHtmlMax).nullable().describe('Provider\'s guide to the stay, as sanitised HTML. Null if there is no guide.'),
  "lang_type": LangType.describe('Primary language of the property, as set by the provider.'),
  "max_guest": zod.int().min(1).max(hotelInfoMaxGuestMax).describe('Maximum number of guests per booking, not counting infants.'),
  "back_image": zod.string().max(hotelInfoBackImageMax).nullable().describe('Path of the background picture, which the site shows in place of `main_images` if that list is empty. Null if the property has no background picture.'),
  "company_code": CompanyCode.describe('Code of the company that owns the property. Members of this company can log in on the property\'s site.'),
  "use_exchange": zod.boolean().describe('Whether prices are also shown in other currencies.'),
  "use_price_comparison": zod.boolean().describe('Whether prices on other sites are shown on the property\'s home page.'),
  "early_checkout_use": zod.boolean().describe('Whether guests can choose an earlier check-out at a lower price. True if the property offers any early check-out. `searchOffers` returns the early check-outs that apply to a stay.'),
  "default_checkin_time": ClockTime.describe('Earliest check-in time, in the property\'s time zone.'),
  "default_checkout_time": ClockTime.describe('Latest check-out time, in the property\'s time zone.'),
  "back_image_file": zod.union([FileReference,zod.null()]).describe('Background picture from `back_image`, as a file reference. Null if the property has no background picture.'),
  "main_image_file": zod.union([FileReference,zod.null()]).describe('Logo for light backgrounds. Null if the property has no logo for light backgrounds.'),
  "main_image_white_file": zod.union([FileReference,zod.null()]).describe('Logo for dark backgrounds. Null if the property has no logo for dark backgrounds.'),
  "isPet": zod.boolean().describe('Whether the property accepts pets.'),
  "showPackageTotalPrice": zod.boolean().describe('Whether package prices are shown for the whole stay. If false, they are shown per night.'),
  "property_kind": zod.enum(['hotel', 'sailing']).describe('`hotel`: the property sells rooms per night. `sailing`: the property sells cabins per voyage.'),
  "brand": zod.string().max(hotelInfoBrandMax).describe('Name of the brand, which determines the design tokens that the site uses.'),
  "currency": Currency.describe('Currency of all prices at the property.'),
  "time_zone": zod.string().max(hotelInfoTimeZoneMax).describe('IANA name of the property\'s time zone.'),
  "today": StayDate.describe('Current date in the property\'s time zone. Use this date instead of the device\'s date.'),
  "bookable_to": StayDate.describe('Last date on which a stay can end or, for a ferry line, on which a sailing can depart.'),
  "max_rooms": zod.int().min(1).max(hotelInfoMaxRoomsMax).describe('Maximum number of rooms or cabins per booking.'),
  "max_nights": zod.int().min(1).max(hotelInfoMaxNightsMax).describe('Maximum length of a stay, in nights.'),
  "age_bands": AgeBands.describe('Age limits for infants and children.'),
  "emergency_contact": zod.boolean().describe('Whether bookings of rooms require an emergency contact. Bookings of voyages always require one.'),
  "has_membership": zod.boolean().describe('Whether the company\'s membership tiers are shown. If false, hide the link to the membership page.'),
  "membership_terms_alone": zod.boolean().describe('Whether the membership terms are also shown on a page of their own. If so, guests must accept them before they sign up.'),
  "member_types": zod.array(MemberType).max(hotelInfoMemberTypesMax).describe('Types of members that can sign up at this property.'),
  "social_logins": zod.array(SocialProvider).max(hotelInfoSocialLoginsMax).describe('Social login providers that guests can use.'),
  "address_lookup": zod.boolean().describe('Whether Korean addresses can be looked up.'),
  "return_origins": zod.array(zod.string().max(hotelInfoReturnOriginsItemMax)).max(hotelInfoReturnOriginsMax).describe('Origins of the provider\'s own sites. After a guest logs in on the booking site\'s `/connect-login` page, redirect the guest only to one of these origins.'),
  "location": zod.union([Location,zod.null()]).describe('Geographic coordinates for maps. Null if the provider set no coordinates.'),
  "events_url": zod.string().max(hotelInfoEventsUrlMax).optional().describe('URL of the property\'s own analytics. Send the booking steps of a guest to this URL only if the guest consents. If absent, the property has no analytics, so don\'t ask for consent.'),
  "exchange_rates": zod.array(ExchangeRate).max(hotelInfoExchangeRatesMax).describe('Exchange rates for showing approximate prices in other currencies. Empty if the provider set no rates.')
}).meta({ id: 'HotelInfo', description: 'Details of a property, as shown on its site.' }))();

export type HotelInfo = zod.input<typeof HotelInfo>;
export type HotelInfoOutput = zod.output<typeof HotelInfo>;

export const footerDataHotelNameMax = 100;

export const footerDataCeoMax = 100;

export const footerDataAddressMax = 300;

export const footerDataTelMax = 30;

export const footerDataEmailMax = 254;

export const footerDataFaxMax = 30;

export const footerDataCompanyNumMax = 30;

export const footerDataTermNumMax = 60;

export const footerDataCopyrightMax = 200;



export const FooterData = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(footerDataHotelNameMax).describe('Name of the property, in the guest\'s language or the property\'s fallback language.'),
  "ceo": zod.string().max(footerDataCeoMax).optional().describe('Name of the company\'s representative.'),
  "address": zod.string().max(footerDataAddressMax).optional().describe('Postal address of the seller.'),
  "tel": zod.string().max(footerDataTelMax).optional().describe('Phone number of customer service, with dashes.'),
  "email": zod.string().max(footerDataEmailMax).optional().describe('Email address of customer service.'),
  "fax": zod.string().max(footerDataFaxMax).optional().describe('Fax number, with dashes.'),
  "company_num": zod.string().max(footerDataCompanyNumMax).optional().describe('Business registration number.'),
  "term_num": zod.string().max(footerDataTermNumMax).optional().describe('Mail-order business registration number.'),
  "copyright": zod.string().max(footerDataCopyrightMax).optional().describe('Copyright notice for the bottom of the page.')
}).meta({ id: 'FooterData', description: 'Seller information that Korean e-commerce law requires. Show all fields that are present.' }))();

export type FooterData = zod.input<typeof FooterData>;
export type FooterDataOutput = zod.output<typeof FooterData>;

export const propertyHotelHotelNameMax = 100;

export const propertyHotelAddress1Max = 200;

export const propertyHotelAddress2Max = 200;

export const propertyHotelFilePathMax = 300;



export const PropertyHotel = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(propertyHotelHotelNameMax).describe('Name of the property, as shown in the property chooser, in the guest\'s language or the property\'s fallback language.'),
  "address1": zod.string().max(propertyHotelAddress1Max).describe('City and district.'),
  "address2": zod.string().max(propertyHotelAddress2Max).describe('Street and number.'),
  "file_path": zod.string().max(propertyHotelFilePathMax).describe('Path of the picture for the property chooser, relative to the file server\'s base URL. Empty if the property has no picture.'),
  "color": PictureColor.optional(),
  "variants": PictureVariants.optional()
}).meta({ id: 'PropertyHotel', description: 'A property listed in the property chooser.' }))();

export type PropertyHotel = zod.input<typeof PropertyHotel>;
export type PropertyHotelOutput = zod.output<typeof PropertyHotel>;

export const mainResultPropertyHotelListMax = 200;



export const MainResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel": HotelInfo,
  "footer_data": FooterData,
  "property_hotel_list": zod.array(PropertyHotel).max(mainResultPropertyHotelListMax).describe('All properties of the company, including the requested one.')
}).meta({ id: 'MainResult', description: 'The requested property, its footer and its sister properties.' }))();

export type MainResult = zod.input<typeof MainResult>;
export type MainResultOutput = zod.output<typeof MainResult>;

export const ErrorCode = /* @__PURE__ */ (() => zod.enum(['invalid_access', 'login_required', 'err05', 'bad_credentials', 'password_check_failed', 'no_linked_id', 'reservation_not_found', 'lookup_mismatch', 'member_reservation_login_required', 'id_not_found', 'duplicate_id', 'duplicate_email', 'duplicate_phone', 'duplicate_owned_room', 'session_expired', 'invalid_api_key', 'insufficient_scope', 'verification_expired', 'verification_failed', 'signup_not_completed', 'guardian_consent_required', 'password_mismatch', 'password_format', 'password_change_failed', 'password_general_members_only', 'room_sold_out', 'room_changed', 'all_rooms_sold_out', 'promotion_invalid', 'promotion_unusable', 'upselling_unavailable', 'membership_benefit_used', 'coupon_invalid', 'coupon_unusable', 'coupon_used', 'coupon_expired', 'coupon_outside_stay', 'coupon_on_another_room', 'coupon_not_for_room', 'coupon_offline_only', 'mileage_over_maximum', 'mileage_insufficient', 'mileage_unit', 'mileage_not_combinable', 'benefit_not_combinable', 'voucher_exceeds_remaining', 'member_not_matched', 'main_contractor_not_found', 'contract_not_found', 'voucher_not_found', 'same_day_owned_room_unavailable', 'payment_failed', 'payment_cancelled', 'payment_in_progress', 'reservation_failed', 'cancel_failed', 'change_failed', 'change_not_free', 'nothing_changed', 'voc_create_failed', 'voc_edit_failed', 'voc_delete_failed', 'enquiry_changed', 'points_not_reversible', 'attachment_not_allowed', 'attachment_damaged', 'too_many_attachments', 'too_many_saved_travellers', 'withdrawal_failed', 'link_failed', 'already_linked', 'unlink_failed', 'first_social_cannot_unlink', 'kakao_login_failed', 'google_login_failed', 'naver_login_failed', 'load_failed', 'no_available_dates', 'no_sailings', 'sailing_closed', 'return_before_arrival', 'no_rooms', 'invalid_passport', 'duplicate_passport', 'passport_not_issued', 'passport_expires_early', 'invalid_birthday', 'invalid_phone', 'invalid_email', 'presale_info_wrong', 'rooms_differ_in_type', 'too_many_rooms', 'adult_required', 'customer_centre_required', 'linked_company_only', 'rejoin_too_early', 'benefit_not_chosen', 'adult_product_required', 'checkout_times_conflict', 'stay_in_past', 'stay_order', 'stay_beyond_horizon', 'stay_closed', 'stay_length', 'party_over_maximum', 'validation', 'malformed_request', 'not_found', 'method_not_allowed', 'payload_too_large', 'unsupported_media_type', 'forbidden', 'rate_limited', 'quote_expired', 'quote_used', 'hold_expired', 'price_changed', 'idempotency_mismatch', 'idempotency_in_flight', 'unavailable', 'not_implemented', 'internal']).meta({ id: 'ErrorCode', description: 'Machine-readable reason for a failed request. All operations share this list of codes, and clients translate messages by code. Each code has a named example that shows the status with which the code is returned.' }))();

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const fieldErrorDetailMax = 500;



export const FieldError = /* @__PURE__ */ (() => zod.strictObject({
  "pointer": zod.string().describe('JSON Pointer to the field. Headers and query parameters are identified by name, as in `/from`.'),
  "code": ErrorCode.describe('Code for the reason why the field is invalid.'),
  "detail": zod.string().max(fieldErrorDetailMax).optional().describe('Explanation in English, for developers. Only some operations of providers return it.')
}).meta({ id: 'FieldError', description: 'An invalid field of the request, and the reason.' }))();

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const DocumentNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const DocumentNumber = /* @__PURE__ */ (() => zod.string().regex(DocumentNumberRegExp).meta({ id: 'DocumentNumber', description: 'Number of a hold or reservation. The number has no letters that can be mistaken for digits.' }))();

export type DocumentNumber = zod.input<typeof DocumentNumber>;
export type DocumentNumberOutput = zod.output<typeof DocumentNumber>;

export const AmountMin = 0;
export const AmountMax = 9007199254740991;



export const Amount = /* @__PURE__ */ (() => zod.int().min(AmountMin).max(AmountMax).meta({ id: 'Amount', description: 'Amount in minor units of the accompanying currency. KRW has no minor unit, so KRW amounts are in won.' }))();

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const NearestDates = /* @__PURE__ */ (() => zod.strictObject({
  "start_date": StayDate,
  "end_date": StayDate,
  "total_price": Amount.describe('Lowest total price for the party. For stays, the price includes the requested promotion code\'s discount if the code can be used for these dates. Otherwise, if the caller is logged in as a member, it includes the member discount.')
}).meta({ id: 'NearestDates', description: 'An available stay of the requested length, or of the minimum length for its arrival date. For voyages, `start_date` and `end_date` are the dates of the outbound and the return sailing. For a one-way voyage, both are the date of the sailing.' }))();

export type NearestDates = zod.input<typeof NearestDates>;
export type NearestDatesOutput = zod.output<typeof NearestDates>;

export const problemTitleMax = 200;

export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemDetailMax = 2000;

export const problemErrorsMax = 100;

export const problemUsablePointMin = 0;

export const problemReservationNumbersMax = 100;

export const problemMaxRoomsMax = 5;


export const problemNearestDatesMax = 5;



export const Problem = /* @__PURE__ */ (() => zod.strictObject({
  "type": zod.string().describe('URI reference that identifies the problem type.'),
  "title": zod.string().max(problemTitleMax).describe('Short name of the problem type, in English.'),
  "status": zod.int().min(problemStatusMin).max(problemStatusMax).describe('HTTP status code of the response.'),
  "detail": zod.string().max(problemDetailMax).optional().describe('Explanation of this occurrence, in English.'),
  "instance": zod.string().describe('URI reference that contains the request ID and identifies this occurrence.'),
  "result": zod.literal("fail").describe('Always `fail` in error responses. Successful responses contain `success`.'),
  "code": ErrorCode.describe('Machine-readable reason for the failure. Use this code to translate messages for users.'),
  "errors": zod.array(FieldError).max(problemErrorsMax).optional().describe('Invalid fields of the request. Present only with status 422.'),
  "price_before": zod.int().optional().describe('Total price or, for a cancellation, fee that was shown to the guest. Present with `price_changed`.'),
  "price_after": zod.int().optional().describe('Current total price or, for a cancellation, current fee. Present with `price_changed`.'),
  "usable_point": zod.int().min(problemUsablePointMin).optional().describe('Maximum number of points that can be used. Present with `mileage_over_maximum` and `mileage_insufficient`.'),
  "total_with_point": zod.int().optional().describe('Total price with points and no other benefits. Present with `mileage_not_combinable`.'),
  "total_without_point": zod.int().optional().describe('Total price with all other benefits and no points. Present with `mileage_not_combinable`.'),
  "phone": zod.string().optional().describe('Phone number that the guest can call. Present with `customer_centre_required`, `linked_company_only` and `no_rooms`, if the property has a phone number.'),
  "linked_company": zod.string().optional().describe('Company whose employees can book the property. Present with `linked_company_only`.'),
  "reservation_numbers": zod.array(DocumentNumber).max(problemReservationNumbersMax).optional().describe('Numbers of the reservations with an upcoming stay or an open refund, because of which the account can\'t be closed. Present with `withdrawal_failed`.'),
  "max_rooms": zod.int().min(1).max(problemMaxRoomsMax).optional().describe('Maximum number of rooms or cabins per booking at this property. Present with `too_many_rooms`.'),
  "max_adults": zod.int().min(1).optional().describe('Maximum number of adults per room in online bookings at this property. Present with `customer_centre_required`.'),
  "nearest_dates": zod.array(NearestDates).max(problemNearestDatesMax).optional().describe('Available stays or voyages closest to the requested dates. Returned by searches that fail with `stay_closed`, `stay_length` or `no_sailings`. Omitted if nothing is available.')
}).meta({ id: 'Problem', description: 'Details of a failed request (RFC 9457). `title` and `detail` are for developers. Use `code` to translate messages for users.' }))();

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const TermsRequest = /* @__PURE__ */ (() => zod.strictObject({
  "langType": LangType,
  "hotelCode": HotelCode
}).meta({ id: 'TermsRequest', description: 'Property and language for which terms are requested.' }))();

export type TermsRequest = zod.input<typeof TermsRequest>;
export type TermsRequestOutput = zod.output<typeof TermsRequest>;

export const TermsType = /* @__PURE__ */ (() => zod.enum(['PRIVACY', 'TERMS', 'MARKETING', 'CANCAL', 'MEMBERSHIP', 'PASSPORT']).meta({ id: 'TermsType', description: 'Type of terms. `PRIVACY`: processing of personal data. `TERMS`: terms of use. `MARKETING`: marketing messages. `CANCAL` (spelled as in the specification): cancellation rules. `MEMBERSHIP`: membership terms. `PASSPORT`: storage of passport data for a voyage.' }))();

export type TermsType = zod.input<typeof TermsType>;
export type TermsTypeOutput = zod.output<typeof TermsType>;

export const termsTitleMax = 200;

export const termsContentMax = 100000;



export const Terms = /* @__PURE__ */ (() => zod.strictObject({
  "termsType": TermsType,
  "title": zod.string().max(termsTitleMax).describe('Title of the terms, which is also the label of the consent.'),
  "content": zod.string().max(termsContentMax).describe('Text of the terms, as sanitised HTML.'),
  "required": zod.boolean().describe('Whether guests must consent to the terms.')
}).meta({ id: 'Terms', description: 'Terms that guests read or consent to.' }))();

export type Terms = zod.input<typeof Terms>;
export type TermsOutput = zod.output<typeof Terms>;

export const termsResultTermsListMax = 10;



export const TermsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "termsList": zod.array(Terms).max(termsResultTermsListMax).describe('Terms in display order: privacy, terms of use, passports, marketing, membership, cancellation rules.')
}).meta({ id: 'TermsResult', description: 'The terms of a property.' }))();

export type TermsResult = zod.input<typeof TermsResult>;
export type TermsResultOutput = zod.output<typeof TermsResult>;

export const FileListRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotelCode": HotelCode,
  "fileType": zod.enum(['icon']).describe('Type of file. Only icons are supported.')
}).meta({ id: 'FileListRequest', description: 'Property and type of the requested files.' }))();

export type FileListRequest = zod.input<typeof FileListRequest>;
export type FileListRequestOutput = zod.output<typeof FileListRequest>;


export const iconFileFilePathMax = 300;

export const iconFileTitleMax = 100;



export const IconFile = /* @__PURE__ */ (() => zod.strictObject({
  "file_seq": zod.int().min(1).describe('Position of the icon among all icons of the property, starting at 1. Numbers in a list can have gaps, because icons used only for rooms are also counted.'),
  "file_path": zod.string().max(iconFileFilePathMax).describe('Path of the icon, relative to the file server\'s base URL.'),
  "title": zod.string().max(iconFileTitleMax).optional().describe('Meaning of the icon, in the guest\'s language or the property\'s fallback language.')
}).meta({ id: 'IconFile', description: 'An icon that represents an amenity or service of a property or room.' }))();

export type IconFile = zod.input<typeof IconFile>;
export type IconFileOutput = zod.output<typeof IconFile>;

export const fileListResultDataMax = 100;



export const FileListResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "data": zod.array(IconFile).max(fileListResultDataMax).describe('Icons in the provider\'s order.')
}).meta({ id: 'FileListResult', description: 'Icons of a property, excluding icons used only for rooms.' }))();

export type FileListResult = zod.input<typeof FileListResult>;
export type FileListResultOutput = zod.output<typeof FileListResult>;

export const BookingStep = /* @__PURE__ */ (() => zod.enum(['search', 'list', 'details', 'payment']).meta({ id: 'BookingStep', description: 'Step towards a booking. `search`: the home page with its search form. `list`: the list of offers. `details`: the form for the guests\' details. `payment`: the payment page.' }))();

export type BookingStep = zod.input<typeof BookingStep>;
export type BookingStepOutput = zod.output<typeof BookingStep>;

export const StepRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "step": BookingStep
}).meta({ id: 'StepRequest', description: 'A booking step that a guest of a property has reached.' }))();

export type StepRequest = zod.input<typeof StepRequest>;
export type StepRequestOutput = zod.output<typeof StepRequest>;

export const JoinType = /* @__PURE__ */ (() => zod.enum(['NORMAL', 'KAKAO', 'GOOGLE', 'NAVER']).meta({ id: 'JoinType', description: 'How the member joined. `NORMAL`: with a login ID that the member chose. `KAKAO`, `GOOGLE`, `NAVER`: with an account of that provider.' }))();

export type JoinType = zod.input<typeof JoinType>;
export type JoinTypeOutput = zod.output<typeof JoinType>;

export const loginRequestLoginIdMax = 20;

export const loginRequestPasswordMax = 100;



export const LoginRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotelCode": HotelCode,
  "loginId": zod.string().min(1).max(loginRequestLoginIdMax).describe('Login ID of the member. Not case-sensitive.'),
  "password": zod.string().min(1).max(loginRequestPasswordMax).describe('Password of the member. The rules for new passwords aren\'t applied.'),
  "joinType": JoinType.describe('How the member joined. The login succeeds only with `NORMAL`, because social accounts have no password.')
}).meta({ id: 'LoginRequest', description: 'Credentials for logging in.' }))();

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const Gender = /* @__PURE__ */ (() => zod.enum(['male', 'female']).meta({ id: 'Gender', description: 'Gender, as given at sign-up or returned by the social provider.' }))();

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const userInfoUserIdMax = 64;

export const userInfoUserNameMax = 101;

export const userInfoPhoneNumberMax = 20;

export const userInfoEmailMax = 254;

export const userInfoLastNameMax = 60;

export const userInfoFirstNameMax = 60;

export const userInfoLastNameEnMax = 60;

export const userInfoFirstNameEnMax = 60;

export const userInfoDescriptionsMax = 1000;

export const userInfoMemberNoListItemMax = 30;

export const userInfoMemberNoListMax = 50;

export const userInfoSsoKeyMax = 200;

export const userInfoLoginIdMax = 20;



export const UserInfo = /* @__PURE__ */ (() => zod.strictObject({
  "user_id": zod.string().max(userInfoUserIdMax).describe('Internal ID of the member, assigned by the server. The ID never changes and isn\'t shown to guests.'),
  "user_name": zod.string().max(userInfoUserNameMax).describe('Full name of the member, in the member\'s own script.'),
  "gender": Gender.optional(),
  "phone_number": zod.string().max(userInfoPhoneNumberMax).optional().describe('Phone number, digits only. Korean mobile numbers have no country code.'),
  "birthday": StayDate.optional().describe('Date of birth.'),
  "email": zod.string().max(userInfoEmailMax).optional().describe('Email address for confirmations.'),
  "last_name": zod.string().max(userInfoLastNameMax).optional().describe('Family name.'),
  "first_name": zod.string().max(userInfoFirstNameMax).optional().describe('Given name.'),
  "last_name_en": zod.string().max(userInfoLastNameEnMax).optional().describe('Family name in English letters. Absent if the member didn\'t provide an English name.'),
  "first_name_en": zod.string().max(userInfoFirstNameEnMax).optional().describe('Given name in English letters. Absent if the member didn\'t provide an English name.'),
  "agree_marketing": zod.boolean().optional().describe('Whether the member agreed to receive marketing messages.'),
  "user_type": zod.enum(['MEMBERSHIP', 'WEB']).describe('`MEMBERSHIP`: the account has membership numbers, which `listMemberships` returns. `WEB`: the account has no membership number.'),
  "member_type": MemberType,
  "descriptions": zod.string().max(userInfoDescriptionsMax).optional().describe('Note from the provider to the member. Absent if there is no note.'),
  "member_no_list": zod.array(zod.string().max(userInfoMemberNoListItemMax)).max(userInfoMemberNoListMax).describe('Membership numbers of the member. The first number is the default for bookings. Empty for cyber members.'),
  "sso_key": zod.string().max(userInfoSsoKeyMax).optional().describe('Single sign-on key of this session. Returned only by operations that open or revalidate a session, because the server stores only a hash of the key.'),
  "company_code": CompanyCode.describe('Code of the company to which the member belongs.'),
  "login_id": zod.string().max(userInfoLoginIdMax).describe('Login ID that the member chose or that was generated for a social account.'),
  "join_type": JoinType
}).meta({ id: 'UserInfo', description: 'The logged-in member.' }))();

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;

export const loginResultTokenMax = 200;



export const LoginResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "code": zod.literal("ok").describe('Always `ok`. The specification requires this field in addition to `result`.'),
  "token": zod.string().max(loginResultTokenMax).describe('Bearer token that authenticates further calls.'),
  "userInfo": UserInfo
}).meta({ id: 'LoginResult', description: 'The new session and the logged-in member.' }))();

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;

export const MobileNumberRegExp = new RegExp('^(01[016789][0-9]{7,8}|[1-9][0-9]{7,14})$');


export const MobileNumber = /* @__PURE__ */ (() => zod.string().regex(MobileNumberRegExp).meta({ id: 'MobileNumber', description: 'Digits only: a Korean mobile number, or an international number with its country code.' }))();

export type MobileNumber = zod.input<typeof MobileNumber>;
export type MobileNumberOutput = zod.output<typeof MobileNumber>;

export const findIdRequestTicketMax = 200;



export const FindIdRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "phone_number": MobileNumber.describe('Phone number to which the code was sent.'),
  "ticket": zod.string().min(1).max(findIdRequestTicketMax).describe('Single-use ticket that `confirmVerification` returned for the code.')
}).meta({ id: 'FindIdRequest', description: 'A phone number, and a ticket that proves that the number belongs to the caller.' }))();

export type FindIdRequest = zod.input<typeof FindIdRequest>;
export type FindIdRequestOutput = zod.output<typeof FindIdRequest>;

export const foundIdLoginIdMax = 20;



export const FoundId = /* @__PURE__ */ (() => zod.strictObject({
  "login_id": zod.string().max(foundIdLoginIdMax).describe('Full login ID. The ID isn\'t masked, because the caller has verified the phone number.'),
  "join_type": JoinType,
  "joined_on": StayDate.describe('Date on which the member joined, in the time zone of the property where the member joined.')
}).meta({ id: 'FoundId', description: 'An account registered with the verified number.' }))();

export type FoundId = zod.input<typeof FoundId>;
export type FoundIdOutput = zod.output<typeof FoundId>;

export const findIdResultDataMax = 10;



export const FindIdResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "data": zod.array(FoundId).max(findIdResultDataMax).describe('The account with the verified number. The list always has exactly one entry.')
}).meta({ id: 'FindIdResult', description: 'The account registered with the verified number.' }))();

export type FindIdResult = zod.input<typeof FindIdResult>;
export type FindIdResultOutput = zod.output<typeof FindIdResult>;

export const findPasswordRequestLoginIdMax = 20;

export const findPasswordRequestUserNameMax = 101;



export const FindPasswordRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "loginId": zod.string().min(1).max(findPasswordRequestLoginIdMax).describe('Login ID of the member. Not case-sensitive.'),
  "user_name": zod.string().min(1).max(findPasswordRequestUserNameMax).describe('Full name of the member. Spaces and case are ignored.'),
  "phone_number": MobileNumber
}).meta({ id: 'FindPasswordRequest', description: 'Details that must match one account before a code is sent.' }))();

export type FindPasswordRequest = zod.input<typeof FindPasswordRequest>;
export type FindPasswordRequestOutput = zod.output<typeof FindPasswordRequest>;

export const VerificationId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'VerificationId', description: 'ID of a sent code, assigned by the server.' }))();

export type VerificationId = zod.input<typeof VerificationId>;
export type VerificationIdOutput = zod.output<typeof VerificationId>;

export const Instant = /* @__PURE__ */ (() => zod.iso.datetime({"offset":true}).meta({ id: 'Instant', description: 'A point in time, in UTC.' }))();

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const VerificationResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "verification_id": VerificationId,
  "expires_at": Instant.describe('When the code expires, which is three minutes after it was sent.'),
  "resend_at": Instant.describe('Earliest time at which another code can be requested.')
}).meta({ id: 'VerificationResult', description: 'Details of the sent code. `findPassword` returns these details even if no account matches.' }))();

export type VerificationResult = zod.input<typeof VerificationResult>;
export type VerificationResultOutput = zod.output<typeof VerificationResult>;

export const PasswordMax = 64;


export const PasswordRegExp = new RegExp('^[!-~]{9,64}$');


export const Password = /* @__PURE__ */ (() => zod.string().max(PasswordMax).regex(PasswordRegExp).refine(isPassword, { when: ({ issues }) => issues.length === 0 }).meta({ id: 'Password', description: 'Password that consists of letters (A-Z, a-z), digits and special characters, without spaces. Must have at least 9 characters if it contains all three kinds, or at least 10 if it contains only two. Otherwise, the request fails with `password_format`.' }))();

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const changePasswordRequestTicketMax = 200;

export const changePasswordRequestCurrentPasswordMax = 100;

export const changePasswordRequestPasswordConfirmMax = 100;



export const ChangePasswordRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "ticket": zod.string().min(1).max(changePasswordRequestTicketMax).optional().describe('Ticket from a confirmed reset code. Omit this field if `current_password` is sent.'),
  "current_password": zod.string().min(1).max(changePasswordRequestCurrentPasswordMax).optional().describe('Current password of the logged-in member. Omit this field if `ticket` is sent.'),
  "password": Password.describe('The new password.'),
  "password_confirm": zod.string().max(changePasswordRequestPasswordConfirmMax).describe('The new password, repeated for confirmation.')
}).meta({ id: 'ChangePasswordRequest', description: 'New password, with either a reset ticket or the current password.' }))();

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const PlainResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success
}).meta({ id: 'PlainResult', description: 'Confirmation of success, without further data.' }))();

export type PlainResult = zod.input<typeof PlainResult>;
export type PlainResultOutput = zod.output<typeof PlainResult>;

export const ssoRequestSsoKeyMax = 200;



export const SsoRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "sso_key": zod.string().min(1).max(ssoRequestSsoKeyMax).describe('Key of a session, or a one-time key that a provider\'s site put in the URL. The server distinguishes the keys by their format.'),
  "company_code": CompanyCode.describe('Company code from login. The request fails if the key belongs to another company.')
}).meta({ id: 'SsoRequest', description: 'A single sign-on key and the company to which it belongs.' }))();

export type SsoRequest = zod.input<typeof SsoRequest>;
export type SsoRequestOutput = zod.output<typeof SsoRequest>;

export const ssoResultTokenMax = 200;



export const SsoResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "userInfo": UserInfo,
  "token": zod.string().max(ssoResultTokenMax).describe('Bearer token. The token is unchanged if an existing session was revalidated.')
}).meta({ id: 'SsoResult', description: 'The session that belongs to the key, and the logged-in member.' }))();

export type SsoResult = zod.input<typeof SsoResult>;
export type SsoResultOutput = zod.output<typeof SsoResult>;

export const SessionResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "userInfo": UserInfo,
  "expires_at": Instant.describe('When the session expires, which is one day after login. Sessions aren\'t extended.')
}).meta({ id: 'SessionResult', description: 'The logged-in member and the expiry of the session.' }))();

export type SessionResult = zod.input<typeof SessionResult>;
export type SessionResultOutput = zod.output<typeof SessionResult>;

export const SessionId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'SessionId', description: 'ID of a session. The ID can\'t be used to authenticate.' }))();

export type SessionId = zod.input<typeof SessionId>;
export type SessionIdOutput = zod.output<typeof SessionId>;

export const DeviceKind = /* @__PURE__ */ (() => zod.enum(['phone', 'tablet', 'computer', 'unknown']).meta({ id: 'DeviceKind', description: 'Type of device, derived from the user agent.' }))();

export type DeviceKind = zod.input<typeof DeviceKind>;
export type DeviceKindOutput = zod.output<typeof DeviceKind>;

export const sessionOfMemberBrowserMax = 30;

export const sessionOfMemberSystemMax = 30;



export const SessionOfMember = /* @__PURE__ */ (() => zod.strictObject({
  "session_id": SessionId,
  "device_kind": DeviceKind,
  "browser": zod.string().max(sessionOfMemberBrowserMax).nullable().describe('Name of the browser, such as Samsung Internet. Null if unknown.'),
  "system": zod.string().max(sessionOfMemberSystemMax).nullable().describe('Name of the operating system or device, such as Android or iPhone. Null if unknown.'),
  "logged_in_at": Instant,
  "last_used_at": Instant.describe('When the session was last used, accurate to five minutes.'),
  "is_current": zod.boolean().describe('Whether the request was sent in this session.')
}).meta({ id: 'SessionOfMember', description: 'An active session of the member.' }))();

export type SessionOfMember = zod.input<typeof SessionOfMember>;
export type SessionOfMemberOutput = zod.output<typeof SessionOfMember>;

export const sessionListResultSessionsMax = 100;



export const SessionListResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "sessions": zod.array(SessionOfMember).max(sessionListResultSessionsMax).describe('Active sessions. The current session comes first, followed by the most recently used sessions. Limited to 100.')
}).meta({ id: 'SessionListResult', description: 'The caller\'s active sessions.' }))();

export type SessionListResult = zod.input<typeof SessionListResult>;
export type SessionListResultOutput = zod.output<typeof SessionListResult>;

export const SocialStartRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode
}).meta({ id: 'SocialStartRequest', description: 'Property at which the member logs in.' }))();

export type SocialStartRequest = zod.input<typeof SocialStartRequest>;
export type SocialStartRequestOutput = zod.output<typeof SocialStartRequest>;

export const socialStartResultAuthorizationUrlMax = 2000;

export const socialStartResultStateMax = 200;

export const socialStartResultFlowTokenMax = 200;



export const SocialStartResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "authorization_url": zod.url().max(socialStartResultAuthorizationUrlMax).describe('URL of the provider\'s consent page, including all parameters.'),
  "state": zod.string().max(socialStartResultStateMax).describe('Value that the provider sends back unchanged.'),
  "flow_token": zod.string().max(socialStartResultFlowTokenMax).describe('Token that binds the login to the browser. Keep the token in the browser, and never put it in a URL.'),
  "expires_at": Instant.describe('When the login expires, which is ten minutes after it was started.')
}).meta({ id: 'SocialStartResult', description: 'URL to open, and values that the browser must keep until the provider redirects back.' }))();

export type SocialStartResult = zod.input<typeof SocialStartResult>;
export type SocialStartResultOutput = zod.output<typeof SocialStartResult>;

export const socialFinishRequestCodeMax = 2000;

export const socialFinishRequestStateMax = 200;

export const socialFinishRequestFlowTokenMax = 200;



export const SocialFinishRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "code": zod.string().min(1).max(socialFinishRequestCodeMax).describe('One-time authorization code from the provider.'),
  "state": zod.string().min(1).max(socialFinishRequestStateMax).describe('Value of `state` from `startSocialLogin`.'),
  "flow_token": zod.string().min(1).max(socialFinishRequestFlowTokenMax).describe('Value of `flow_token` from `startSocialLogin`.')
}).meta({ id: 'SocialFinishRequest', description: 'Values from the provider\'s redirect and from `startSocialLogin`.' }))();

export type SocialFinishRequest = zod.input<typeof SocialFinishRequest>;
export type SocialFinishRequestOutput = zod.output<typeof SocialFinishRequest>;

export const socialPrefillUserNameMax = 101;

export const socialPrefillLastNameMax = 50;

export const socialPrefillFirstNameMax = 50;

export const socialPrefillEmailMax = 254;

export const socialPrefillPhoneNumberMax = 20;



export const SocialPrefill = /* @__PURE__ */ (() => zod.strictObject({
  "user_name": zod.string().max(socialPrefillUserNameMax).optional().describe('Full name, if the provider returns the name as a single field.'),
  "last_name": zod.string().max(socialPrefillLastNameMax).optional().describe('Family name.'),
  "first_name": zod.string().max(socialPrefillFirstNameMax).optional().describe('Given name.'),
  "email": zod.string().max(socialPrefillEmailMax).optional().describe('Unverified email address.'),
  "phone_number": zod.string().max(socialPrefillPhoneNumberMax).optional().describe('Unverified phone number, digits only.'),
  "birthday": StayDate.optional().describe('Date of birth. Present only if the provider also returns the year.'),
  "gender": Gender.optional().describe('Gender, as returned by the provider.')
}).meta({ id: 'SocialPrefill', description: 'Personal details from the social provider. Any of the fields can be missing.' }))();

export type SocialPrefill = zod.input<typeof SocialPrefill>;
export type SocialPrefillOutput = zod.output<typeof SocialPrefill>;

export const socialFinishResultTokenMax = 200;

export const socialFinishResultSocialTicketMax = 200;



export const SocialFinishResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "outcome": zod.enum(['logged_in', 'signup_needed']).describe('`logged_in`: the social account is linked to a member. `signup_needed`: the social account isn\'t linked to a member yet.'),
  "token": zod.string().max(socialFinishResultTokenMax).optional().describe('Bearer token. Present if `outcome` is `logged_in`.'),
  "userInfo": UserInfo.optional().describe('The logged-in member. Present if `outcome` is `logged_in`.'),
  "social_ticket": zod.string().max(socialFinishResultSocialTicketMax).optional().describe('Single-use ticket for signing up. Present if `outcome` is `signup_needed`.'),
  "expires_at": Instant.optional().describe('When the ticket expires. Present if `outcome` is `signup_needed`.'),
  "prefill": SocialPrefill.optional().describe('Details for prefilling the sign-up form. Present if `outcome` is `signup_needed`.')
}).meta({ id: 'SocialFinishResult', description: 'The logged-in member, or a ticket for signing up.' }))();

export type SocialFinishResult = zod.input<typeof SocialFinishResult>;
export type SocialFinishResultOutput = zod.output<typeof SocialFinishResult>;

export const VerificationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "phone_number": MobileNumber
}).meta({ id: 'VerificationRequest', description: 'Phone number to which a code for finding a login ID is sent.' }))();

export type VerificationRequest = zod.input<typeof VerificationRequest>;
export type VerificationRequestOutput = zod.output<typeof VerificationRequest>;

export const VerificationCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerificationCode = /* @__PURE__ */ (() => zod.string().regex(VerificationCodeRegExp).meta({ id: 'VerificationCode', description: 'Verification code with six digits.' }))();

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;

export const ConfirmationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode.describe('Property at which the code was requested.'),
  "code": VerificationCode
}).meta({ id: 'ConfirmationRequest', description: 'Verification code that the guest entered.' }))();

export type ConfirmationRequest = zod.input<typeof ConfirmationRequest>;
export type ConfirmationRequestOutput = zod.output<typeof ConfirmationRequest>;

export const confirmationResultTicketMax = 200;



export const ConfirmationResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "ticket": zod.string().max(confirmationResultTicketMax).describe('Single-use ticket for `findLoginId` or `changePassword`.'),
  "expires_at": Instant.describe('When the ticket expires, which is ten minutes after the confirmation.')
}).meta({ id: 'ConfirmationResult', description: 'Proof that the code was confirmed.' }))();

export type ConfirmationResult = zod.input<typeof ConfirmationResult>;
export type ConfirmationResultOutput = zod.output<typeof ConfirmationResult>;

export const companyInfoRequestCsHsUiMax = 4000;



export const CompanyInfoRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "CsHsUi": zod.string().min(1).max(companyInfoRequestCsHsUiMax).describe('Base64url-encoded JSON, a dot, and the HMAC-SHA-256 signature of the encoded JSON in base64url.')
}).meta({ id: 'CompanyInfoRequest', description: 'Signed employer details from the URL through which the guest entered the booking site.' }))();

export type CompanyInfoRequest = zod.input<typeof CompanyInfoRequest>;
export type CompanyInfoRequestOutput = zod.output<typeof CompanyInfoRequest>;

export const companyInfoCompanyNameMax = 100;

export const companyInfoEmployeeNameMax = 100;

export const companyInfoEmployeeNumberMax = 50;



export const CompanyInfo = /* @__PURE__ */ (() => zod.strictObject({
  "company_name": zod.string().min(1).max(companyInfoCompanyNameMax).describe('Name of the employer, as sent by the hotel\'s website.'),
  "employee_name": zod.string().max(companyInfoEmployeeNameMax).optional().describe('Name of the employee. Absent if the website doesn\'t send a name.'),
  "employee_number": zod.string().max(companyInfoEmployeeNumberMax).optional().describe('Number that the employer assigned to the employee. Absent if the website doesn\'t send a number.')
}).meta({ id: 'CompanyInfo', description: 'Employer of a guest at a company-linked hotel.' }))();

export type CompanyInfo = zod.input<typeof CompanyInfo>;
export type CompanyInfoOutput = zod.output<typeof CompanyInfo>;

export const CompanyInfoResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "company_info": zod.union([CompanyInfo,zod.null()]).describe('The verified employer. Null if the signature is invalid or has expired.')
}).meta({ id: 'CompanyInfoResult', description: 'The guest\'s verified employer.' }))();

export type CompanyInfoResult = zod.input<typeof CompanyInfoResult>;
export type CompanyInfoResultOutput = zod.output<typeof CompanyInfoResult>;

export const startSignupRequestSocialTicketMax = 200;



export const StartSignupRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode.describe('Property where the member joins. The property determines which member types are available.'),
  "member_type": MemberType,
  "social_ticket": zod.string().min(1).max(startSignupRequestSocialTicketMax).optional().describe('Ticket from a social login that found no account. Allowed only for general members.')
}).meta({ id: 'StartSignupRequest', description: 'Property and member type for the sign-up.' }))();

export type StartSignupRequest = zod.input<typeof StartSignupRequest>;
export type StartSignupRequestOutput = zod.output<typeof StartSignupRequest>;

export const ItemCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const ItemCode = /* @__PURE__ */ (() => zod.string().regex(ItemCodeRegExp).meta({ id: 'ItemCode', description: 'Provider\'s code for an item, such as a room type, package, option or tier.' }))();

export type ItemCode = zod.input<typeof ItemCode>;
export type ItemCodeOutput = zod.output<typeof ItemCode>;

export const ownedRoomBuildingNameMax = 100;

export const ownedRoomUnitNameMax = 100;

export const ownedRoomRoomNumberMax = 20;



export const OwnedRoom = /* @__PURE__ */ (() => zod.strictObject({
  "building_code": ItemCode,
  "building_name": zod.string().max(ownedRoomBuildingNameMax).describe('Provider\'s name for the building, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "unit_code": ItemCode,
  "unit_name": zod.string().max(ownedRoomUnitNameMax).describe('Provider\'s name for the unit, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "room_number": zod.string().max(ownedRoomRoomNumberMax).describe('Room number, as displayed on the door.')
}).meta({ id: 'OwnedRoom', description: 'A room that a pre-sale member owns.' }))();

export type OwnedRoom = zod.input<typeof OwnedRoom>;
export type OwnedRoomOutput = zod.output<typeof OwnedRoom>;

export const signupStateMissingMax = 4;

export const signupStatePhoneNumberMax = 20;

export const signupStateEmailMax = 254;

export const signupStateGuardianPhoneNumberMax = 20;

export const signupStateAffiliateNameMax = 100;



export const SignupState = /* @__PURE__ */ (() => zod.strictObject({
  "member_type": MemberType,
  "join_type": JoinType.describe('How the member joins. `NORMAL`: with a login ID. `KAKAO`, `GOOGLE`, `NAVER`: with a social account.'),
  "expires_at": Instant.describe('When the sign-up expires, which is 30 minutes after it was started. Completing steps doesn\'t extend the sign-up.'),
  "missing": zod.array(zod.enum(['PHONE', 'EMAIL', 'AFFILIATION', 'OWNERSHIP'])).max(signupStateMissingMax).describe('Verifications that are still required, in the order of the steps. Cyber members verify an email address before a phone number.'),
  "phone_number": zod.string().max(signupStatePhoneNumberMax).nullable().describe('Verified phone number. Null until a phone number is verified.'),
  "email": zod.string().max(signupStateEmailMax).nullable().describe('Verified email address. Null until an email address is verified.'),
  "guardian_phone_number": zod.string().max(signupStateGuardianPhoneNumberMax).nullable().describe('Verified phone number of the guardian. Null until a guardian\'s phone number is verified.'),
  "affiliate_name": zod.string().max(signupStateAffiliateNameMax).nullable().describe('Name of the verified affiliate. Null until the affiliation is verified.'),
  "owned_room": zod.union([OwnedRoom,zod.null()]).describe('Room whose ownership was verified. Null until the ownership is verified.'),
  "prefill": zod.union([SocialPrefill,zod.null()]).describe('Personal details from the social provider. Null if the sign-up didn\'t start with a social login.')
}).meta({ id: 'SignupState', description: 'Progress of a sign-up.' }))();

export type SignupState = zod.input<typeof SignupState>;
export type SignupStateOutput = zod.output<typeof SignupState>;

export const startSignupResultSignupTokenMax = 200;



export const StartSignupResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "signup_token": zod.string().max(startSignupResultSignupTokenMax).describe('Token of the sign-up. Send the token in the `Signup-Token` header of every step.'),
  "signup": SignupState
}).meta({ id: 'StartSignupResult', description: 'A new sign-up and its token.' }))();

export type StartSignupResult = zod.input<typeof StartSignupResult>;
export type StartSignupResultOutput = zod.output<typeof StartSignupResult>;

export const SignupResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "signup": SignupState
}).meta({ id: 'SignupResult', description: 'Progress of the sign-up after the latest step.' }))();

export type SignupResult = zod.input<typeof SignupResult>;
export type SignupResultOutput = zod.output<typeof SignupResult>;

export const signupCodeRequestToMin = 3;
export const signupCodeRequestToMax = 254;



export const SignupCodeRequest = /* @__PURE__ */ (() => zod.strictObject({
  "channel": zod.enum(['SMS', 'EMAIL']).describe('`SMS`: the code verifies a phone number. `EMAIL`: the code verifies an email address.'),
  "subject": zod.enum(['MEMBER', 'GUARDIAN']).describe('`MEMBER`: the member verifies a phone number or email address. `GUARDIAN`: the guardian verifies a phone number.'),
  "to": zod.string().min(signupCodeRequestToMin).max(signupCodeRequestToMax).describe('Mobile number (digits only) or email address.')
}).meta({ id: 'SignupCodeRequest', description: 'Recipient of a code, and the channel to use.' }))();

export type SignupCodeRequest = zod.input<typeof SignupCodeRequest>;
export type SignupCodeRequestOutput = zod.output<typeof SignupCodeRequest>;

export const SignupConfirmationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "verification_id": VerificationId.describe('Verification ID of the code, from `sendSignupCode`.'),
  "code": VerificationCode
}).meta({ id: 'SignupConfirmationRequest', description: 'Verification code that the guest entered.' }))();

export type SignupConfirmationRequest = zod.input<typeof SignupConfirmationRequest>;
export type SignupConfirmationRequestOutput = zod.output<typeof SignupConfirmationRequest>;

export const affiliationRequestAffiliateNameMax = 100;


export const affiliationRequestAffiliateNameRegExp = new RegExp('\\S');
export const affiliationRequestBusinessNumberRegExp = new RegExp('^[0-9]{10}$');
export const affiliationRequestCustomerNumberMax = 30;


export const affiliationRequestCustomerNumberRegExp = new RegExp('\\S');


export const AffiliationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "affiliate_name": zod.string().min(1).max(affiliationRequestAffiliateNameMax).regex(affiliationRequestAffiliateNameRegExp).describe('Name of the affiliate. Spaces and case are ignored.'),
  "business_number": zod.string().regex(affiliationRequestBusinessNumberRegExp).describe('Business registration number with ten digits.'),
  "customer_number": zod.string().min(1).max(affiliationRequestCustomerNumberMax).regex(affiliationRequestCustomerNumberRegExp).describe('Number that the provider assigned to the affiliate.')
}).meta({ id: 'AffiliationRequest', description: 'Details that must match one registered affiliate.' }))();

export type AffiliationRequest = zod.input<typeof AffiliationRequest>;
export type AffiliationRequestOutput = zod.output<typeof AffiliationRequest>;

export const FullNameMax = 100;


export const FullNameRegExp = new RegExp('^[ \\xa0]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$');


export const FullName = /* @__PURE__ */ (() => zod.string().min(1).max(FullNameMax).regex(FullNameRegExp).meta({ id: 'FullName', description: 'A full name, in any script. Must not be blank or contain line breaks.' }))();

export type FullName = zod.input<typeof FullName>;
export type FullNameOutput = zod.output<typeof FullName>;

export const ownershipRequestRoomNumberMax = 20;

export const ownershipRequestDistributionNumberMax = 30;

export const ownershipRequestBusinessNumberRegExp = new RegExp('^[0-9]{10}$');
export const ownershipRequestReferralCodeMax = 30;



export const OwnershipRequest = /* @__PURE__ */ (() => zod.strictObject({
  "building_code": ItemCode.describe('Code of the building, from `listOwnedRooms`.'),
  "unit_code": ItemCode.describe('Code of the unit in the building.'),
  "room_number": zod.string().min(1).max(ownershipRequestRoomNumberMax).describe('Number of the room in the unit.'),
  "distribution_number": zod.string().min(1).max(ownershipRequestDistributionNumberMax).describe('Number that identifies the sale of the room.'),
  "owner_name": FullName.describe('Name of the owner (a person or a corporation).'),
  "business_number": zod.string().regex(ownershipRequestBusinessNumberRegExp).optional().describe('Business registration number with ten digits. Required for corporations.'),
  "referral_code": zod.string().max(ownershipRequestReferralCodeMax).optional().describe('Code that identifies the person who recommended the purchase. Stored but not checked.')
}).meta({ id: 'OwnershipRequest', description: 'A pre-sold room and the details of its sale.' }))();

export type OwnershipRequest = zod.input<typeof OwnershipRequest>;
export type OwnershipRequestOutput = zod.output<typeof OwnershipRequest>;

export const duplicateCheckRequestValueMax = 254;



export const DuplicateCheckRequest = /* @__PURE__ */ (() => zod.strictObject({
  "field": zod.enum(['login_id', 'email']).describe('`login_id`: the value is a login ID. `email`: the value is an email address.'),
  "value": zod.string().min(1).max(duplicateCheckRequestValueMax).describe('Value to check, as entered by the guest.')
}).meta({ id: 'DuplicateCheckRequest', description: 'A value that must be unique among members.' }))();

export type DuplicateCheckRequest = zod.input<typeof DuplicateCheckRequest>;
export type DuplicateCheckRequestOutput = zod.output<typeof DuplicateCheckRequest>;

export const DuplicateCheckResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "available": zod.literal(true).describe('Always true. If the value is already taken, the call fails.')
}).meta({ id: 'DuplicateCheckResult', description: 'Confirmation that the value is available.' }))();

export type DuplicateCheckResult = zod.input<typeof DuplicateCheckResult>;
export type DuplicateCheckResultOutput = zod.output<typeof DuplicateCheckResult>;

export const LoginIdRegExp = new RegExp('^[A-Za-z0-9]{4,20}$');


export const LoginId = /* @__PURE__ */ (() => zod.string().regex(LoginIdRegExp).meta({ id: 'LoginId', description: 'Login ID that consists of letters (A-Z, a-z) and digits. Not case-sensitive.' }))();

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;

export const PersonNameMax = 50;


export const PersonNameRegExp = new RegExp('^[ \\xa0]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$');


export const PersonName = /* @__PURE__ */ (() => zod.string().min(1).max(PersonNameMax).regex(PersonNameRegExp).meta({ id: 'PersonName', description: 'A family or given name, in any script. Must not be blank or contain line breaks.' }))();

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const EnglishNameMax = 50;


export const EnglishNameRegExp = new RegExp('^[A-Za-z][A-Za-z .\'-]*$');


export const EnglishName = /* @__PURE__ */ (() => zod.string().max(EnglishNameMax).regex(EnglishNameRegExp).meta({ id: 'EnglishName', description: 'A name in English letters. Spaces, full stops, apostrophes and hyphens are allowed.' }))();

export type EnglishName = zod.input<typeof EnglishName>;
export type EnglishNameOutput = zod.output<typeof EnglishName>;

export const Birthday = /* @__PURE__ */ (() => zod.iso.date().meta({ id: 'Birthday', description: 'A date of birth, which must be in the past.' }))();

export type Birthday = zod.input<typeof Birthday>;
export type BirthdayOutput = zod.output<typeof Birthday>;

export const SignupAgreements = /* @__PURE__ */ (() => zod.strictObject({
  "PRIVACY": zod.literal(true).describe('Consent to the processing of personal data. Must be true.'),
  "TERMS": zod.literal(true).describe('Consent to the terms of use. Must be true.'),
  "MARKETING": zod.boolean().describe('Consent to marketing messages. Can be false.'),
  "MEMBERSHIP": zod.boolean().optional().describe('Consent to the membership terms. Must be true if the property\'s `membership_terms_alone` is true.')
}).meta({ id: 'SignupAgreements', description: 'Consents that the member gives. Marketing consent is optional.' }))();

export type SignupAgreements = zod.input<typeof SignupAgreements>;
export type SignupAgreementsOutput = zod.output<typeof SignupAgreements>;

export const memberInformationPasswordConfirmMax = 100;

export const memberInformationEmailMax = 254;

export const memberInformationAddressMax = 200;

export const memberInformationAddressDetailMax = 200;



export const MemberInformation = /* @__PURE__ */ (() => zod.strictObject({
  "login_id": LoginId,
  "password": Password,
  "password_confirm": zod.string().max(memberInformationPasswordConfirmMax).describe('The password, repeated for confirmation.'),
  "last_name": PersonName.describe('Family name.'),
  "first_name": PersonName.describe('Given name.'),
  "last_name_en": EnglishName.optional().describe('Family name in English letters, as in the passport.'),
  "first_name_en": EnglishName.optional().describe('Given name in English letters, as in the passport.'),
  "birthday": Birthday.describe('Date of birth. Members under 14 need the consent of a guardian.'),
  "gender": Gender,
  "email": zod.email().max(memberInformationEmailMax).describe('Email address for confirmations. Cyber members must send the verified email address.'),
  "address": zod.string().max(memberInformationAddressMax).optional().describe('Street and number, or the address as free text.'),
  "address_detail": zod.string().max(memberInformationAddressDetailMax).optional().describe('Second line of the address, such as the floor, flat or room.'),
  "guardian_name": PersonName.optional().describe('Name of the guardian. Required for a member under 14, whose guardian must also verify a phone number.'),
  "agreements": SignupAgreements
}).meta({ id: 'MemberInformation', description: 'Details that the member enters in the last step of a sign-up.' }))();

export type MemberInformation = zod.input<typeof MemberInformation>;
export type MemberInformationOutput = zod.output<typeof MemberInformation>;

export const signupLoginTokenMax = 200;



export const SignupLogin = /* @__PURE__ */ (() => zod.strictObject({
  "token": zod.string().max(signupLoginTokenMax).describe('Bearer token that authenticates further calls.'),
  "userInfo": UserInfo
}).meta({ id: 'SignupLogin', description: 'The session that a sign-up opens, and the member that it belongs to.' }))();

export type SignupLogin = zod.input<typeof SignupLogin>;
export type SignupLoginOutput = zod.output<typeof SignupLogin>;

export const memberCreatedLoginIdMax = 20;

export const memberCreatedUserNameMax = 101;

export const memberCreatedMemberNoMax = 30;



export const MemberCreated = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "login_id": zod.string().max(memberCreatedLoginIdMax).describe('Login ID that the member chose or that was generated for a social account.'),
  "user_name": zod.string().max(memberCreatedUserNameMax).describe('Full name of the member, in the member\'s own script.'),
  "member_type": MemberType,
  "join_type": JoinType,
  "member_no": zod.string().max(memberCreatedMemberNoMax).nullable().describe('Membership number. Null for cyber members, who have no membership number.'),
  "session": zod.union([SignupLogin,zod.null()]).describe('The new member\'s session. Null if the call was repeated, because the token is returned only once. In this case, the member must log in.')
}).meta({ id: 'MemberCreated', description: 'The new member.' }))();

export type MemberCreated = zod.input<typeof MemberCreated>;
export type MemberCreatedOutput = zod.output<typeof MemberCreated>;

export const socialMemberInformationEmailMax = 254;

export const socialMemberInformationAddressMax = 200;

export const socialMemberInformationAddressDetailMax = 200;



export const SocialMemberInformation = /* @__PURE__ */ (() => zod.strictObject({
  "last_name": PersonName.describe('Family name.'),
  "first_name": PersonName.describe('Given name.'),
  "last_name_en": EnglishName.optional().describe('Family name in English letters, as in the passport.'),
  "first_name_en": EnglishName.optional().describe('Given name in English letters, as in the passport.'),
  "birthday": Birthday.describe('Date of birth. Members under 14 need the consent of a guardian.'),
  "gender": Gender,
  "email": zod.email().max(socialMemberInformationEmailMax).describe('Email address for confirmations.'),
  "address": zod.string().max(socialMemberInformationAddressMax).optional().describe('Street and number, or the address as free text.'),
  "address_detail": zod.string().max(socialMemberInformationAddressDetailMax).optional().describe('Second line of the address, such as the floor, flat or room.'),
  "guardian_name": PersonName.optional().describe('Name of the guardian. Required for a member under 14, whose guardian must also verify a phone number.'),
  "agreements": SignupAgreements
}).meta({ id: 'SocialMemberInformation', description: 'Details that the member enters in the last step of a social sign-up. No password is required.' }))();

export type SocialMemberInformation = zod.input<typeof SocialMemberInformation>;
export type SocialMemberInformationOutput = zod.output<typeof SocialMemberInformation>;

export const ownedUnitUnitNameMax = 100;

export const ownedUnitRoomNumbersItemMax = 20;

export const ownedUnitRoomNumbersMax = 500;



export const OwnedUnit = /* @__PURE__ */ (() => zod.strictObject({
  "unit_code": ItemCode,
  "unit_name": zod.string().max(ownedUnitUnitNameMax).describe('Provider\'s name for the unit, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "room_numbers": zod.array(zod.string().max(ownedUnitRoomNumbersItemMax)).max(ownedUnitRoomNumbersMax).describe('Room numbers, as displayed on the doors.')
}).meta({ id: 'OwnedUnit', description: 'A type of room in a building, with its room numbers.' }))();

export type OwnedUnit = zod.input<typeof OwnedUnit>;
export type OwnedUnitOutput = zod.output<typeof OwnedUnit>;

export const ownedBuildingBuildingNameMax = 100;

export const ownedBuildingUnitsMax = 100;



export const OwnedBuilding = /* @__PURE__ */ (() => zod.strictObject({
  "building_code": ItemCode,
  "building_name": zod.string().max(ownedBuildingBuildingNameMax).describe('Provider\'s name for the building, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "units": zod.array(OwnedUnit).max(ownedBuildingUnitsMax).describe('Units in the building, sorted by code.')
}).meta({ id: 'OwnedBuilding', description: 'A building (dong in Korean) with its units.' }))();

export type OwnedBuilding = zod.input<typeof OwnedBuilding>;
export type OwnedBuildingOutput = zod.output<typeof OwnedBuilding>;

export const ownedRoomsResultBuildingsMax = 100;



export const OwnedRoomsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "buildings": zod.array(OwnedBuilding).max(ownedRoomsResultBuildingsMax).describe('Buildings with pre-sold rooms, sorted by code.')
}).meta({ id: 'OwnedRoomsResult', description: 'Rooms that were sold before construction, grouped by building and unit.' }))();

export type OwnedRoomsResult = zod.input<typeof OwnedRoomsResult>;
export type OwnedRoomsResultOutput = zod.output<typeof OwnedRoomsResult>;

export const ContractNumberRegExp = new RegExp('^[0-9A-Za-z-]{1,30}$');


export const ContractNumber = /* @__PURE__ */ (() => zod.string().regex(ContractNumberRegExp).meta({ id: 'ContractNumber', description: 'Number of the contract. Unique within the company.' }))();

export type ContractNumber = zod.input<typeof ContractNumber>;
export type ContractNumberOutput = zod.output<typeof ContractNumber>;

export const ContractType = /* @__PURE__ */ (() => zod.enum(['managed', 'profit']).meta({ id: 'ContractType', description: '`managed`: the provider manages the room for its owner. `profit`: the provider sells stays in the room for a share of the profit.' }))();

export type ContractType = zod.input<typeof ContractType>;
export type ContractTypeOutput = zod.output<typeof ContractType>;

export const ContractStatus = /* @__PURE__ */ (() => zod.enum(['active', 'ended']).meta({ id: 'ContractStatus', description: '`active`: the contract is in force. `ended`: the contract has ended, and its vouchers can\'t be used for bookings.' }))();

export type ContractStatus = zod.input<typeof ContractStatus>;
export type ContractStatusOutput = zod.output<typeof ContractStatus>;

export const ContractRole = /* @__PURE__ */ (() => zod.enum(['main', 'sub']).meta({ id: 'ContractRole', description: '`main`: the main contract holder, who owns the room. `sub`: a sub-member whom the main contract holder added.' }))();

export type ContractRole = zod.input<typeof ContractRole>;
export type ContractRoleOutput = zod.output<typeof ContractRole>;

export const voucherCountTotalMin = 0;

export const voucherCountUsedMin = 0;

export const voucherCountRemainingMin = 0;



export const VoucherCount = /* @__PURE__ */ (() => zod.strictObject({
  "total": zod.int().min(voucherCountTotalMin).describe('Total number of vouchers.'),
  "used": zod.int().min(voucherCountUsedMin).describe('Number of vouchers used for bookings, including holds. Vouchers become available again if the hold expires or is released, or if the reservation is cancelled free of charge.'),
  "remaining": zod.int().min(voucherCountRemainingMin).describe('Number of vouchers still available (`total` minus `used`).')
}).meta({ id: 'VoucherCount', description: 'Voucher counts for a contract, over all of its members. Each voucher pays for one night in one room.' }))();

export type VoucherCount = zod.input<typeof VoucherCount>;
export type VoucherCountOutput = zod.output<typeof VoucherCount>;

export const subMemberUserNameMax = 101;



export const SubMember = /* @__PURE__ */ (() => zod.strictObject({
  "sub_member_id": zod.uuid().describe('ID of the sub-member within the contract.'),
  "user_name": zod.string().max(subMemberUserNameMax).describe('Full name of the sub-member, in the sub-member\'s own script.'),
  "active": zod.boolean().describe('Whether the sub-member can book with the contract\'s vouchers.'),
  "added_at": Instant
}).meta({ id: 'SubMember', description: 'A member whom the main contract holder added to the contract. Active sub-members can book with the contract\'s vouchers. Only the main contract holder can activate or deactivate sub-members.' }))();

export type SubMember = zod.input<typeof SubMember>;
export type SubMemberOutput = zod.output<typeof SubMember>;

export const contractHotelNameMax = 100;

export const contractHotelTelMax = 30;

export const contractMainContractorMax = 101;

export const contractMainContractorEnMax = 101;

export const contractSubMembersMax = 50;



export const Contract = /* @__PURE__ */ (() => zod.strictObject({
  "contract_number": ContractNumber,
  "contract_type": ContractType,
  "contracted_on": StayDate,
  "status": ContractStatus,
  "role": ContractRole,
  "active": zod.boolean().describe('Whether the caller is allowed to book with the contract\'s vouchers while the contract is in force. Always true for the main contract holder.'),
  "room": OwnedRoom,
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(contractHotelNameMax).describe('Name of the property, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "hotel_tel": zod.string().max(contractHotelTelMax).nullable().describe('Phone number of the property with dashes. Null if the property has none.'),
  "main_contractor": zod.string().max(contractMainContractorMax).nullable().describe('Full name of the main contract holder. Null if the owner hasn\'t joined yet. In a data export, also null if the caller is a sub-member.'),
  "main_contractor_en": zod.string().max(contractMainContractorEnMax).optional().describe('English name of the main contract holder, given name first. Omitted if `main_contractor` is null or the member gave no English name.'),
  "vouchers": VoucherCount,
  "sub_members": zod.array(SubMember).max(contractSubMembersMax).describe('Sub-members of the contract. Empty if the caller is a sub-member, and in a data export.')
}).meta({ id: 'Contract', description: 'A contract for an owned room, as shown to its main contract holder or a sub-member.' }))();

export type Contract = zod.input<typeof Contract>;
export type ContractOutput = zod.output<typeof Contract>;

export const contractsResultContractsMax = 100;



export const ContractsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "contracts": zod.array(Contract).max(contractsResultContractsMax).describe('Contracts on which the caller is the main contract holder or a sub-member.')
}).meta({ id: 'ContractsResult', description: 'The caller\'s contracts.' }))();

export type ContractsResult = zod.input<typeof ContractsResult>;
export type ContractsResultOutput = zod.output<typeof ContractsResult>;

export const addSubMemberRequestLoginIdMax = 20;



export const AddSubMemberRequest = /* @__PURE__ */ (() => zod.strictObject({
  "login_id": zod.string().min(1).max(addSubMemberRequestLoginIdMax).describe('Login ID of the member. Not case-sensitive.'),
  "user_name": FullName.describe('Name of the member. Spaces and case are ignored.')
}).meta({ id: 'AddSubMemberRequest', description: 'Login ID and name of the member to add. Both must belong to the same member of the company.' }))();

export type AddSubMemberRequest = zod.input<typeof AddSubMemberRequest>;
export type AddSubMemberRequestOutput = zod.output<typeof AddSubMemberRequest>;

export const SubMemberResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "sub_member": SubMember
}).meta({ id: 'SubMemberResult', description: 'The added or updated sub-member.' }))();

export type SubMemberResult = zod.input<typeof SubMemberResult>;
export type SubMemberResultOutput = zod.output<typeof SubMemberResult>;

export const SwitchSubMemberRequest = /* @__PURE__ */ (() => zod.strictObject({
  "active": zod.boolean().describe('Whether the sub-member can book with the contract\'s vouchers.')
}).meta({ id: 'SwitchSubMemberRequest', description: 'New status of the sub-member.' }))();

export type SwitchSubMemberRequest = zod.input<typeof SwitchSubMemberRequest>;
export type SwitchSubMemberRequestOutput = zod.output<typeof SwitchSubMemberRequest>;

export const voucherUseUserNameMax = 101;

export const voucherUseHotelNameMax = 100;




export const VoucherUse = /* @__PURE__ */ (() => zod.strictObject({
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Number of the reservation. Null until the booking is confirmed.'),
  "user_name": zod.string().max(voucherUseUserNameMax).describe('Full name of the member who made the booking. Empty if the member has closed the account.'),
  "hotel_name": zod.string().max(voucherUseHotelNameMax).describe('Name of the property, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "start_date": StayDate,
  "end_date": StayDate,
  "vouchers": zod.int().min(1).describe('Number of vouchers used for the booking.'),
  "used_at": Instant
}).meta({ id: 'VoucherUse', description: 'A booking that was paid with vouchers.' }))();

export type VoucherUse = zod.input<typeof VoucherUse>;
export type VoucherUseOutput = zod.output<typeof VoucherUse>;

export const vouchersResultUsesMax = 200;



export const VouchersResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "vouchers": VoucherCount,
  "uses": zod.array(VoucherUse).max(vouchersResultUsesMax).describe('Bookings paid with vouchers, newest first. Limited to the latest 200 bookings.')
}).meta({ id: 'VouchersResult', description: 'The voucher counts of a contract and the bookings paid with its vouchers. Sub-members see only their own bookings, but the counts cover the whole contract.' }))();

export type VouchersResult = zod.input<typeof VouchersResult>;
export type VouchersResultOutput = zod.output<typeof VouchersResult>;

export const presaleInfoClassificationNameMax = 100;

export const presaleInfoDistributionNumberMax = 30;

export const presaleInfoReferralCodeMax = 50;



export const PresaleInfo = /* @__PURE__ */ (() => zod.strictObject({
  "classification_code": zod.union([ItemCode,zod.null()]).describe('Code for the type of sale. Null if the provider hasn\'t classified the sale.'),
  "classification_name": zod.string().max(presaleInfoClassificationNameMax).nullable().describe('Name of the type of sale, in the guest\'s language if available, otherwise in the property\'s fallback language. Null if the provider hasn\'t classified the sale.'),
  "distribution_number": zod.string().max(presaleInfoDistributionNumberMax).nullable().describe('Number that identifies the sale of the room. Null if the provider no longer lists the room.'),
  "referral_code": zod.string().max(presaleInfoReferralCodeMax).nullable().describe('Code that identifies the person who recommended the room. Null if the member didn\'t enter a code.')
}).meta({ id: 'PresaleInfo', description: 'Details of the sale of the member\'s room. The member type indicates whether the buyer is an individual or a corporation. The membership number is in `member_no_list`.' }))();

export type PresaleInfo = zod.input<typeof PresaleInfo>;
export type PresaleInfoOutput = zod.output<typeof PresaleInfo>;

export const memberProfileLoginIdMax = 20;

export const memberProfileMemberNoListItemMax = 30;

export const memberProfileMemberNoListMax = 50;

export const memberProfileUserNameMax = 101;

export const memberProfilePhoneNumberMax = 20;

export const memberProfileEmailMax = 254;

export const memberProfileAddressMax = 200;

export const memberProfileAddressDetailMax = 200;

export const memberProfileSocialAccountsMax = 3;

export const memberProfileDescriptionsMax = 1000;

export const memberProfileAffiliateNameMax = 100;

export const memberProfileBusinessNumberMax = 20;

export const memberProfileCustomerNumberMax = 50;



export const MemberProfile = /* @__PURE__ */ (() => zod.strictObject({
  "login_id": zod.string().max(memberProfileLoginIdMax).describe('Login ID of the member. The ID never changes.'),
  "join_type": JoinType,
  "member_type": MemberType,
  "member_no_list": zod.array(zod.string().max(memberProfileMemberNoListItemMax)).max(memberProfileMemberNoListMax).describe('Membership numbers of the member. The first number is the default for bookings. Empty for cyber members.'),
  "user_name": zod.string().max(memberProfileUserNameMax).describe('Full name of the member, in the member\'s own script.'),
  "last_name": PersonName,
  "first_name": PersonName,
  "last_name_en": EnglishName.optional().describe('Family name in English letters. Absent if the member didn\'t provide an English name.'),
  "first_name_en": EnglishName.optional().describe('Given name in English letters. Absent if the member didn\'t provide an English name.'),
  "phone_number": zod.string().max(memberProfilePhoneNumberMax).describe('Phone number, digits only. Verified at sign-up or later with `changeContact`.'),
  "email": zod.string().max(memberProfileEmailMax).describe('Email address for confirmations.'),
  "birthday": StayDate,
  "gender": Gender,
  "address": zod.string().max(memberProfileAddressMax).optional().describe('Street address. Absent if the member didn\'t provide an address.'),
  "address_detail": zod.string().max(memberProfileAddressDetailMax).optional().describe('Second line of the address, such as the floor or flat. Absent if the member didn\'t provide a second line.'),
  "agree_marketing": zod.boolean().describe('Whether the member agreed to receive marketing messages.'),
  "marketing_agreed_at": zod.union([Instant,zod.null()]).describe('When the member agreed to receive marketing messages. Null if the member hasn\'t agreed.'),
  "joined_on": StayDate.describe('Date on which the member joined, in the time zone of the property where the member joined.'),
  "social_accounts": zod.array(SocialProvider).max(memberProfileSocialAccountsMax).describe('Providers of the linked social accounts. The provider that was used to join, if any, comes first.'),
  "descriptions": zod.string().max(memberProfileDescriptionsMax).nullable().describe('Note from the provider to the member. Null if there is no note.'),
  "affiliate_name": zod.string().max(memberProfileAffiliateNameMax).nullable().describe('Name of the affiliate that employs the member. Null for other types of members.'),
  "business_number": zod.string().max(memberProfileBusinessNumberMax).nullable().describe('Business registration number of the member\'s affiliate or corporation. Null for other types of members.'),
  "customer_number": zod.string().max(memberProfileCustomerNumberMax).nullable().describe('Number that the provider assigned to the member\'s affiliate. Null for other types of members.'),
  "owned_room": zod.union([OwnedRoom,zod.null()]).describe('Room that the pre-sale member owns. Null for other types of members.'),
  "presale": zod.union([PresaleInfo,zod.null()]).describe('Details of the sale of the owned room. Null for members who aren\'t pre-sale members.')
}).meta({ id: 'MemberProfile', description: 'A member\'s account.' }))();

export type MemberProfile = zod.input<typeof MemberProfile>;
export type MemberProfileOutput = zod.output<typeof MemberProfile>;

export const MemberResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "member": MemberProfile
}).meta({ id: 'MemberResult', description: 'The caller\'s account.' }))();

export type MemberResult = zod.input<typeof MemberResult>;
export type MemberResultOutput = zod.output<typeof MemberResult>;

export const memberChangeAddressMax = 200;


export const memberChangeAddressRegExp = new RegExp('\\S');
export const memberChangeAddressDetailMax = 200;


export const memberChangeAddressDetailRegExp = new RegExp('\\S');


export const MemberChange = /* @__PURE__ */ (() => zod.strictObject({
  "last_name_en": EnglishName.optional().describe('Family name in English letters. If omitted, the stored family name is cleared.'),
  "first_name_en": EnglishName.optional().describe('Given name in English letters. If omitted, the stored given name is cleared.'),
  "address": zod.string().min(1).max(memberChangeAddressMax).regex(memberChangeAddressRegExp).optional().describe('Street address. If omitted, the stored address is cleared.'),
  "address_detail": zod.string().min(1).max(memberChangeAddressDetailMax).regex(memberChangeAddressDetailRegExp).optional().describe('Second line of the address, such as the floor or flat. If omitted, the stored line is cleared.'),
  "agree_marketing": zod.boolean().describe('Whether the member agrees to receive marketing messages.')
}).meta({ id: 'MemberChange', description: 'Account details that a member can edit. Include all details that the account should keep.' }))();

export type MemberChange = zod.input<typeof MemberChange>;
export type MemberChangeOutput = zod.output<typeof MemberChange>;

export const contactCodeRequestToMin = 3;
export const contactCodeRequestToMax = 254;



export const ContactCodeRequest = /* @__PURE__ */ (() => zod.strictObject({
  "channel": zod.enum(['SMS', 'EMAIL']).describe('`SMS`: the code verifies a new phone number. `EMAIL`: the code verifies a new email address.'),
  "to": zod.string().min(contactCodeRequestToMin).max(contactCodeRequestToMax).describe('New mobile number (digits only) or email address.')
}).meta({ id: 'ContactCodeRequest', description: 'New phone number or email address for the account.' }))();

export type ContactCodeRequest = zod.input<typeof ContactCodeRequest>;
export type ContactCodeRequestOutput = zod.output<typeof ContactCodeRequest>;

export const ContactConfirmation = /* @__PURE__ */ (() => zod.strictObject({
  "verification_id": VerificationId.describe('Verification ID of the code, from `sendContactCode`.'),
  "code": VerificationCode
}).meta({ id: 'ContactConfirmation', description: 'Verification code that the member entered.' }))();

export type ContactConfirmation = zod.input<typeof ContactConfirmation>;
export type ContactConfirmationOutput = zod.output<typeof ContactConfirmation>;

export const foundAddressAddressMax = 200;

export const foundAddressLotAddressMax = 200;

export const foundAddressPostalCodeMax = 10;



export const FoundAddress = /* @__PURE__ */ (() => zod.strictObject({
  "address": zod.string().max(foundAddressAddressMax).describe('Road-name address, in Korean or English depending on the guest\'s language.'),
  "lot_address": zod.string().max(foundAddressLotAddressMax).describe('Lot-number address, in Korean.'),
  "postal_code": zod.string().max(foundAddressPostalCodeMax).describe('Postal code with five digits.')
}).meta({ id: 'FoundAddress', description: 'A Korean address.' }))();

export type FoundAddress = zod.input<typeof FoundAddress>;
export type FoundAddressOutput = zod.output<typeof FoundAddress>;

export const addressesResultAddressesMax = 10;



export const AddressesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "addresses": zod.array(FoundAddress).max(addressesResultAddressesMax).describe('Matching addresses. Limited to ten.'),
  "more": zod.boolean().describe('Whether more addresses match. If true, narrow the search text.')
}).meta({ id: 'AddressesResult', description: 'Addresses that match the query.' }))();

export type AddressesResult = zod.input<typeof AddressesResult>;
export type AddressesResultOutput = zod.output<typeof AddressesResult>;

export const GivenAgreements = /* @__PURE__ */ (() => zod.strictObject({
  "PRIVACY": zod.boolean().describe('Whether the member consented to the processing of personal data.'),
  "TERMS": zod.boolean().describe('Whether the member accepted the terms of use.'),
  "MARKETING": zod.boolean().describe('Whether the member consented to marketing messages.'),
  "MEMBERSHIP": zod.boolean().optional().describe('Whether the member accepted the membership terms. Absent if the sign-up didn\'t ask for this consent.')
}).meta({ id: 'GivenAgreements', description: 'Consents given at sign-up. The current marketing consent is in the profile.' }))();

export type GivenAgreements = zod.input<typeof GivenAgreements>;
export type GivenAgreementsOutput = zod.output<typeof GivenAgreements>;

export const accountRecordGuardianNameMax = 101;

export const accountRecordGuardianPhoneMax = 20;



export const AccountRecord = /* @__PURE__ */ (() => zod.strictObject({
  "agreements": zod.union([GivenAgreements,zod.null()]).describe('Consents given at sign-up. Null if the member didn\'t sign up on the site.'),
  "guardian_name": zod.string().max(accountRecordGuardianNameMax).nullable().describe('Name of the guardian of a member who joined before the age of 14. Null for other members.'),
  "guardian_phone": zod.string().max(accountRecordGuardianPhoneMax).nullable().describe('Phone number of the guardian of a member who joined before the age of 14, digits only. Null for other members.'),
  "hotel_code": HotelCode.describe('Code of the property where the member joined.'),
  "joined_at": Instant
}).meta({ id: 'AccountRecord', description: 'Stored account data that isn\'t included in the profile.' }))();

export type AccountRecord = zod.input<typeof AccountRecord>;
export type AccountRecordOutput = zod.output<typeof AccountRecord>;

export const linkedAccountSubjectMax = 255;



export const LinkedAccount = /* @__PURE__ */ (() => zod.strictObject({
  "provider": SocialProvider,
  "subject": zod.string().max(linkedAccountSubjectMax).describe('ID that the provider assigned to the person. The ID can\'t be used to log in.'),
  "is_first": zod.boolean().describe('Whether the social account was used to join.'),
  "linked_at": Instant
}).meta({ id: 'LinkedAccount', description: 'A social account that is linked to the member\'s account.' }))();

export type LinkedAccount = zod.input<typeof LinkedAccount>;
export type LinkedAccountOutput = zod.output<typeof LinkedAccount>;

export const membershipRecordMemberNoMax = 30;



export const MembershipRecord = /* @__PURE__ */ (() => zod.strictObject({
  "member_no": zod.string().max(membershipRecordMemberNoMax).describe('Membership number, which is used for bookings.'),
  "since": Instant
}).meta({ id: 'MembershipRecord', description: 'A membership number of the member.' }))();

export type MembershipRecord = zod.input<typeof MembershipRecord>;
export type MembershipRecordOutput = zod.output<typeof MembershipRecord>;

export const TierRecord = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode,
  "since": Instant,
  "granted_code": zod.union([ItemCode,zod.null()]).describe('Code of the tier that the company granted, even if the member has reached a higher tier. Null if no tier was granted.'),
  "granted_until": zod.union([Instant,zod.null()]).describe('When the grant ends. Null if no tier was granted or the grant has no end date.')
}).meta({ id: 'TierRecord', description: 'The member\'s tier, as stored.' }))();

export type TierRecord = zod.input<typeof TierRecord>;
export type TierRecordOutput = zod.output<typeof TierRecord>;

export const TierCause = /* @__PURE__ */ (() => zod.enum(['begun', 'stays', 'granted', 'grant_ended']).meta({ id: 'TierCause', description: 'Reason for the change of tier. `begun`: the member had no tier and received the lowest one. `stays`: the stays in the last 12 months now qualify for a different tier. `granted`: the company granted the tier. `grant_ended`: the grant of a tier ended.' }))();

export type TierCause = zod.input<typeof TierCause>;
export type TierCauseOutput = zod.output<typeof TierCause>;

export const tierChangeTierNameMax = 60;



export const TierChange = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": zod.string().max(tierChangeTierNameMax).describe('Name of the tier at the time of the change.'),
  "cause": TierCause,
  "at": Instant,
  "granted_until": zod.union([Instant,zod.null()]).describe('When the grant ends. Null if the grant has no end date, or if the change wasn\'t a grant.')
}).meta({ id: 'TierChange', description: 'A change in the member\'s tier. Entries in the tier history are never edited or removed.' }))();

export type TierChange = zod.input<typeof TierChange>;
export type TierChangeOutput = zod.output<typeof TierChange>;




export const ExpiringPoints = /* @__PURE__ */ (() => zod.strictObject({
  "points": zod.int().min(1).describe('Number of points still available.'),
  "expires_at": Instant.describe('When the points expire.')
}).meta({ id: 'ExpiringPoints', description: 'Points that expire at the same time.' }))();

export type ExpiringPoints = zod.input<typeof ExpiringPoints>;
export type ExpiringPointsOutput = zod.output<typeof ExpiringPoints>;

export const PointsType = /* @__PURE__ */ (() => zod.enum(['earn', 'use', 'expire', 'admin_deduction', 'admin_grant', 'reservation_earn', 'reservation_use', 'admin_cancel', 'outlet_earn', 'outlet_use', 'outlet_cancel']).meta({ id: 'PointsType', description: 'Type of points transaction. `reservation_earn`: points earned on a stay. `reservation_use`: points used for a booking or, if the number is positive, returned from a booking. `outlet_earn`, `outlet_use`: points earned or used at a shop or restaurant. `outlet_cancel`: reversal for a cancelled purchase at a shop or restaurant. `admin_grant`, `admin_deduction`, `admin_cancel`: points added, deducted or cancelled by the provider. `expire`: points that have expired. `earn`, `use`: points earned or used in any other way. Debits use the points that expire first.' }))();

export type PointsType = zod.input<typeof PointsType>;
export type PointsTypeOutput = zod.output<typeof PointsType>;

export const pointsEntryBalanceMin = 0;

export const pointsEntryNoteMax = 100;



export const PointsEntry = /* @__PURE__ */ (() => zod.strictObject({
  "points_type": PointsType,
  "points": zod.int().describe('Number of points, positive for credits and negative for debits.'),
  "balance": zod.int().min(pointsEntryBalanceMin).describe('Points balance after the transaction.'),
  "at": Instant,
  "expires_at": zod.union([Instant,zod.null()]).describe('When the credited points expire. Null for debits.'),
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Number of the related reservation. Null if the transaction isn\'t related to a reservation.'),
  "note": zod.string().max(pointsEntryNoteMax).nullable().describe('Note from the provider, such as the name of an outlet. Null if there is no note.')
}).meta({ id: 'PointsEntry', description: 'A points transaction. Transactions are never changed or removed.' }))();

export type PointsEntry = zod.input<typeof PointsEntry>;
export type PointsEntryOutput = zod.output<typeof PointsEntry>;

export const pointsRecordBalanceMin = 0;

export const pointsRecordLotsMax = 100000;

export const pointsRecordEntriesMax = 100000;



export const PointsRecord = /* @__PURE__ */ (() => zod.strictObject({
  "balance": zod.int().min(pointsRecordBalanceMin).describe('Number of points available now.'),
  "lots": zod.array(ExpiringPoints).max(pointsRecordLotsMax).describe('Points still available, earliest expiry first.'),
  "entries": zod.array(PointsEntry).max(pointsRecordEntriesMax).describe('All points transactions of the member, newest first.')
}).meta({ id: 'PointsRecord', description: 'The member\'s points balance and all points transactions.' }))();

export type PointsRecord = zod.input<typeof PointsRecord>;
export type PointsRecordOutput = zod.output<typeof PointsRecord>;

export const CouponCodeRegExp = new RegExp('^[0-9A-Za-z-]{4,30}$');


export const CouponCode = /* @__PURE__ */ (() => zod.string().regex(CouponCodeRegExp).meta({ id: 'CouponCode', description: 'Code of the coupon. Not case-sensitive.' }))();

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const CouponType = /* @__PURE__ */ (() => zod.enum(['all', 'package', 'upselling']).meta({ id: 'CouponType', description: 'What the coupon can be used for. `all`: any night. `package`: a night of a stay with a package. `upselling`: the options of a room.' }))();

export type CouponType = zod.input<typeof CouponType>;
export type CouponTypeOutput = zod.output<typeof CouponType>;

export const CouponStatus = /* @__PURE__ */ (() => zod.enum(['before_use', 'used', 'expired']).meta({ id: 'CouponStatus', description: '`before_use`: available. `used`: used for a booking. `expired`: no longer valid. If a booking is cancelled or expires, its coupons become available again, unless they are no longer valid.' }))();

export type CouponStatus = zod.input<typeof CouponStatus>;
export type CouponStatusOutput = zod.output<typeof CouponStatus>;

export const DiscountType = /* @__PURE__ */ (() => zod.enum(['PERCENT', 'FIXED']).meta({ id: 'DiscountType', description: '`PERCENT`: a percentage of the price, rounded down. `FIXED`: a fixed amount. The discount never exceeds the price.' }))();

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const usablePlaceHotelNameMax = 100;



export const UsablePlace = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(usablePlaceHotelNameMax).describe('Name of the property, in the guest\'s language if available, otherwise in the property\'s fallback language.')
}).meta({ id: 'UsablePlace', description: 'A property that accepts the coupon.' }))();

export type UsablePlace = zod.input<typeof UsablePlace>;
export type UsablePlaceOutput = zod.output<typeof UsablePlace>;

export const couponCouponTitleMax = 100;


export const couponUsablePlacesMax = 200;



export const Coupon = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_code": CouponCode,
  "coupon_title": zod.string().max(couponCouponTitleMax).describe('Title of the coupon, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "coupon_type": CouponType,
  "status": CouponStatus,
  "discount_type": DiscountType,
  "discount_amount": zod.int().min(1).describe('Percentage, or amount in minor units of the currency, depending on `discount_type`.'),
  "valid_from": zod.union([StayDate,zod.null()]).describe('First date on which a booking with the coupon can be made. Null if there is no limit.'),
  "valid_until": zod.union([StayDate,zod.null()]).describe('Last date on which a booking with the coupon can be made. Null if there is no limit.'),
  "stay_from": zod.union([StayDate,zod.null()]).describe('First night for which the coupon can be used. Null if there is no limit.'),
  "stay_until": zod.union([StayDate,zod.null()]).describe('Last night for which the coupon can be used. Null if there is no limit.'),
  "usable_places": zod.array(UsablePlace).max(couponUsablePlacesMax).describe('Properties that accept the coupon. Empty if all properties of the company accept the coupon.'),
  "offline_only": zod.boolean().describe('Whether the coupon can be used only at the front desk and not for online bookings.'),
  "registered_at": Instant,
  "used_at": zod.union([Instant,zod.null()]).describe('When the coupon was used. Null if the coupon hasn\'t been used.')
}).meta({ id: 'Coupon', description: 'A member\'s coupon.' }))();

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;

export const VocSeq = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'VocSeq', description: 'ID of an enquiry.' }))();

export type VocSeq = zod.input<typeof VocSeq>;
export type VocSeqOutput = zod.output<typeof VocSeq>;

export const VocCategory = /* @__PURE__ */ (() => zod.enum(['compliment', 'inconvenience', 'inquiry']).meta({ id: 'VocCategory', description: 'Type of enquiry. `compliment`: praise. `inconvenience`: a complaint. `inquiry`: a question.' }))();

export type VocCategory = zod.input<typeof VocCategory>;
export type VocCategoryOutput = zod.output<typeof VocCategory>;

export const VocTitleMax = 100;


export const VocTitleRegExp = new RegExp('\\S');


export const VocTitle = /* @__PURE__ */ (() => zod.string().min(1).max(VocTitleMax).regex(VocTitleRegExp).meta({ id: 'VocTitle', description: 'Subject line of the enquiry.' }))();

export type VocTitle = zod.input<typeof VocTitle>;
export type VocTitleOutput = zod.output<typeof VocTitle>;

export const VocContentMax = 4000;


export const VocContentRegExp = new RegExp('\\S');


export const VocContent = /* @__PURE__ */ (() => zod.string().min(1).max(VocContentMax).regex(VocContentRegExp).meta({ id: 'VocContent', description: 'Text of the enquiry, which can contain line breaks.' }))();

export type VocContent = zod.input<typeof VocContent>;
export type VocContentOutput = zod.output<typeof VocContent>;

export const VocStatus = /* @__PURE__ */ (() => zod.enum(['waiting', 'answered']).meta({ id: 'VocStatus', description: '`waiting`: the property hasn\'t answered yet, and the member can change or delete the enquiry. `answered`: the property has answered, and the enquiry can\'t be changed or deleted.' }))();

export type VocStatus = zod.input<typeof VocStatus>;
export type VocStatusOutput = zod.output<typeof VocStatus>;

export const VocAttachmentId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'VocAttachmentId', description: 'ID of a file that is attached to an enquiry.' }))();

export type VocAttachmentId = zod.input<typeof VocAttachmentId>;
export type VocAttachmentIdOutput = zod.output<typeof VocAttachmentId>;

export const vocAttachmentFileNameMax = 100;




export const VocAttachment = /* @__PURE__ */ (() => zod.strictObject({
  "attachment_id": VocAttachmentId,
  "file_name": zod.string().min(1).max(vocAttachmentFileNameMax).describe('Name of the uploaded file.'),
  "content_type": zod.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']).describe('Media type, detected from the content of the file.'),
  "size": zod.int().min(1).describe('Size of the stored file in bytes.')
}).meta({ id: 'VocAttachment', description: 'A file that is attached to an enquiry.' }))();

export type VocAttachment = zod.input<typeof VocAttachment>;
export type VocAttachmentOutput = zod.output<typeof VocAttachment>;

export const vocAnswerAnswerMax = 4000;



export const VocAnswer = /* @__PURE__ */ (() => zod.strictObject({
  "answer": zod.string().max(vocAnswerAnswerMax).describe('Text of the answer.'),
  "answered_at": Instant
}).meta({ id: 'VocAnswer', description: 'An answer from the property.' }))();

export type VocAnswer = zod.input<typeof VocAnswer>;
export type VocAnswerOutput = zod.output<typeof VocAnswer>;

export const vocAttachmentsMax = 5;

export const vocAnswerMax = 4000;

export const vocAnswersMax = 100;



export const Voc = /* @__PURE__ */ (() => zod.strictObject({
  "voc_seq": VocSeq,
  "category": VocCategory,
  "title": VocTitle,
  "content": VocContent,
  "status": VocStatus,
  "attachments": zod.array(VocAttachment).max(vocAttachmentsMax).describe('Attached files, in the order in which they were uploaded.'),
  "created_at": Instant,
  "answer": zod.string().max(vocAnswerMax).nullable().describe('Latest answer from the property. Null while the enquiry is waiting.'),
  "answered_at": zod.union([Instant,zod.null()]).describe('When the property gave the latest answer. Null while the enquiry is waiting.'),
  "answers": zod.array(VocAnswer).max(vocAnswersMax).describe('All answers, oldest first. The property can correct an answer with a further one.')
}).meta({ id: 'Voc', description: 'An enquiry and the property\'s answer.' }))();

export type Voc = zod.input<typeof Voc>;
export type VocOutput = zod.output<typeof Voc>;

export const PropertyCodeMax = 50;


export const PropertyCodeRegExp = new RegExp('^[ \\xa0]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$');


export const PropertyCode = /* @__PURE__ */ (() => zod.string().min(1).max(PropertyCodeMax).regex(PropertyCodeRegExp).meta({ id: 'PropertyCode', description: 'The reservation\'s number in the property\'s own system.' }))();

export type PropertyCode = zod.input<typeof PropertyCode>;
export type PropertyCodeOutput = zod.output<typeof PropertyCode>;

export const ReservationType = /* @__PURE__ */ (() => zod.enum(['room', 'package', 'sailing']).meta({ id: 'ReservationType', description: 'Type of the booked product. `room`: rooms without a package. `package`: rooms with a package. `sailing`: cabins on a voyage.' }))();

export type ReservationType = zod.input<typeof ReservationType>;
export type ReservationTypeOutput = zod.output<typeof ReservationType>;

export const ReservationStatus = /* @__PURE__ */ (() => zod.enum(['confirmed', 'cancelled', 'complete', 'used']).meta({ id: 'ReservationStatus', description: '`confirmed`: the booking is confirmed. `complete`: the booking is confirmed and paid with vouchers. `cancelled`: the booking is cancelled. `used`: the stay or voyage has ended, or the guest didn\'t arrive (`no_show_at`). `confirmed` and `complete` can become `cancelled` or `used`, which are final.' }))();

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;

export const PropertyMemoMax = 1000;


export const PropertyMemoRegExp = new RegExp('\\S');


export const PropertyMemo = /* @__PURE__ */ (() => zod.string().min(1).max(PropertyMemoMax).regex(PropertyMemoRegExp).meta({ id: 'PropertyMemo', description: 'A message about the reservation from the property to the guest, in the property\'s own words.' }))();

export type PropertyMemo = zod.input<typeof PropertyMemo>;
export type PropertyMemoOutput = zod.output<typeof PropertyMemo>;

export const PromotionCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,30}$');


export const PromotionCode = /* @__PURE__ */ (() => zod.string().regex(PromotionCodeRegExp).meta({ id: 'PromotionCode', description: 'Promotion code, as entered by the guest. Not case-sensitive.' }))();

export type PromotionCode = zod.input<typeof PromotionCode>;
export type PromotionCodeOutput = zod.output<typeof PromotionCode>;

export const PriceLineKind = /* @__PURE__ */ (() => zod.enum(['night', 'extra_adult', 'extra_kid', 'pet', 'package', 'membership', 'benefit', 'promotion', 'coupon', 'voucher', 'early_checkout', 'upselling', 'mileage', 'fare_adult', 'fare_kid', 'fare_infant', 'single_use', 'port_tax']).meta({ id: 'PriceLineKind', description: 'Type of a price line. The values are listed in the order of calculation, except that a coupon for options is deducted after the options. A voyage has fares by age band, single-occupancy supplements and port tax for each leg. In these lines, `code` is the departure code, `name` is the route name and `date` is the departure date.' }))();

export type PriceLineKind = zod.input<typeof PriceLineKind>;
export type PriceLineKindOutput = zod.output<typeof PriceLineKind>;

export const priceLineCodeMax = 30;

export const priceLineNameMax = 100;




export const PriceLine = /* @__PURE__ */ (() => zod.strictObject({
  "kind": PriceLineKind,
  "code": zod.string().max(priceLineCodeMax).nullable().describe('Code of the item that is charged or deducted. Null if the item has no code.'),
  "name": zod.string().max(priceLineNameMax).nullable().describe('Name of the item that is charged or deducted. Null if the item has no name.'),
  "date": zod.union([StayDate,zod.null()]).describe('Night that the line applies to or, for voyages, the departure date of the leg. Null if the line doesn\'t apply to a single date.'),
  "count": zod.int().min(1).describe('Number of units, each at `unit_price`.'),
  "unit_price": zod.int().describe('Price per unit, in minor units of the currency. Negative for discounts.'),
  "amount": zod.int().describe('`unit_price` multiplied by `count`.'),
  "reduced_to_leave": Amount.optional().describe('Smallest amount that can be charged to a card. Present only if the discount was reduced so that this amount is left to pay.')
}).meta({ id: 'PriceLine', description: 'A line of the price calculation. Discounts are negative and show the amount actually deducted, so the lines always add up to the total.' }))();

export type PriceLine = zod.input<typeof PriceLine>;
export type PriceLineOutput = zod.output<typeof PriceLine>;

export const BenefitType = /* @__PURE__ */ (() => zod.enum(['point_earning', 'room_upgrade', 'late_check_out', 'lounge', 'free_breakfast', 'welcome_amenities', 'extra_points', 'food_and_beverage_discount', 'welcome_drink', 'suite_discount', 'vip_amenities', 'phone_booking_discount', 'calendar_and_goods', 'sauna', 'pool', 'express_check_in', 'valet']).meta({ id: 'BenefitType', description: 'Type of benefit, which determines the unit of `value`. `point_earning` and all discounts: a percentage. `late_check_out`: an hour of the day. `free_breakfast`: a number of people. `extra_points`: a number of points. Other benefits have no value.' }))();

export type BenefitType = zod.input<typeof BenefitType>;
export type BenefitTypeOutput = zod.output<typeof BenefitType>;

export const benefitValueMin = 0;
export const benefitValueMax = 1000000;



export const Benefit = /* @__PURE__ */ (() => zod.strictObject({
  "benefit_type": BenefitType,
  "value": zod.int().min(benefitValueMin).max(benefitValueMax).nullable().describe('Percentage, hour of the day, number of people or number of points, depending on `benefit_type`. Null if the benefit has no value.')
}).meta({ id: 'Benefit', description: 'A benefit that members of a tier receive.' }))();

export type Benefit = zod.input<typeof Benefit>;
export type BenefitOutput = zod.output<typeof Benefit>;

export const stayRoomRoomTypeNameMax = 100;

export const stayRoomAdultMin = 0;

export const stayRoomKidMin = 0;

export const stayRoomInfantMin = 0;

export const stayRoomPetMin = 0;

export const stayRoomLinesMax = 500;

export const stayRoomBenefitsMax = 20;



export const StayRoom = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(stayRoomRoomTypeNameMax).describe('Name of the room type, in the guest\'s language or the property\'s fallback language.'),
  "adult": zod.int().min(stayRoomAdultMin).describe('Number of adults. Can be 0 only for a cabin occupied by children alone.'),
  "kid": zod.int().min(stayRoomKidMin).describe('Number of children.'),
  "infant": zod.int().min(stayRoomInfantMin).describe('Number of infants. Infants need no bed or berth, and stay free of charge in hotel rooms.'),
  "pet": zod.int().min(stayRoomPetMin).describe('Number of pets.'),
  "checkout_time": ClockTime.describe('Check-out time for this room: the property\'s usual time, or the time set by an early check-out offer, a late check-out option, a tier benefit or the package. For voyages, the last arrival time, in the arrival port\'s time zone.'),
  "lines": zod.array(PriceLine).max(stayRoomLinesMax).describe('Price lines of this room, in the order of calculation. The amounts add up to `total_price`.'),
  "discount_promotion_price": Amount.describe('Promotion discount for this room, as a positive amount. Zero if no promotion is used.'),
  "coupon_discount_price": Amount.optional().describe('Coupon discount for this room and its options, as a positive amount. Omitted if no coupons are used.'),
  "benefits": zod.array(Benefit).min(1).max(stayRoomBenefitsMax).optional().describe('Tier benefits applied to this room. Omitted if no benefits are applied.'),
  "total_price": Amount.describe('Sum of the price lines, including taxes.')
}).meta({ id: 'StayRoom', description: 'A room of the stay, with its guests and price. For voyages, a cabin, with the cabin type in the room type fields.' }))();

export type StayRoom = zod.input<typeof StayRoom>;
export type StayRoomOutput = zod.output<typeof StayRoom>;

export const policyTierDaysBeforeMin = 0;

export const policyTierFeePercentMin = 0;
export const policyTierFeePercentMax = 100;



export const PolicyTier = /* @__PURE__ */ (() => zod.strictObject({
  "days_before": zod.int().min(policyTierDaysBeforeMin).describe('Minimum number of days left until check-in or departure for this fee to apply.'),
  "until": StayDate.describe('Last date on which this fee applies, in the property\'s time zone.'),
  "fee_percent": zod.int().min(policyTierFeePercentMin).max(policyTierFeePercentMax).describe('Cancellation fee as a percentage of the total price before points and vouchers are deducted.'),
  "fee": Amount.describe('Cancellation fee as an amount, rounded down.')
}).meta({ id: 'PolicyTier', description: 'A cancellation fee and the range of dates to which it applies.' }))();

export type PolicyTier = zod.input<typeof PolicyTier>;
export type PolicyTierOutput = zod.output<typeof PolicyTier>;

export const cancellationPolicyPolicyNameMax = 100;

export const cancellationPolicyTiersMax = 20;



export const CancellationPolicy = /* @__PURE__ */ (() => zod.strictObject({
  "policy_name": zod.string().max(cancellationPolicyPolicyNameMax).describe('Name of the policy, in the guest\'s language or the property\'s fallback language.'),
  "free_until": zod.union([StayDate,zod.null()]).describe('Last date on which the stay can be cancelled free of charge. Null if free cancellation is not available.'),
  "tiers": zod.array(PolicyTier).max(cancellationPolicyTiersMax).describe('Cancellation fees in chronological order. The last one applies until the check-in or departure date.')
}).meta({ id: 'CancellationPolicy', description: 'The cancellation policy for a stay, with its dates and fees.' }))();

export type CancellationPolicy = zod.input<typeof CancellationPolicy>;
export type CancellationPolicyOutput = zod.output<typeof CancellationPolicy>;

export const TripKind = /* @__PURE__ */ (() => zod.enum(['one_way', 'round_trip']).meta({ id: 'TripKind', description: '`one_way`: an outbound sailing only. `round_trip`: an outbound sailing and a later return sailing.' }))();

export type TripKind = zod.input<typeof TripKind>;
export type TripKindOutput = zod.output<typeof TripKind>;

export const PortCodeRegExp = new RegExp('^[0-9A-Z]{2,10}$');


export const PortCode = /* @__PURE__ */ (() => zod.string().regex(PortCodeRegExp).meta({ id: 'PortCode', description: 'The provider\'s code for a port, in capitals, as shown on tickets.' }))();

export type PortCode = zod.input<typeof PortCode>;
export type PortCodeOutput = zod.output<typeof PortCode>;

export const voyagePortPortNameMax = 100;

export const voyagePortTimeZoneMax = 60;

export const voyagePortAddressMax = 300;



export const VoyagePort = /* @__PURE__ */ (() => zod.strictObject({
  "port_code": PortCode,
  "port_name": zod.string().max(voyagePortPortNameMax).describe('Name of the port, in the guest\'s language or the property\'s fallback language.'),
  "time_zone": zod.string().max(voyagePortTimeZoneMax).describe('IANA time zone of the port.'),
  "address": zod.string().max(voyagePortAddressMax).describe('Address of the terminal where travellers check in.')
}).meta({ id: 'VoyagePort', description: 'The departure or arrival port of a leg.' }))();

export type VoyagePort = zod.input<typeof VoyagePort>;
export type VoyagePortOutput = zod.output<typeof VoyagePort>;

export const PortTimeRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:00[+-][0-9]{2}:[0-9]{2}$');


export const PortTime = /* @__PURE__ */ (() => zod.string().regex(PortTimeRegExp).meta({ id: 'PortTime', description: 'Date and time at a port, with the UTC offset. The part before the offset is the local time at the port.' }))();

export type PortTime = zod.input<typeof PortTime>;
export type PortTimeOutput = zod.output<typeof PortTime>;

export const voyageLegRouteNameMax = 100;

export const voyageLegShipNameMax = 100;

export const voyageLegDurationMinutesMax = 43200;



export const VoyageLeg = /* @__PURE__ */ (() => zod.strictObject({
  "departure_code": ItemCode,
  "route_code": ItemCode,
  "route_name": zod.string().max(voyageLegRouteNameMax).describe('Name of the route, in the guest\'s language or the property\'s fallback language.'),
  "from": VoyagePort.describe('Departure port.'),
  "to": VoyagePort.describe('Arrival port.'),
  "ship_code": ItemCode,
  "ship_name": zod.string().max(voyageLegShipNameMax).describe('Name of the ship, in the guest\'s language or the property\'s fallback language.'),
  "departs_at": PortTime.describe('Departure date and time, in the departure port\'s time zone.'),
  "arrives_at": PortTime.describe('Arrival date and time, in the arrival port\'s time zone.'),
  "duration_minutes": zod.int().min(1).max(voyageLegDurationMinutesMax).describe('Travel time in minutes, regardless of time zones.')
}).meta({ id: 'VoyageLeg', description: 'A leg of a voyage: one sailing from one port to another.' }))();

export type VoyageLeg = zod.input<typeof VoyageLeg>;
export type VoyageLegOutput = zod.output<typeof VoyageLeg>;

export const voyageLegsMax = 2;



export const Voyage = /* @__PURE__ */ (() => zod.strictObject({
  "trip": TripKind,
  "legs": zod.array(VoyageLeg).min(1).max(voyageLegsMax).describe('Legs in the order of travel, outbound first.'),
  "passports_valid_until": StayDate.describe('Date until which every passport must be valid: the last arrival date, plus the largest `passport_valid_months` of the voyage\'s routes.'),
  "passports_deleted_on": StayDate.describe('Date on which the travellers\' passport data is deleted. The passport consent refers to this date.')
}).meta({ id: 'Voyage', description: 'A one-way or return voyage.' }))();

export type Voyage = zod.input<typeof Voyage>;
export type VoyageOutput = zod.output<typeof Voyage>;

export const stayHotelNameMax = 100;

export const stayNightsMin = 0;
export const stayNightsMax = 800;

export const stayPackageNameMax = 100;

export const stayRoomsMax = 5;

export const stayLinesMax = 5;

export const stayLinkedCompanyMax = 100;



export const Stay = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(stayHotelNameMax).describe('Full name of the property, in the guest\'s language or the property\'s fallback language.'),
  "start_date": StayDate.describe('Check-in date. For voyages, the date of the first departure, in the departure port\'s time zone.'),
  "end_date": StayDate.describe('Check-out date. The last night is the night before. For voyages, the date of the last arrival, in the arrival port\'s time zone.'),
  "nights": zod.int().min(stayNightsMin).max(stayNightsMax).describe('Number of nights from `start_date` to `end_date`. A hotel stay has 1 to 90 nights.'),
  "checkin_time": ClockTime.describe('Check-in time at the property. For voyages, the first departure time, in the departure port\'s time zone.'),
  "checkout_time": ClockTime.describe('Latest check-out time of all rooms. For voyages, the last arrival time, in the arrival port\'s time zone.'),
  "package_code": zod.union([ItemCode,zod.null()]).describe('Code of the package. Null for rooms without a package.'),
  "package_name": zod.string().max(stayPackageNameMax).nullable().describe('Name of the package, in the guest\'s language or the property\'s fallback language. Null for rooms without a package.'),
  "promotion_code": zod.union([PromotionCode,zod.null()]).describe('Promotion code used for the stay. Null if no promotion is used.'),
  "picture": zod.union([Picture,zod.null()]).describe('Picture of the room type or, for voyages, of the first cabin\'s type. Null if there is none.'),
  "rooms": zod.array(StayRoom).min(1).max(stayRoomsMax).describe('Rooms or cabins, in the order of the request.'),
  "lines": zod.array(PriceLine).max(stayLinesMax).optional().describe('Deductions from the price of the whole stay, such as points. Omitted if there are none.'),
  "linked_company": zod.string().max(stayLinkedCompanyMax).optional().describe('Name of the company if only its employees can book this property. Omitted if the property is open to all guests.'),
  "currency": Currency,
  "total_price": Amount.describe('Sum of all price lines of the stay and its rooms, including VAT.'),
  "supply_price": Amount.describe('Total price without VAT.'),
  "tax": Amount.describe('VAT included in the total price.'),
  "paid_amount": Amount.describe('Amount paid by card, or to be paid by card before the booking is confirmed.'),
  "balance_due": Amount.describe('Amount due at the property.'),
  "payment_type": PaymentType,
  "cancellation_policy": CancellationPolicy,
  "voyage": zod.union([Voyage,zod.null()]).describe('Sailings of the voyage. Null for hotel stays.')
}).meta({ id: 'Stay', description: 'A stay or voyage, with its rooms and prices. Quotes, holds and reservations all use this structure.' }))();

export type Stay = zod.input<typeof Stay>;
export type StayOutput = zod.output<typeof Stay>;

export const selectedOptionCountMax = 50;

export const selectedOptionDateListMax = 90;



export const SelectedOption = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode,
  "count": zod.int().min(1).max(selectedOptionCountMax).describe('Number of units per selected date, or per stay if `date_list` is empty.'),
  "date_list": zod.array(StayDate).max(selectedOptionDateListMax).describe('Nights for which the option is booked. Empty for an option that is booked once per stay.')
}).meta({ id: 'SelectedOption', description: 'An option that is currently booked for a room.' }))();

export type SelectedOption = zod.input<typeof SelectedOption>;
export type SelectedOptionOutput = zod.output<typeof SelectedOption>;

export const selectedRoomAdultMax = 20;

export const selectedRoomKidMin = 0;
export const selectedRoomKidMax = 20;

export const selectedRoomInfantMin = 0;
export const selectedRoomInfantMax = 20;

export const selectedRoomPetMin = 0;
export const selectedRoomPetMax = 10;


export const selectedRoomSelectedUpsellingMax = 50;



export const SelectedRoom = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "adult": zod.int().min(1).max(selectedRoomAdultMax).describe('Number of adults.'),
  "kid": zod.int().min(selectedRoomKidMin).max(selectedRoomKidMax).describe('Number of children.'),
  "infant": zod.int().min(selectedRoomInfantMin).max(selectedRoomInfantMax).describe('Number of infants.'),
  "pet": zod.int().min(selectedRoomPetMin).max(selectedRoomPetMax).describe('Number of pets.'),
  "early_checkout_seq": zod.int().min(1).optional().describe('`early_checkout_seq` of the selected early check-out offer. Omitted for the usual check-out time.'),
  "selectedUpselling": zod.array(SelectedOption).max(selectedRoomSelectedUpsellingMax).describe('Options selected for this room.')
}).meta({ id: 'SelectedRoom', description: 'A currently booked room, with its guests and options.' }))();

export type SelectedRoom = zod.input<typeof SelectedRoom>;
export type SelectedRoomOutput = zod.output<typeof SelectedRoom>;

export const staySelectionReservationRoomListMax = 20;



export const StaySelection = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "start_date": StayDate.describe('Check-in date.'),
  "end_date": StayDate.describe('Check-out date.'),
  "package_code": ItemCode.optional().describe('Code of the booked package. Omitted for rooms without a package.'),
  "promotion_code": PromotionCode.optional().describe('Promotion code used for the booking. Omitted if no promotion is used.'),
  "reservationRoomList": zod.array(SelectedRoom).min(1).max(staySelectionReservationRoomListMax).describe('One entry per room.')
}).meta({ id: 'StaySelection', description: 'The currently booked dates, rooms and options, in the format of a quote request.' }))();

export type StaySelection = zod.input<typeof StaySelection>;
export type StaySelectionOutput = zod.output<typeof StaySelection>;

export const selectedCabinTravellersItemMin = 0;
export const selectedCabinTravellersItemMax = 59;

export const selectedCabinTravellersMax = 20;



export const SelectedCabin = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type_code": ItemCode,
  "travellers": zod.array(zod.int().min(selectedCabinTravellersItemMin).max(selectedCabinTravellersItemMax)).min(1).max(selectedCabinTravellersMax).describe('Indexes of the cabin\'s travellers in the reservation\'s `travellers`, starting at 0.')
}).meta({ id: 'SelectedCabin', description: 'A currently booked cabin and the travellers who share it.' }))();

export type SelectedCabin = zod.input<typeof SelectedCabin>;
export type SelectedCabinOutput = zod.output<typeof SelectedCabin>;

export const voyageSelectionCabinsMax = 5;



export const VoyageSelection = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "outbound": ItemCode.describe('The `departure_code` of the outbound sailing.'),
  "inbound": ItemCode.optional().describe('The `departure_code` of the return sailing. Omitted for a one-way voyage.'),
  "cabins": zod.array(SelectedCabin).min(1).max(voyageSelectionCabinsMax).describe('One entry per cabin.')
}).meta({ id: 'VoyageSelection', description: 'The currently booked sailings and cabins, in the format of a voyage change request.' }))();

export type VoyageSelection = zod.input<typeof VoyageSelection>;
export type VoyageSelectionOutput = zod.output<typeof VoyageSelection>;

export const TravelBooking = /* @__PURE__ */ (() => zod.strictObject({
  "departure_port": PortCode.describe('Code of the port from which the voyage departs.'),
  "sailing": ItemCode.describe('The `departure_code` of the outbound sailing.'),
  "departure_date": StayDate.describe('Departure date of the outbound sailing, in the departure port\'s time zone.'),
  "return_sailing": zod.union([ItemCode,zod.null()]).describe('The `departure_code` of the return sailing. Null for a one-way voyage.'),
  "return_date": zod.union([StayDate,zod.null()]).describe('Departure date of the return sailing, in the time zone of its departure port. Null for a one-way voyage.')
}).meta({ id: 'TravelBooking', description: 'Summary of the voyage, as stored with the reservation.' }))();

export type TravelBooking = zod.input<typeof TravelBooking>;
export type TravelBookingOutput = zod.output<typeof TravelBooking>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CountryCode = /* @__PURE__ */ (() => zod.string().regex(CountryCodeRegExp).meta({ id: 'CountryCode', description: 'ISO 3166-1 alpha-2 country code.' }))();

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const TravellerBand = /* @__PURE__ */ (() => zod.enum(['adult', 'kid', 'infant']).meta({ id: 'TravellerBand', description: 'A traveller\'s age band on the departure date, according to the property\'s age bands.' }))();

export type TravellerBand = zod.input<typeof TravellerBand>;
export type TravellerBandOutput = zod.output<typeof TravellerBand>;

export const bookedTravelerCabinMin = 0;
export const bookedTravelerCabinMax = 4;

export const bookedTravelerKoreanNameMax = 100;

export const bookedTravelerPassportMaskedMax = 15;


export const bookedTravelerPassportMaskedRegExp = new RegExp('^\\*+[0-9A-Z]{0,3}$');


export const BookedTraveler = /* @__PURE__ */ (() => zod.strictObject({
  "cabin": zod.int().min(bookedTravelerCabinMin).max(bookedTravelerCabinMax).describe('Index of the traveller\'s cabin in the stay\'s rooms, starting at 0.'),
  "korean_name": zod.string().max(bookedTravelerKoreanNameMax).nullable().describe('Full name in Korean. Null if the traveller has no Korean name.'),
  "english_last_name": EnglishName.describe('Surname shown in the passport.'),
  "english_first_name": EnglishName.describe('Given names shown in the passport.'),
  "gender": Gender.describe('Gender shown in the passport.'),
  "nationality": CountryCode.describe('Country that issued the passport.'),
  "birthday": Birthday.describe('Date of birth shown in the passport.'),
  "band": TravellerBand.describe('Age band of the traveller on the date of the first departure.'),
  "passport_masked": zod.string().max(bookedTravelerPassportMaskedMax).regex(bookedTravelerPassportMaskedRegExp).nullable().describe('Masked passport number, showing at most the last three characters. Null once the passport data is deleted.'),
  "passport_issued_on": zod.union([StayDate,zod.null()]).describe('Issue date of the passport. Null once the passport data is deleted.'),
  "passport_expires_on": zod.union([StayDate,zod.null()]).describe('Expiry date of the passport. Null once the passport data is deleted.')
}).meta({ id: 'BookedTraveler', description: 'A traveller on a hold or reservation. The full passport number is never returned. The fields that start with `passport_` are null once the passport data is deleted.' }))();

export type BookedTraveler = zod.input<typeof BookedTraveler>;
export type BookedTravelerOutput = zod.output<typeof BookedTraveler>;

export const OrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const OrderId = /* @__PURE__ */ (() => zod.string().regex(OrderIdRegExp).meta({ id: 'OrderId', description: 'Order ID of a payment, also used by the card provider. Starts with the company code.' }))();

export type OrderId = zod.input<typeof OrderId>;
export type OrderIdOutput = zod.output<typeof OrderId>;

export const PaymentStatus = /* @__PURE__ */ (() => zod.enum(['ready', 'in_progress', 'completed', 'cancelled', 'failed', 'refunded', 'refund_refused']).meta({ id: 'PaymentStatus', description: '`ready`: the payment window can be opened. `in_progress`: the payment is authorised and being completed, its result is being queried, or a charge without a booking is being refunded. `completed`: the card was charged or stored as a guarantee, and the booking is confirmed. `cancelled`: the guest closed the window (`code` is `payment_cancelled`) or opened another payment for the hold, for example in a second tab (`code` is `payment_in_progress`). `failed`: the payment was declined, or the hold expired before the payment was completed. `refunded`: the card was charged without a booking, and the charge was refunded. `refund_refused`: the card was charged without a booking, and the card provider declined the refund, so the property refunds the guest by other means. `ready` becomes `in_progress`, `cancelled`, `failed` or, for a guarantee, `completed`. `in_progress` becomes `completed`, `failed`, `refunded` or `refund_refused`. `failed` becomes `in_progress` if the card turns out to have been charged and the charge must be refunded. `refund_refused` becomes `refunded`. The other statuses are final.' }))();

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const RefundStatus = /* @__PURE__ */ (() => zod.enum(['none', 'pending', 'completed', 'refused', 'paid_out']).meta({ id: 'RefundStatus', description: '`none`: nothing to refund. `pending`: the refund is waiting to be sent to the card provider or to be confirmed by it. `completed`: the card provider confirmed the refund. `refused`: the card provider declined the refund, so the property contacts the guest. `paid_out`: the property paid the guest by other means. `pending` becomes `completed` or `refused`. `refused` becomes `paid_out`.' }))();

export type RefundStatus = zod.input<typeof RefundStatus>;
export type RefundStatusOutput = zod.output<typeof RefundStatus>;

export const PropertyRefund = /* @__PURE__ */ (() => zod.strictObject({
  "property_refund_id": zod.uuid().describe('ID that `createPropertyRefund` returned.'),
  "amount": Amount.describe('Refunded amount.'),
  "refund_status": RefundStatus,
  "created_at": Instant.describe('Time when the property granted the refund.')
}).meta({ id: 'PropertyRefund', description: 'A refund that the property granted without cancelling the reservation.' }))();

export type PropertyRefund = zod.input<typeof PropertyRefund>;
export type PropertyRefundOutput = zod.output<typeof PropertyRefund>;

export const reservationPaymentCardNameMax = 60;

export const reservationPaymentCardNumberMaskedMax = 30;

export const reservationPaymentReceiptUrlMax = 500;

export const reservationPaymentPropertyRefundsMax = 1000;



export const ReservationPayment = /* @__PURE__ */ (() => zod.strictObject({
  "order_id": OrderId,
  "status": PaymentStatus,
  "amount": Amount.describe('Amount of the first charge. Zero for a guarantee. The amounts of later changes are listed in `changes`.'),
  "method": PaymentMethod.describe('Payment method reported by the card provider. Always `card` for a guarantee.'),
  "card_name": zod.string().max(reservationPaymentCardNameMax).nullable().describe('Name of the card company, in Korean if the guest\'s language is Korean, otherwise in Latin letters. Null for payments without a card, if the card provider hasn\'t reported the name, and if the guest\'s language isn\'t Korean and only the Korean name is known.'),
  "card_number_masked": zod.string().max(reservationPaymentCardNumberMaskedMax).nullable().describe('Masked card number, showing at most the first six and the last four digits. Null until the card provider reports the number.'),
  "paid_at": zod.union([Instant,zod.null()]).describe('Time of the payment, as reported by the card provider. Null for a guarantee.'),
  "receipt_url": zod.string().max(reservationPaymentReceiptUrlMax).nullable().describe('URL of the card provider\'s receipt. Null if the provider issues no receipt.'),
  "property_refunds": zod.array(PropertyRefund).max(reservationPaymentPropertyRefundsMax).optional().describe('Refunds that the property granted without cancelling, oldest first. Omitted if there are none.')
}).meta({ id: 'ReservationPayment', description: 'The card payment or card guarantee for a reservation, without confidential card data.' }))();

export type ReservationPayment = zod.input<typeof ReservationPayment>;
export type ReservationPaymentOutput = zod.output<typeof ReservationPayment>;

export const ReservationChange = /* @__PURE__ */ (() => zod.strictObject({
  "changed_at": Instant,
  "price_before": Amount.describe('Total price before the change.'),
  "price_after": Amount.describe('Total price after the change.'),
  "paid": Amount.describe('Amount paid by card for the change.'),
  "refund": Amount.describe('Amount refunded to the card for the change.'),
  "refund_status": RefundStatus
}).meta({ id: 'ReservationChange', description: 'A completed change to a reservation.' }))();

export type ReservationChange = zod.input<typeof ReservationChange>;
export type ReservationChangeOutput = zod.output<typeof ReservationChange>;

export const Cancellation = /* @__PURE__ */ (() => zod.strictObject({
  "cancelled_at": Instant,
  "fee": Amount.describe('Cancellation fee. If nothing was paid by card or with points, the fee is not collected.'),
  "refund": Amount.describe('Amount of the refund to the card.'),
  "refund_status": RefundStatus
}).meta({ id: 'Cancellation', description: 'Fee and refund of a cancelled reservation.' }))();

export type Cancellation = zod.input<typeof Cancellation>;
export type CancellationOutput = zod.output<typeof Cancellation>;

export const hotelContactAddressMax = 500;

export const hotelContactTelMax = 30;

export const hotelContactEmailMax = 254;



export const HotelContact = /* @__PURE__ */ (() => zod.strictObject({
  "address": zod.string().max(hotelContactAddressMax).describe('Address on one line, in the guest\'s language or the property\'s fallback language.'),
  "tel": zod.string().max(hotelContactTelMax).nullable().describe('Phone number with dashes. Null if the property has none.'),
  "email": zod.string().max(hotelContactEmailMax).nullable().describe('Email address of the property. Null if the property has none.'),
  "location": zod.union([Location,zod.null()]).describe('Map coordinates of the property. Null if the provider supplied none.')
}).meta({ id: 'HotelContact', description: 'Address and contact details of the property.' }))();

export type HotelContact = zod.input<typeof HotelContact>;
export type HotelContactOutput = zod.output<typeof HotelContact>;

export const MailState = /* @__PURE__ */ (() => zod.enum(['sending', 'sent', 'not_sent']).meta({ id: 'MailState', description: 'Delivery state of an email. `sending`: the mail server hasn\'t accepted the email yet. `sent`: the mail server has accepted the email. `not_sent`: all delivery attempts failed for a day. `sending` becomes `sent` or `not_sent`. Whether the email is opened is not tracked.' }))();

export type MailState = zod.input<typeof MailState>;
export type MailStateOutput = zod.output<typeof MailState>;

export const confirmationMailToMax = 254;



export const ConfirmationMail = /* @__PURE__ */ (() => zod.strictObject({
  "to": zod.string().max(confirmationMailToMax).describe('Email address of the booker.'),
  "state": MailState
}).meta({ id: 'ConfirmationMail', description: 'Recipient and delivery state of an email about the reservation.' }))();

export type ConfirmationMail = zod.input<typeof ConfirmationMail>;
export type ConfirmationMailOutput = zod.output<typeof ConfirmationMail>;

export const AllowedAction = /* @__PURE__ */ (() => zod.enum(['change', 'cancel', 'print', 'calendar', 'check_in', 'claim']).meta({ id: 'AllowedAction', description: 'Action that the caller can take on the reservation now. `claim` is available if the reservation belongs to no member, and adds it to the logged-in member\'s account.' }))();

export type AllowedAction = zod.input<typeof AllowedAction>;
export type AllowedActionOutput = zod.output<typeof AllowedAction>;

export const reservationNightsMin = 0;


export const reservationGuestNameMax = 120;

export const reservationGuestEmailMax = 254;

export const reservationGuestPhoneMax = 20;

export const reservationBookerNameMax = 120;

export const reservationBookerPhoneMax = 20;

export const reservationBookerEmailMax = 254;

export const reservationEmergencyNameMax = 100;

export const reservationEmergencyPhoneMax = 20;

export const reservationRequestTextMax = 1000;

export const reservationPackageNameMax = 100;

export const reservationRoomTypeNameMax = 100;

export const reservationRoomCountMax = 5;

export const reservationTimeZoneMax = 60;

export const reservationTravellersMax = 60;

export const reservationChangesMax = 1000;

export const reservationAllowedActionsMax = 10;



export const Reservation = /* @__PURE__ */ (() => zod.strictObject({
  "reservation_number": DocumentNumber,
  "code": zod.union([PropertyCode,zod.null()]).describe('Reservation number in the property\'s own system. Null until the property reports one.'),
  "type": ReservationType,
  "status": ReservationStatus,
  "nights": zod.int().min(reservationNightsMin).describe('Number of nights from `check_in` to `check_out`. Zero only for a voyage that ends on the day it starts.'),
  "guest_count": zod.int().min(1).describe('Total number of guests in all rooms, including infants.'),
  "guest_name": zod.string().max(reservationGuestNameMax).describe('The guest\'s full name. A name in Hangul has the family name first and no space. Any other name has the given name first.'),
  "guest_email": zod.string().max(reservationGuestEmailMax).nullable().describe('The guest\'s email address. Null if another person booked and didn\'t provide it.'),
  "guest_phone": zod.string().max(reservationGuestPhoneMax).nullable().describe('The guest\'s phone number, digits only. Null if another person booked and didn\'t provide it. If the caller\'s token comes from `lookUpReservation`, four digits are replaced by `*`.'),
  "booker_name": zod.string().max(reservationBookerNameMax).describe('The booker\'s full name. Equal to the guest\'s name unless another person booked.'),
  "booker_phone": zod.string().max(reservationBookerPhoneMax).describe('The booker\'s phone number, digits only. If the caller\'s token comes from `lookUpReservation`, four digits are replaced by `*`.'),
  "booker_email": zod.string().max(reservationBookerEmailMax).describe('The booker\'s email address.'),
  "emergency_name": zod.string().max(reservationEmergencyNameMax).nullable().describe('Full name of the emergency contact for everyone on the booking. Null if the property doesn\'t ask for one.'),
  "emergency_phone": zod.string().max(reservationEmergencyPhoneMax).nullable().describe('Phone number of the emergency contact, digits only. Null if the property doesn\'t ask for one. If the caller\'s token comes from `lookUpReservation`, four digits are replaced by `*`.'),
  "arrival_time": zod.union([ClockTime,zod.null()]).describe('Expected arrival time at the property. A time earlier than the check-in time means after midnight. Null if the time is unknown.'),
  "request_text": zod.string().max(reservationRequestTextMax).nullable().describe('The guest\'s request to the property, sent as `guest_memo` when the hold was created. Null if there was no request.'),
  "memo": zod.union([PropertyMemo,zod.null()]).describe('The property\'s message to the guest. Null if there is none.'),
  "package_code": zod.union([ItemCode,zod.null()]).describe('Code of the package. Null for rooms without a package.'),
  "package_name": zod.string().max(reservationPackageNameMax).nullable().describe('Name of the package, in the guest\'s language or the property\'s fallback language. Null for rooms without a package.'),
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(reservationRoomTypeNameMax).describe('Name of the room type, in the guest\'s language or the property\'s fallback language.'),
  "room_count": zod.int().min(1).max(reservationRoomCountMax).describe('Number of rooms, all of the same type. For voyages, the number of cabins. The room type fields then describe the first cabin.'),
  "room_price": Amount.describe('Price of nights, extra guests, pets and packages, before discounts. For voyages, the price of fares, supplements and port tax.'),
  "option_total": Amount.describe('Total price of the options in all rooms.'),
  "discount_total": Amount.describe('Total of all discounts, including vouchers and points used, as a positive amount.'),
  "tax": Amount.describe('VAT included in the total price.'),
  "total_price": Amount.describe('Total price, including VAT.'),
  "paid_amount": Amount.describe('Amount paid by card for the current stay, before any refund for a cancellation or by the property.'),
  "balance_due": Amount.describe('Amount due at the property.'),
  "time_zone": zod.string().max(reservationTimeZoneMax).describe('The property\'s IANA time zone, in which to show the reservation\'s timestamps.'),
  "reservation_date": Instant.describe('Time when the reservation was confirmed.'),
  "check_in": StayDate,
  "check_out": StayDate,
  "stay": Stay,
  "selection": zod.union([StaySelection,zod.null()]).describe('The currently booked dates, rooms and options. Use the same codes and counts to request a change. Null for voyages.'),
  "voyage_selection": zod.union([VoyageSelection,zod.null()]).describe('The currently booked sailings and cabins. Use the same codes and traveller indexes to request a change. Null for hotel stays.'),
  "travel_booking": zod.union([TravelBooking,zod.null()]).describe('Summary of the voyage. Null for hotel stays.'),
  "travellers": zod.array(BookedTraveler).max(reservationTravellersMax).describe('Travellers in the order of the request. Empty for hotel stays.'),
  "payment": zod.union([ReservationPayment,zod.null()]).describe('Payment or guarantee for the reservation. Null if nothing was charged or guaranteed.'),
  "changes": zod.array(ReservationChange).max(reservationChangesMax).describe('Completed changes to the reservation, in chronological order.'),
  "cancellation": zod.union([Cancellation,zod.null()]).describe('Details of the cancellation. Null unless the reservation is cancelled.'),
  "no_show_at": Instant.optional().describe('Time when the property recorded that the guest didn\'t arrive. Omitted unless this happened.'),
  "contact": HotelContact,
  "confirmation_mail": zod.union([ConfirmationMail,zod.null()]).describe('The latest email about the reservation, not counting reminders and the notice that the reservation was moved to a member\'s account. Null if there is none.'),
  "allowed_actions": zod.array(AllowedAction).max(reservationAllowedActionsMax).describe('Actions that the site should offer to the caller. The server checks every action again when it is requested.')
}).meta({ id: 'Reservation', description: 'A booked stay or voyage in its current state.' }))();

export type Reservation = zod.input<typeof Reservation>;
export type ReservationOutput = zod.output<typeof Reservation>;

export const SavedTravellerId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'SavedTravellerId', description: 'ID of a saved traveller, unique among the member\'s saved travellers.' }))();

export type SavedTravellerId = zod.input<typeof SavedTravellerId>;
export type SavedTravellerIdOutput = zod.output<typeof SavedTravellerId>;

export const Nationality = /* @__PURE__ */ (() => zod.enum(['AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ', 'BR', 'BS', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR', 'GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ', 'MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG', 'PH', 'PK', 'PL', 'PM', 'PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC', 'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV', 'SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI', 'VN', 'VU', 'WF', 'WS', 'XK', 'YE', 'YT', 'ZA', 'ZM', 'ZW']).meta({ id: 'Nationality', description: 'Country that issued a passport, as an ISO 3166-1 alpha-2 code, or XK for Kosovo.' }))();

export type Nationality = zod.input<typeof Nationality>;
export type NationalityOutput = zod.output<typeof Nationality>;

export const savedTravellerKoreanNameMax = 100;

export const savedTravellerPassportMaskedMax = 15;


export const savedTravellerPassportMaskedRegExp = new RegExp('^\\*+[0-9A-Z]{0,3}$');


export const SavedTraveller = /* @__PURE__ */ (() => zod.strictObject({
  "saved_traveller_id": SavedTravellerId,
  "korean_name": zod.string().max(savedTravellerKoreanNameMax).nullable().describe('Full name in Korean. Null if the traveller has no Korean name.'),
  "english_last_name": EnglishName.describe('Surname shown in the passport.'),
  "english_first_name": EnglishName.describe('Given names shown in the passport.'),
  "gender": Gender.describe('Gender shown in the passport.'),
  "nationality": Nationality,
  "birthday": Birthday.describe('Date of birth shown in the passport.'),
  "passport_masked": zod.string().max(savedTravellerPassportMaskedMax).regex(savedTravellerPassportMaskedRegExp).nullable().describe('Masked passport number, showing at most the last three characters. Null if the passport isn\'t saved.'),
  "passport_issued_on": zod.union([StayDate,zod.null()]).describe('Issue date of the passport. Null if the passport isn\'t saved.'),
  "passport_expires_on": zod.union([StayDate,zod.null()]).describe('Expiry date of the passport. Null if the passport isn\'t saved.')
}).meta({ id: 'SavedTraveller', description: 'A traveller whom a member has saved. The full passport number is never returned. The fields that start with `passport_` are null if the passport isn\'t saved.' }))();

export type SavedTraveller = zod.input<typeof SavedTraveller>;
export type SavedTravellerOutput = zod.output<typeof SavedTraveller>;

export const sessionRecordBrowserMax = 30;

export const sessionRecordSystemMax = 30;



export const SessionRecord = /* @__PURE__ */ (() => zod.strictObject({
  "session_id": SessionId,
  "device_kind": DeviceKind,
  "browser": zod.string().max(sessionRecordBrowserMax).nullable().describe('Name of the browser, as in `listSessions`. Null if unknown.'),
  "system": zod.string().max(sessionRecordSystemMax).nullable().describe('Name of the operating system or device, as in `listSessions`. Null if unknown.'),
  "logged_in_at": Instant,
  "last_used_at": Instant
}).meta({ id: 'SessionRecord', description: 'An active session of the member.' }))();

export type SessionRecord = zod.input<typeof SessionRecord>;
export type SessionRecordOutput = zod.output<typeof SessionRecord>;

export const memberDataResultSocialAccountsMax = 3;

export const memberDataResultMembershipsMax = 50;

export const memberDataResultTierHistoryMax = 100000;

export const memberDataResultCouponsMax = 100000;

export const memberDataResultContractsMax = 100;

export const memberDataResultVocMax = 100000;

export const memberDataResultReservationsMax = 100000;

export const memberDataResultSavedTravellersMax = 100;

export const memberDataResultSessionsMax = 100000;



export const MemberDataResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "generated_at": Instant,
  "profile": MemberProfile,
  "account": AccountRecord,
  "social_accounts": zod.array(LinkedAccount).max(memberDataResultSocialAccountsMax).describe('Linked social accounts. The social account that was used to join, if any, comes first.'),
  "memberships": zod.array(MembershipRecord).max(memberDataResultMembershipsMax).describe('Membership numbers, oldest first.'),
  "tier": zod.union([TierRecord,zod.null()]).describe('The member\'s tier. Null if the member has no tier.'),
  "tier_history": zod.array(TierChange).max(memberDataResultTierHistoryMax).describe('Changes to the member\'s tier, newest first.'),
  "points": PointsRecord,
  "coupons": zod.array(Coupon).max(memberDataResultCouponsMax).describe('All coupons of the member, including used and expired coupons.'),
  "contracts": zod.array(Contract).max(memberDataResultContractsMax).describe('Contracts on which the member is the main contract holder or a sub-member. Names of other people are excluded.'),
  "voc": zod.array(Voc).max(memberDataResultVocMax).describe('Enquiries from the member and the property\'s answers, newest first. Use `getVocAttachment` to download attachments.'),
  "reservations": zod.array(Reservation).max(memberDataResultReservationsMax).describe('All reservations of the member, newest first.'),
  "saved_travellers": zod.array(SavedTraveller).max(memberDataResultSavedTravellersMax).describe('Travellers saved for later voyages. Passport numbers are masked.'),
  "sessions": zod.array(SessionRecord).max(memberDataResultSessionsMax).describe('Active sessions, most recently used first.')
}).meta({ id: 'MemberDataResult', description: 'All data stored about the caller, except credentials.' }))();

export type MemberDataResult = zod.input<typeof MemberDataResult>;
export type MemberDataResultOutput = zod.output<typeof MemberDataResult>;

export const socialLinkRequestSocialTicketMax = 200;



export const SocialLinkRequest = /* @__PURE__ */ (() => zod.strictObject({
  "social_ticket": zod.string().min(1).max(socialLinkRequestSocialTicketMax).describe('Single-use ticket from `finishSocialLogin`.')
}).meta({ id: 'SocialLinkRequest', description: 'Proof that the caller owns the social account.' }))();

export type SocialLinkRequest = zod.input<typeof SocialLinkRequest>;
export type SocialLinkRequestOutput = zod.output<typeof SocialLinkRequest>;

export const pointsMonthMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');
export const pointsMonthBalanceMin = 0;



export const PointsMonth = /* @__PURE__ */ (() => zod.strictObject({
  "month": zod.string().regex(pointsMonthMonthRegExp).describe('Month in UTC, in the format `YYYY-MM`.'),
  "balance": zod.int().min(pointsMonthBalanceMin).describe('Balance at the end of the month or, for the current month, the current balance.')
}).meta({ id: 'PointsMonth', description: 'Points balance at the end of a month.' }))();

export type PointsMonth = zod.input<typeof PointsMonth>;
export type PointsMonthOutput = zod.output<typeof PointsMonth>;

export const pointsResultBalanceMin = 0;

export const pointsResultExpiringMax = 100;

export const pointsResultHistoryMin = 12;
export const pointsResultHistoryMax = 12;



export const PointsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "balance": zod.int().min(pointsResultBalanceMin).describe('Number of points available now.'),
  "expiring": zod.array(ExpiringPoints).max(pointsResultExpiringMax).describe('Points that expire within a month, earliest first.'),
  "history": zod.array(PointsMonth).min(pointsResultHistoryMin).max(pointsResultHistoryMax).describe('Month-end balances for the last twelve months, ending with the current month.')
}).meta({ id: 'PointsResult', description: 'The caller\'s points balance and its history.' }))();

export type PointsResult = zod.input<typeof PointsResult>;
export type PointsResultOutput = zod.output<typeof PointsResult>;

export const CursorMax = 200;


export const CursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Cursor = /* @__PURE__ */ (() => zod.string().min(1).max(CursorMax).regex(CursorRegExp).meta({ id: 'Cursor', description: 'Opaque pagination cursor, copied from a previous response.' }))();

export type Cursor = zod.input<typeof Cursor>;
export type CursorOutput = zod.output<typeof Cursor>;

export const pointsEntriesResultEntriesMax = 20;



export const PointsEntriesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "entries": zod.array(PointsEntry).max(pointsEntriesResultEntriesMax).describe('Transactions on this page, newest first.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor of the next page. Null on the last page.')
}).meta({ id: 'PointsEntriesResult', description: 'A page of points transactions.' }))();

export type PointsEntriesResult = zod.input<typeof PointsEntriesResult>;
export type PointsEntriesResultOutput = zod.output<typeof PointsEntriesResult>;

export const couponsResultCouponsMax = 20;

export const couponsResultUsableCountMin = 0;



export const CouponsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "coupons": zod.array(Coupon).max(couponsResultCouponsMax).describe('Coupons on this page.'),
  "usable_count": zod.int().min(couponsResultUsableCountMin).describe('Total number of available coupons, regardless of the filters.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor of the next page. Null on the last page.')
}).meta({ id: 'CouponsResult', description: 'A page of the caller\'s coupons, sorted by expiry date. Available coupons come first.' }))();

export type CouponsResult = zod.input<typeof CouponsResult>;
export type CouponsResultOutput = zod.output<typeof CouponsResult>;

export const RegisterCouponRequest = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_code": CouponCode
}).meta({ id: 'RegisterCouponRequest', description: 'Code of the coupon to register.' }))();

export type RegisterCouponRequest = zod.input<typeof RegisterCouponRequest>;
export type RegisterCouponRequestOutput = zod.output<typeof RegisterCouponRequest>;

export const CouponResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "coupon": Coupon
}).meta({ id: 'CouponResult', description: 'The registered coupon.' }))();

export type CouponResult = zod.input<typeof CouponResult>;
export type CouponResultOutput = zod.output<typeof CouponResult>;

export const vocSummaryAttachmentCountMin = 0;
export const vocSummaryAttachmentCountMax = 5;



export const VocSummary = /* @__PURE__ */ (() => zod.strictObject({
  "voc_seq": VocSeq,
  "category": VocCategory,
  "title": VocTitle,
  "status": VocStatus,
  "attachment_count": zod.int().min(vocSummaryAttachmentCountMin).max(vocSummaryAttachmentCountMax).describe('Number of attached files.'),
  "created_at": Instant
}).meta({ id: 'VocSummary', description: 'Summary of an enquiry, as returned in lists.' }))();

export type VocSummary = zod.input<typeof VocSummary>;
export type VocSummaryOutput = zod.output<typeof VocSummary>;

export const vocListResultEntriesMax = 20;



export const VocListResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "entries": zod.array(VocSummary).max(vocListResultEntriesMax).describe('Enquiries on this page.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor of the next page. Null on the last page.')
}).meta({ id: 'VocListResult', description: 'A page of the caller\'s enquiries, newest first.' }))();

export type VocListResult = zod.input<typeof VocListResult>;
export type VocListResultOutput = zod.output<typeof VocListResult>;

export const VocRequest = /* @__PURE__ */ (() => zod.strictObject({
  "category": VocCategory,
  "title": VocTitle,
  "content": VocContent
}).meta({ id: 'VocRequest', description: 'Category, title and content of an enquiry.' }))();

export type VocRequest = zod.input<typeof VocRequest>;
export type VocRequestOutput = zod.output<typeof VocRequest>;

export const VocCreatedResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "voc_seq": VocSeq
}).meta({ id: 'VocCreatedResult', description: 'ID of the new enquiry. The content isn\'t included, because responses are stored for retries and could outlive a deleted enquiry.' }))();

export type VocCreatedResult = zod.input<typeof VocCreatedResult>;
export type VocCreatedResultOutput = zod.output<typeof VocCreatedResult>;

export const VocResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "entry": Voc
}).meta({ id: 'VocResult', description: 'An enquiry with its attachments and answer.' }))();

export type VocResult = zod.input<typeof VocResult>;
export type VocResultOutput = zod.output<typeof VocResult>;

export const VocAttachmentRequest = /* @__PURE__ */ (() => zod.strictObject({
  "file": zod.instanceof(File).meta({ type: 'string', format: 'binary' }).describe('Content of the file, sent with the file name.')
}).meta({ id: 'VocAttachmentRequest', description: 'File to attach to an enquiry.' }))();

export type VocAttachmentRequest = zod.input<typeof VocAttachmentRequest>;
export type VocAttachmentRequestOutput = zod.output<typeof VocAttachmentRequest>;

export const VocAttachmentResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "attachment": VocAttachment
}).meta({ id: 'VocAttachmentResult', description: 'The stored attachment.' }))();

export type VocAttachmentResult = zod.input<typeof VocAttachmentResult>;
export type VocAttachmentResultOutput = zod.output<typeof VocAttachmentResult>;

export const VocFile = /* @__PURE__ */ (() => zod.string().meta({ id: 'VocFile', description: 'Content of an attached file.' }))();

export type VocFile = zod.input<typeof VocFile>;
export type VocFileOutput = zod.output<typeof VocFile>;




export const TierSpend = /* @__PURE__ */ (() => zod.strictObject({
  "amount": zod.int().min(1).describe('Amount in minor units of the currency.'),
  "currency": Currency
}).meta({ id: 'TierSpend', description: 'Amount that a member must spend to reach a tier. Stays priced in other currencies don\'t count.' }))();

export type TierSpend = zod.input<typeof TierSpend>;
export type TierSpendOutput = zod.output<typeof TierSpend>;

export const tierThresholdNightsMax = 366;



export const TierThreshold = /* @__PURE__ */ (() => zod.strictObject({
  "nights": zod.int().min(1).max(tierThresholdNightsMax).optional().describe('Minimum number of nights in completed stays. A night counts once, regardless of the number of rooms.'),
  "spend": TierSpend.optional().describe('Minimum total price of completed stays.')
}).meta({ id: 'TierThreshold', description: 'Stays within 12 months that a member needs to reach a tier. At least one of `nights` and `spend` is set. If both are set, the member must meet only one of them.' }))();

export type TierThreshold = zod.input<typeof TierThreshold>;
export type TierThresholdOutput = zod.output<typeof TierThreshold>;

export const tierTierNameMax = 60;

export const tierColourRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const tierQualificationMax = 200;

export const tierBenefitsMax = 30;



export const Tier = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": zod.string().max(tierTierNameMax).describe('Name of the tier as printed on the membership card, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "colour": zod.string().regex(tierColourRegExp).describe('Colour that represents the tier, in the format `#RRGGBB`.'),
  "qualification": zod.string().max(tierQualificationMax).describe('Explanation of how members reach the tier. The site shows it only if `threshold` is omitted.'),
  "threshold": TierThreshold.optional().describe('Stays that a member needs to reach the tier. Omitted if no number of stays leads to it.'),
  "benefits": zod.array(Benefit).max(tierBenefitsMax).describe('Benefits of the tier, in the provider\'s order.')
}).meta({ id: 'Tier', description: 'A membership tier with its benefits.' }))();

export type Tier = zod.input<typeof Tier>;
export type TierOutput = zod.output<typeof Tier>;

export const tiersResultTiersMax = 20;



export const TiersResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "tiers": zod.array(Tier).max(tiersResultTiersMax).describe('Membership tiers, lowest first.')
}).meta({ id: 'TiersResult', description: 'The company\'s tiers.' }))();

export type TiersResult = zod.input<typeof TiersResult>;
export type TiersResultOutput = zod.output<typeof TiersResult>;

export const HeldTier = /* @__PURE__ */ (() => zod.strictObject({
  "tier": Tier,
  "since": zod.union([Instant,zod.null()]).describe('When the member\'s current uninterrupted period in this tier began. Null until the tier has been calculated for the first time.'),
  "granted_until": zod.union([Instant,zod.null()]).describe('When the company\'s grant of this tier ends. Null if the member reached the tier through stays or if the grant has no end date.')
}).meta({ id: 'HeldTier', description: 'The member\'s current tier.' }))();

export type HeldTier = zod.input<typeof HeldTier>;
export type HeldTierOutput = zod.output<typeof HeldTier>;

export const tierProgressDoneMin = 0;


export const tierProgressMissingMin = 0;



export const TierProgress = /* @__PURE__ */ (() => zod.strictObject({
  "done": zod.int().min(tierProgressDoneMin).describe('Number of nights that the member stayed in the last 12 months.'),
  "needed": zod.int().min(1).describe('Number of nights that the tier requires.'),
  "missing": zod.int().min(tierProgressMissingMin).describe('Number of nights that the member still needs.')
}).meta({ id: 'TierProgress', description: 'Progress towards a tier, in nights.' }))();

export type TierProgress = zod.input<typeof TierProgress>;
export type TierProgressOutput = zod.output<typeof TierProgress>;

export const spendProgressDoneMin = 0;


export const spendProgressMissingMin = 0;



export const SpendProgress = /* @__PURE__ */ (() => zod.strictObject({
  "done": zod.int().min(spendProgressDoneMin).describe('Amount that the member spent in the last 12 months.'),
  "needed": zod.int().min(1).describe('Amount that the tier requires.'),
  "missing": zod.int().min(spendProgressMissingMin).describe('Amount that the member still needs to spend.'),
  "currency": Currency
}).meta({ id: 'SpendProgress', description: 'Progress towards a tier through spending, in minor units of the currency.' }))();

export type SpendProgress = zod.input<typeof SpendProgress>;
export type SpendProgressOutput = zod.output<typeof SpendProgress>;

export const nextTierTierNameMax = 60;

export const nextTierColourRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');


export const NextTier = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": zod.string().max(nextTierTierNameMax).describe('Name of the tier, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "colour": zod.string().regex(nextTierColourRegExp).describe('Colour that represents the tier, in the format `#RRGGBB`.'),
  "nights": zod.union([TierProgress,zod.null()]).describe('Progress in nights. Null if the tier has no threshold for nights.'),
  "spend": zod.union([SpendProgress,zod.null()]).describe('Progress in spending. Null if the tier has no threshold for spending.')
}).meta({ id: 'NextTier', description: 'Next tier that the member can reach through stays, with the progress towards that tier. If the tier has two thresholds, the member must meet only one of them.' }))();

export type NextTier = zod.input<typeof NextTier>;
export type NextTierOutput = zod.output<typeof NextTier>;

export const ownTierResultHistoryMax = 100;



export const OwnTierResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "current": zod.union([HeldTier,zod.null()]).describe('The member\'s current tier. Null if the company has no tiers or the member has no membership number (cyber members).'),
  "next": zod.union([NextTier,zod.null()]).describe('Next tier, with the member\'s progress. Null if no higher tier can be reached through stays.'),
  "counted_since": StayDate.describe('Earliest check-out date of stays that count towards a tier.'),
  "history": zod.array(TierChange).max(ownTierResultHistoryMax).describe('Tier changes, newest first. Limited to the latest 100 changes.')
}).meta({ id: 'OwnTierResult', description: 'The caller\'s tier, progress and tier history.' }))();

export type OwnTierResult = zod.input<typeof OwnTierResult>;
export type OwnTierResultOutput = zod.output<typeof OwnTierResult>;

export const membershipListRequestLoginIdMax = 20;



export const MembershipListRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "login_id": zod.string().min(1).max(membershipListRequestLoginIdMax).describe('Login ID of the caller. Not case-sensitive.')
}).meta({ id: 'MembershipListRequest', description: 'Login ID of the caller, and a property of the caller\'s company.' }))();

export type MembershipListRequest = zod.input<typeof MembershipListRequest>;
export type MembershipListRequestOutput = zod.output<typeof MembershipListRequest>;

export const membershipMemberNoMax = 30;

export const membershipMembershipNameMax = 100;



export const Membership = /* @__PURE__ */ (() => zod.strictObject({
  "member_no": zod.string().max(membershipMemberNoMax).describe('Membership number, which is used for bookings.'),
  "membership_name": zod.string().max(membershipMembershipNameMax).describe('Name of the company that runs the membership, in the guest\'s language if available, otherwise in the property\'s fallback language.')
}).meta({ id: 'Membership', description: 'A membership number with the name of the membership.' }))();

export type Membership = zod.input<typeof Membership>;
export type MembershipOutput = zod.output<typeof Membership>;

export const membershipListResultDataMax = 50;



export const MembershipListResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "data": zod.array(Membership).max(membershipListResultDataMax).describe('Memberships of the member. The first is the default for bookings. Empty for cyber members.')
}).meta({ id: 'MembershipListResult', description: 'The member\'s memberships.' }))();

export type MembershipListResult = zod.input<typeof MembershipListResult>;
export type MembershipListResultOutput = zod.output<typeof MembershipListResult>;

export const PriceCompareRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "startDate": StayDate.describe('Check-in date.'),
  "endDate": StayDate.describe('Check-out date, which is the day after the last night.')
}).meta({ id: 'PriceCompareRequest', description: 'Stay for which prices are compared. All prices are for two adults in one room.' }))();

export type PriceCompareRequest = zod.input<typeof PriceCompareRequest>;
export type PriceCompareRequestOutput = zod.output<typeof PriceCompareRequest>;

export const comparedPriceSiteMax = 60;



export const ComparedPrice = /* @__PURE__ */ (() => zod.strictObject({
  "site": zod.string().max(comparedPriceSiteMax).describe('Name of the site. `Direct` is the property\'s own site.'),
  "total_price": Amount.describe('Total price for all nights, including taxes.'),
  "is_ours": zod.boolean().describe('Whether the price is from the property\'s own site.')
}).meta({ id: 'ComparedPrice', description: 'Price of the stay on one site.' }))();

export type ComparedPrice = zod.input<typeof ComparedPrice>;
export type ComparedPriceOutput = zod.output<typeof ComparedPrice>;

export const priceCompareResultPriceCompareListMax = 20;



export const PriceCompareResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "currency": Currency.describe('Currency of all prices in the list, which is the property\'s currency. Prices in other currencies are omitted.'),
  "priceCompareList": zod.array(ComparedPrice).max(priceCompareResultPriceCompareListMax).describe('The property\'s own price, if rooms are available, followed by the prices on other sites. Empty if the property doesn\'t sell the stay, or if no other site has a price in `currency`.')
}).meta({ id: 'PriceCompareResult', description: 'Prices for the stay on the property\'s own site and on other sites.' }))();

export type PriceCompareResult = zod.input<typeof PriceCompareResult>;
export type PriceCompareResultOutput = zod.output<typeof PriceCompareResult>;

export const DayStatus = /* @__PURE__ */ (() => zod.enum(['open', 'closed', 'sold_out', 'past', 'beyond_horizon']).meta({ id: 'DayStatus', description: '`open`: rooms are available. `closed`: the property doesn\'t sell this night. `sold_out`: not enough rooms are left. `past`: the date has passed. `beyond_horizon`: the date is after the bookable period.' }))();

export type DayStatus = zod.input<typeof DayStatus>;
export type DayStatusOutput = zod.output<typeof DayStatus>;

export const calendarDayMinNightsMax = 90;

export const calendarDayMaxNightsMax = 90;



export const CalendarDay = /* @__PURE__ */ (() => zod.strictObject({
  "date": StayDate.describe('Date on which the night begins.'),
  "status": DayStatus,
  "price": zod.union([Amount,zod.null()]).describe('Lowest price of one room for the night. Null if the night can\'t be booked.'),
  "promotion_price": Amount.optional().describe('Lowest price of one room for the night with the requested promotion code. Omitted if the code can\'t be used for a stay of `nights` nights from this date, or doesn\'t lower the price. A fixed discount is divided by the number of nights.'),
  "member_price": Amount.optional().describe('Lowest price of one room for the night with the logged-in member\'s discount. Omitted for visitors and for members without a discount. Also omitted if the requested promotion code can be used for a stay of `nights` nights from this date, because the two discounts can\'t be combined.'),
  "is_cheapest": zod.boolean().describe('Whether the price is the lowest of all open dates in the calendar month.'),
  "min_nights": zod.int().min(1).max(calendarDayMinNightsMax).describe('Minimum length of a stay that begins on this date, in nights.'),
  "max_nights": zod.int().min(1).max(calendarDayMaxNightsMax).describe('Maximum length of a stay that begins on this date, in nights.'),
  "is_holiday": zod.boolean().optional().describe('True if the date is a holiday defined by the property. Omitted for all other dates, including ordinary Sundays.'),
  "closed_to_arrival": zod.boolean().describe('Whether check-in is prohibited on this date.'),
  "closed_to_departure": zod.boolean().describe('Whether check-out is prohibited on this date.')
}).meta({ id: 'CalendarDay', description: 'Price, availability and restrictions for one date.' }))();

export type CalendarDay = zod.input<typeof CalendarDay>;
export type CalendarDayOutput = zod.output<typeof CalendarDay>;

export const calendarDaysMax = 100;



export const Calendar = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "currency": Currency,
  "today": StayDate.describe('Current date in the property\'s time zone.'),
  "days": zod.array(CalendarDay).max(calendarDaysMax).describe('One entry for each date from `from` to `to`, in chronological order.')
}).meta({ id: 'Calendar', description: 'Prices and availability of a property for each date of a period.' }))();

export type Calendar = zod.input<typeof Calendar>;
export type CalendarOutput = zod.output<typeof Calendar>;

export const partyRoomAdultMax = 20;

export const partyRoomKidMin = 0;
export const partyRoomKidMax = 20;

export const partyRoomInfantMin = 0;
export const partyRoomInfantMax = 20;

export const partyRoomPetMin = 0;
export const partyRoomPetMax = 10;



export const PartyRoom = /* @__PURE__ */ (() => zod.strictObject({
  "adult": zod.int().min(1).max(partyRoomAdultMax).describe('Number of adults. Guests above the property\'s age limit for children count as adults.'),
  "kid": zod.int().min(partyRoomKidMin).max(partyRoomKidMax).describe('Number of children, according to the property\'s `age_bands`.'),
  "infant": zod.int().min(partyRoomInfantMin).max(partyRoomInfantMax).describe('Number of infants, according to the property\'s `age_bands`. Infants stay free of charge and don\'t count towards the room\'s capacity.'),
  "pet": zod.int().min(partyRoomPetMin).max(partyRoomPetMax).describe('Number of pets. Both the property and the room type must accept pets.')
}).meta({ id: 'PartyRoom', description: 'Number of guests in one room, by age group, and number of pets.' }))();

export type PartyRoom = zod.input<typeof PartyRoom>;
export type PartyRoomOutput = zod.output<typeof PartyRoom>;

export const searchRequestReservationInfoMax = 20;



export const SearchRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "start_date": StayDate.describe('Check-in date.'),
  "end_date": StayDate.describe('Check-out date, which is the day after the last night.'),
  "reservationInfo": zod.array(PartyRoom).min(1).max(searchRequestReservationInfoMax).describe('Guests in each requested room, with one entry per room.'),
  "promotion_code": PromotionCode.optional().describe('Promotion code to apply. If omitted, regular prices are returned.')
}).meta({ id: 'SearchRequest', description: 'Dates of the stay, and the guests in each room.' }))();

export type SearchRequest = zod.input<typeof SearchRequest>;
export type SearchRequestOutput = zod.output<typeof SearchRequest>;

export const ViewKind = /* @__PURE__ */ (() => zod.enum(['city', 'sea', 'river', 'lake', 'mountain', 'forest', 'garden', 'courtyard', 'pool', 'street', 'none']).meta({ id: 'ViewKind', description: 'View from a window of a room or cabin. `none`: there is no window.' }))();

export type ViewKind = zod.input<typeof ViewKind>;
export type ViewKindOutput = zod.output<typeof ViewKind>;

export const BedKind = /* @__PURE__ */ (() => zod.enum(['single', 'double', 'queen', 'king', 'bunk', 'sofa_bed', 'floor_bedding']).meta({ id: 'BedKind', description: 'Kind of bed. `bunk`: a bunk bed for two. `floor_bedding`: bedding for one guest that is laid on the floor, such as a Korean yo or a futon.' }))();

export type BedKind = zod.input<typeof BedKind>;
export type BedKindOutput = zod.output<typeof BedKind>;

export const bedCountMax = 20;



export const Bed = /* @__PURE__ */ (() => zod.strictObject({
  "kind": BedKind,
  "count": zod.int().min(1).max(bedCountMax).describe('Number of beds of this kind.')
}).meta({ id: 'Bed', description: 'Number of beds of one kind.' }))();

export type Bed = zod.input<typeof Bed>;
export type BedOutput = zod.output<typeof Bed>;

export const BedsMax = 7;



export const Beds = /* @__PURE__ */ (() => zod.array(Bed).min(1).max(BedsMax).meta({ id: 'Beds', description: 'Beds of a room or cabin, with one entry per kind, in the provider\'s order.' }))();

export type Beds = zod.input<typeof Beds>;
export type BedsOutput = zod.output<typeof Beds>;

export const RoomPlanKind = /* @__PURE__ */ (() => zod.enum(['bedroom', 'living', 'bathroom', 'kitchen', 'hall', 'terrace', 'bed', 'bedding', 'sofa', 'table', 'desk', 'tub', 'shower', 'pool', 'window', 'door']).meta({ id: 'RoomPlanKind', description: 'Type of a floor plan part: an area of the room (`bedroom` to `terrace`), furniture or a fixture (`bed` to `pool`), or an opening in a wall (`window` and `door`).' }))();

export type RoomPlanKind = zod.input<typeof RoomPlanKind>;
export type RoomPlanKindOutput = zod.output<typeof RoomPlanKind>;

export const roomPlanPartXMin = 0;
export const roomPlanPartXMax = 100;

export const roomPlanPartYMin = 0;
export const roomPlanPartYMax = 100;

export const roomPlanPartWidthExclusiveMin = 0;
export const roomPlanPartWidthMax = 100;

export const roomPlanPartDepthExclusiveMin = 0;
export const roomPlanPartDepthMax = 100;



export const RoomPlanPart = /* @__PURE__ */ (() => zod.strictObject({
  "kind": RoomPlanKind,
  "x": zod.number().min(roomPlanPartXMin).max(roomPlanPartXMax).describe('Distance from the left edge of the plan, in metres.'),
  "y": zod.number().min(roomPlanPartYMin).max(roomPlanPartYMax).describe('Distance from the top edge of the plan, in metres.'),
  "width": zod.number().gt(roomPlanPartWidthExclusiveMin).max(roomPlanPartWidthMax).describe('Width of the part from `x` to the right, in metres.'),
  "depth": zod.number().gt(roomPlanPartDepthExclusiveMin).max(roomPlanPartDepthMax).describe('Depth of the part from `y` downwards, in metres.')
}).meta({ id: 'RoomPlanPart', description: 'A rectangular part of a floor plan. Positions are in metres from the plan\'s left and top edges.' }))();

export type RoomPlanPart = zod.input<typeof RoomPlanPart>;
export type RoomPlanPartOutput = zod.output<typeof RoomPlanPart>;

export const roomPlanWidthExclusiveMin = 0;
export const roomPlanWidthMax = 100;

export const roomPlanDepthExclusiveMin = 0;
export const roomPlanDepthMax = 100;

export const roomPlanPartsMax = 60;



export const RoomPlan = /* @__PURE__ */ (() => zod.strictObject({
  "width": zod.number().gt(roomPlanWidthExclusiveMin).max(roomPlanWidthMax).describe('Width of the plan, including terraces, in metres.'),
  "depth": zod.number().gt(roomPlanDepthExclusiveMin).max(roomPlanDepthMax).describe('Depth of the plan, including terraces, in metres.'),
  "parts": zod.array(RoomPlanPart).min(1).max(roomPlanPartsMax).describe('Parts of the plan in the order in which they are drawn, so areas are listed before their furniture.')
}).meta({ id: 'RoomPlan', description: 'Floor plan of a room type, true to scale.' }))();

export type RoomPlan = zod.input<typeof RoomPlan>;
export type RoomPlanOutput = zod.output<typeof RoomPlan>;

export const roomRoomTypeNameMax = 100;

export const roomDescriptionMax = 4000;

export const roomViewTypeMax = 60;

export const roomBedTypeMax = 60;

export const roomAreaMin = 0;




export const roomIncludedItemsItemMax = 100;

export const roomIncludedItemsMax = 50;

export const roomPaidExtrasItemMax = 100;

export const roomPaidExtrasMax = 50;

export const roomIconsMax = 20;

export const roomPicturesMax = 30;



export const Room = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(roomRoomTypeNameMax).describe('Name of the room type, in the guest\'s language or the property\'s fallback language.'),
  "description": zod.string().max(roomDescriptionMax).describe('Description of the room type as plain text, in the guest\'s language or the property\'s fallback language.'),
  "view_type": zod.string().max(roomViewTypeMax).describe('View from the room\'s window. The site shows it only if `view` is omitted.'),
  "bed_type": zod.string().max(roomBedTypeMax).describe('Type and number of the beds. The site shows it only if `beds` is omitted.'),
  "view": ViewKind.optional().describe('View from the room\'s window. Omitted if the provider only describes it in `view_type`.'),
  "beds": Beds.optional().describe('Beds of the room. Omitted if the provider only describes them in `bed_type`.'),
  "area": zod.number().min(roomAreaMin).describe('Floor area of the room in square metres.'),
  "standard": zod.int().min(1).describe('Number of guests included in the price of the room.'),
  "min_person": zod.int().min(1).describe('Minimum number of guests in the room, not counting infants.'),
  "max_person": zod.int().min(1).describe('Maximum number of guests in the room, not counting infants.'),
  "included_items": zod.array(zod.string().max(roomIncludedItemsItemMax)).max(roomIncludedItemsMax).describe('Amenities and services that are included in the price.'),
  "paid_extras": zod.array(zod.string().max(roomPaidExtrasItemMax)).max(roomPaidExtrasMax).describe('Amenities and services for which the property charges extra.'),
  "pets_allowed": zod.boolean().describe('Whether pets are allowed in the room. The property must also accept pets.'),
  "icons": zod.array(IconFile).max(roomIconsMax).describe('Icons of the property that apply to this room, in the provider\'s order. Lists of rooms show the first four. Empty if the provider assigned none to this room.'),
  "plan": RoomPlan.optional().describe('Floor plan of the room. Omitted if the provider has none.'),
  "pictures": zod.array(Picture).max(roomPicturesMax).describe('Pictures of the room. Lists of rooms show the first picture.')
}).meta({ id: 'Room', description: 'A room type with its features and pictures.' }))();

export type Room = zod.input<typeof Room>;
export type RoomOutput = zod.output<typeof Room>;

export const OfferStatus = /* @__PURE__ */ (() => zod.enum(['available', 'sold_out', 'closed', 'too_small', 'pets_not_allowed']).meta({ id: 'OfferStatus', description: '`available`: can be booked. `sold_out`: fewer rooms are left than requested. `closed`: not sold on these dates or for this length of stay. `too_small`: the number of guests in a room is outside the room\'s limits. `pets_not_allowed`: the party has a pet, but the room doesn\'t accept pets.' }))();

export type OfferStatus = zod.input<typeof OfferStatus>;
export type OfferStatusOutput = zod.output<typeof OfferStatus>;

export const NightPrice = /* @__PURE__ */ (() => zod.strictObject({
  "date": StayDate.describe('Date on which the night begins.'),
  "price": Amount.describe('Price for the standard number of guests, including taxes.')
}).meta({ id: 'NightPrice', description: 'Price of one room for one night.' }))();

export type NightPrice = zod.input<typeof NightPrice>;
export type NightPriceOutput = zod.output<typeof NightPrice>;

export const roomPriceRemainingMin = 0;

export const roomPriceMinNightsMin = 2;
export const roomPriceMinNightsMax = 90;

export const roomPriceNightsMax = 90;



export const RoomPrice = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "status": OfferStatus,
  "remaining": zod.int().min(roomPriceRemainingMin).nullable().describe('Number of rooms left, if fewer than five or fewer than requested. Otherwise null.'),
  "min_nights": zod.int().min(roomPriceMinNightsMin).max(roomPriceMinNightsMax).nullable().describe('Minimum length of stay for the room type on this arrival date, in nights, if the requested stay is shorter. Otherwise null.'),
  "nights": zod.array(NightPrice).max(roomPriceNightsMax).describe('Price of one room for each night, without charges for extra guests. Empty if the room type is unavailable.'),
  "total_price": zod.union([Amount,zod.null()]).describe('Total price of all rooms for the party, including extra guests and pets. Null if the room type is unavailable.')
}).meta({ id: 'RoomPrice', description: 'Availability and price of a room type for the whole stay and party, before any promotion or member discount.' }))();

export type RoomPrice = zod.input<typeof RoomPrice>;
export type RoomPriceOutput = zod.output<typeof RoomPrice>;

export const includedCountCountMax = 50;



export const IncludedCount = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode,
  "count": zod.int().min(1).max(includedCountCountMax).describe('Number of units per room, or per room and night if the option is sold per night.')
}).meta({ id: 'IncludedCount', description: 'Number of units of an option that a package includes for each room.' }))();

export type IncludedCount = zod.input<typeof IncludedCount>;
export type IncludedCountOutput = zod.output<typeof IncludedCount>;

export const packagePackageNameMax = 100;

export const packageDescriptionMax = 4000;

export const packageIncludedItemsItemMax = 100;

export const packageIncludedItemsMax = 50;

export const packageRoomTypeCodesMax = 100;

export const packageIncludedUpsellingsMax = 50;

export const packageIncludedCountsMax = 50;

export const packageMinNightsMax = 90;

export const packagePicturesMax = 30;



export const Package = /* @__PURE__ */ (() => zod.strictObject({
  "package_code": ItemCode,
  "package_name": zod.string().max(packagePackageNameMax).describe('Name of the package, in the guest\'s language or the property\'s fallback language.'),
  "description": zod.string().max(packageDescriptionMax).describe('Description of the package as plain text, in the guest\'s language or the property\'s fallback language.'),
  "included_items": zod.array(zod.string().max(packageIncludedItemsItemMax)).max(packageIncludedItemsMax).describe('Items that the guest receives in addition to the room.'),
  "room_type_codes": zod.array(ItemCode).max(packageRoomTypeCodesMax).describe('Codes of the room types with which the package can be booked.'),
  "included_upsellings": zod.array(ItemCode).max(packageIncludedUpsellingsMax).describe('Codes of the options that are included in each room with this package, one unit of each unless `included_counts` says otherwise. The included units count towards the option\'s `max_count`, so guests can add only the remaining units.'),
  "included_counts": zod.array(IncludedCount).max(packageIncludedCountsMax).optional().describe('Included options of which each room gets more than one unit, for example breakfast for two. Omitted if each room gets one unit of every included option.'),
  "min_nights": zod.int().min(1).max(packageMinNightsMax).describe('Minimum length of stay for booking the package, in nights.'),
  "pictures": zod.array(Picture).max(packagePicturesMax).describe('Pictures of the package. Lists of packages show the first picture.')
}).meta({ id: 'Package', description: 'Extras that are sold together with a room, priced per night or per stay.' }))();

export type Package = zod.input<typeof Package>;
export type PackageOutput = zod.output<typeof Package>;

export const PackagePrice = /* @__PURE__ */ (() => zod.strictObject({
  "package_code": ItemCode,
  "charge": zod.enum(['per_night', 'per_stay']).describe('`per_night`: the price applies to each night. `per_stay`: the price applies once per stay.'),
  "price": Amount.describe('Price per room on dates without a special price, including taxes.'),
  "stay_price": zod.union([Amount,zod.null()]).optional().describe('Price per room for the requested stay, including special prices for single dates. If it depends on the room type, the lowest price. Null if the package can\'t be booked for the stay. Omitted if no dates were requested.')
}).meta({ id: 'PackagePrice', description: 'Amount that a package adds to the price of each room.' }))();

export type PackagePrice = zod.input<typeof PackagePrice>;
export type PackagePriceOutput = zod.output<typeof PackagePrice>;

export const SumPrice = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "package_code": zod.union([ItemCode,zod.null()]).describe('Code of the package. Null if the offer has no package.'),
  "status": OfferStatus,
  "before_discount": Amount.describe('Total price of all rooms before the promotion discount, including extra guests, pets and the package.'),
  "discount_promotion_price": Amount.describe('Discount from the promotion. Zero if there is no promotion.'),
  "total_price": Amount.describe('Total price after the promotion discount and before options are added, including taxes.'),
  "member_total_price": Amount.optional().describe('Total price with the member discount. Members get the discount of their own tier. Other callers see the discount of the first tier, which new members get at sign-up. Omitted if there is no member discount, or if a promotion is used, because the two can\'t be combined. If the search result includes `own_tier`, this is the price that the caller pays.'),
  "member_discount_price": Amount.optional().describe('Member discount included in `member_total_price`. Omitted if `member_total_price` is omitted.'),
  "member_night_price": Amount.optional().describe('`member_total_price` divided by the number of nights and rooms, rounded down. Omitted if `member_total_price` is omitted.'),
  "night_price": Amount.describe('`total_price` divided by the number of nights and rooms, rounded down. Use this price to compare offers.'),
  "free_until": zod.union([StayDate,zod.null()]).describe('Last date on which the stay can be cancelled free of charge. Null if every cancellation has a fee.')
}).meta({ id: 'SumPrice', description: 'Price of a room type, with or without a package, for the whole stay and party.' }))();

export type SumPrice = zod.input<typeof SumPrice>;
export type SumPriceOutput = zod.output<typeof SumPrice>;

export const PricingUnit = /* @__PURE__ */ (() => zod.enum(['person', 'pet', 'room', 'vehicle', 'item', 'session']).meta({ id: 'PricingUnit', description: 'What one unit of an option is. `item`: a thing, such as a bottle or a gift box. `session`: a use for a limited time, such as a massage or a tour.' }))();

export type PricingUnit = zod.input<typeof PricingUnit>;
export type PricingUnitOutput = zod.output<typeof PricingUnit>;

export const upsellingUpsellingNameMax = 100;

export const upsellingDescriptionMax = 2000;

export const upsellingMaxCountMax = 50;

export const upsellingRemainingMin = 0;



export const Upselling = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode,
  "upselling_name": zod.string().max(upsellingUpsellingNameMax).describe('Name of the option, in the guest\'s language or the property\'s fallback language.'),
  "description": zod.string().max(upsellingDescriptionMax).describe('Description of the option as plain text, in the guest\'s language or the property\'s fallback language.'),
  "price": Amount.describe('Price of one unit, including taxes, for each selected night or once per stay.'),
  "max_count": zod.int().min(1).max(upsellingMaxCountMax).describe('Maximum quantity per room and date.'),
  "pricing_unit": PricingUnit.optional().describe('What one unit of the option is. Omitted if the provider doesn\'t specify it.'),
  "by_date": zod.boolean().describe('Whether the guest selects the nights for the option. If false, the option is booked once, for the arrival date.'),
  "adult_upselling_code": zod.union([ItemCode,zod.null()]).describe('Code of the adult option that this children\'s option requires. The adult option must be selected for the same room or included in the package. If both options are selected for individual nights, the adult option must be selected for the same nights. Null if the option can be booked alone. The site offers an option with this code only for rooms with a child.'),
  "checkout_time": zod.union([ClockTime,zod.null()]).describe('New check-out time, if the option is a late check-out. Null for other options. A late check-out can\'t be combined with any other change of the room\'s check-out time.'),
  "remaining": zod.int().min(upsellingRemainingMin).nullable().describe('Lowest number of units available on any date of the stay. Null if the number is unlimited.'),
  "picture": zod.union([Picture,zod.null()]).describe('Picture of the option. Null if the option has no picture.')
}).meta({ id: 'Upselling', description: 'An option that can be added to a room. The total price is `price` multiplied by the quantity and, if `by_date` is true, by the number of selected nights.' }))();

export type Upselling = zod.input<typeof Upselling>;
export type UpsellingOutput = zod.output<typeof Upselling>;




export const EarlyCheckout = /* @__PURE__ */ (() => zod.strictObject({
  "early_checkout_seq": zod.int().min(1).describe('Number that identifies the early check-out offer. Send this number in the quote request.'),
  "checkout_time": ClockTime.describe('Check-out time that applies with this offer.'),
  "discount_amt": Amount.describe('Amount by which the offer lowers the price of a room.')
}).meta({ id: 'EarlyCheckout', description: 'An early check-out that lowers the price of a room.' }))();

export type EarlyCheckout = zod.input<typeof EarlyCheckout>;
export type EarlyCheckoutOutput = zod.output<typeof EarlyCheckout>;

export const petUpsellingChargedFromMax = 10;

export const petUpsellingMaxCountMax = 10;



export const PetUpselling = /* @__PURE__ */ (() => zod.strictObject({
  "price": Amount.describe('Price per stay for each charged pet.'),
  "charged_from": zod.int().min(1).max(petUpsellingChargedFromMax).describe('Position of the first pet in a room that is charged, starting at 1. For example, 3 means that two pets stay free of charge.'),
  "max_count": zod.int().min(1).max(petUpsellingMaxCountMax).describe('Maximum number of pets per room.')
}).meta({ id: 'PetUpselling', description: 'Pet charge and limit. In each room, every pet from position `charged_from` onwards is charged.' }))();

export type PetUpselling = zod.input<typeof PetUpselling>;
export type PetUpsellingOutput = zod.output<typeof PetUpselling>;

export const promotionPromotionNameMax = 100;




export const Promotion = /* @__PURE__ */ (() => zod.strictObject({
  "promotion_code": PromotionCode,
  "promotion_name": zod.string().max(promotionPromotionNameMax).describe('Name of the promotion, as shown in price lines, in the guest\'s language or the property\'s fallback language.'),
  "discount_type": zod.enum(['PERCENT', 'FIXED']).describe('`PERCENT`: a percentage of the price of nights, extra guests, pets and the package. `FIXED`: a fixed amount per room.'),
  "discount_amount": zod.int().min(1).describe('Percentage, or amount in minor units of the currency, depending on `discount_type`.')
}).meta({ id: 'Promotion', description: 'A discount that guests get with a promotion code.' }))();

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;

export const searchResultNightsMax = 90;

export const searchResultRoomListMax = 100;

export const searchResultRoomPriceListMax = 100;

export const searchResultPackageListMax = 100;

export const searchResultPackagePriceListMax = 100;

export const searchResultSumPriceListMax = 1000;

export const searchResultOwnTierTierNameMax = 100;

export const searchResultOwnTierPercentMax = 100;

export const searchResultUpsellingListMax = 100;

export const searchResultEarlyCheckoutListMax = 10;

export const searchResultNearestDatesMax = 5;



export const SearchResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "start_date": StayDate.describe('Requested check-in date.'),
  "end_date": StayDate.describe('Requested check-out date.'),
  "nights": zod.int().min(1).max(searchResultNightsMax).describe('Number of nights from check-in to check-out.'),
  "currency": Currency,
  "roomList": zod.array(Room).max(searchResultRoomListMax).describe('All room types of the property, in the provider\'s order. See `roomPriceList` for their availability.'),
  "roomPriceList": zod.array(RoomPrice).max(searchResultRoomPriceListMax).describe('Price and availability of each room type, in the order of `roomList`.'),
  "packageList": zod.array(Package).max(searchResultPackageListMax).describe('All packages of the property, in the provider\'s order.'),
  "packagePriceList": zod.array(PackagePrice).max(searchResultPackagePriceListMax).describe('Price of each package, in the order of `packageList`.'),
  "sumPriceList": zod.array(SumPrice).max(searchResultSumPriceListMax).describe('Every bookable room type on its own and with each available package, cheapest first.'),
  "own_tier": zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": zod.string().max(searchResultOwnTierTierNameMax).describe('Name of the tier, in the guest\'s language or the property\'s fallback language.'),
  "percent": zod.int().min(1).max(searchResultOwnTierPercentMax).describe('Member discount, as a percentage.')
}).optional().describe('Tier of the logged-in member. The member pays `member_total_price`, which includes this tier\'s discount. Omitted if the caller pays `total_price`: for visitors, for members without a discount, and for everyone if a promotion code was requested.'),
  "upsellingList": zod.array(Upselling).max(searchResultUpsellingListMax).describe('All options of the property. Guests choose options after they have chosen a room.'),
  "earlyCheckoutList": zod.array(EarlyCheckout).max(searchResultEarlyCheckoutListMax).describe('Early check-out offers of the property. Empty if the property has no such offers.'),
  "petUpselling": zod.union([PetUpselling,zod.null()]).describe('Charges for pets. Null if the property doesn\'t accept pets.'),
  "promotion": zod.union([Promotion,zod.null()]).describe('Promotion that belongs to the requested promotion code. Null if no code was requested.'),
  "nearest_dates": zod.array(NearestDates).max(searchResultNearestDatesMax).describe('Available stays closest to the requested dates. Empty if rooms are available on the requested dates.')
}).meta({ id: 'SearchResult', description: 'All offers for the requested dates and party.' }))();

export type SearchResult = zod.input<typeof SearchResult>;
export type SearchResultOutput = zod.output<typeof SearchResult>;

export const RoomResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "room": Room
}).meta({ id: 'RoomResult', description: 'The requested room type.' }))();

export type RoomResult = zod.input<typeof RoomResult>;
export type RoomResultOutput = zod.output<typeof RoomResult>;

export const PackageResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "package": Package,
  "price": PackagePrice
}).meta({ id: 'PackageResult', description: 'The requested package and its price.' }))();

export type PackageResult = zod.input<typeof PackageResult>;
export type PackageResultOutput = zod.output<typeof PackageResult>;

export const PromotionCheckRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "promotion_code": PromotionCode,
  "start_date": StayDate.describe('Check-in date.'),
  "end_date": StayDate.describe('Check-out date, which is the day after the last night.')
}).meta({ id: 'PromotionCheckRequest', description: 'A promotion code, and the stay for which the code is checked.' }))();

export type PromotionCheckRequest = zod.input<typeof PromotionCheckRequest>;
export type PromotionCheckRequestOutput = zod.output<typeof PromotionCheckRequest>;

export const PromotionResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "promotion": Promotion
}).meta({ id: 'PromotionResult', description: 'The promotion that belongs to the requested code.' }))();

export type PromotionResult = zod.input<typeof PromotionResult>;
export type PromotionResultOutput = zod.output<typeof PromotionResult>;

export const portPortNameMax = 100;

export const portTimeZoneMax = 60;

export const portAddressMax = 300;



export const Port = /* @__PURE__ */ (() => zod.strictObject({
  "port_code": PortCode,
  "port_name": zod.string().max(portPortNameMax).describe('Name of the port, in the guest\'s language or the property\'s fallback language.'),
  "country": CountryCode,
  "time_zone": zod.string().max(portTimeZoneMax).describe('IANA time zone of the port.'),
  "address": zod.string().max(portAddressMax).describe('Address of the terminal where travellers check in.'),
  "location": zod.union([Location,zod.null()]).describe('Map coordinates of the port. Null if the provider supplied none.'),
  "picture": zod.union([Picture,zod.null()]).describe('Picture of the port. Null if there is none.')
}).meta({ id: 'Port', description: 'A port that the property\'s ships serve.' }))();

export type Port = zod.input<typeof Port>;
export type PortOutput = zod.output<typeof Port>;

export const routeRouteNameMax = 100;

export const routeReturnRouteCodesMax = 50;

export const routeDurationMinutesMax = 43200;

export const routePassportValidMonthsMin = 0;
export const routePassportValidMonthsMax = 12;

export const routeShipCodesMax = 50;



export const Route = /* @__PURE__ */ (() => zod.strictObject({
  "route_code": ItemCode,
  "route_name": zod.string().max(routeRouteNameMax).describe('Name of the route, in the guest\'s language or the property\'s fallback language.'),
  "from": PortCode.describe('Code of the departure port.'),
  "to": PortCode.describe('Code of the arrival port.'),
  "return_route_codes": zod.array(ItemCode).max(routeReturnRouteCodesMax).describe('Codes of the routes available for the return. Empty if the route is sold one-way only.'),
  "duration_minutes": zod.int().min(1).max(routeDurationMinutesMax).describe('Usual travel time from quay to quay, in minutes.'),
  "passport_valid_months": zod.int().min(routePassportValidMonthsMin).max(routePassportValidMonthsMax).describe('Number of months after the voyage\'s last arrival for which a passport must be valid. Zero if the passport must only be valid on the date of arrival.'),
  "ship_codes": zod.array(ItemCode).max(routeShipCodesMax).describe('Codes of the ships that sail the route.')
}).meta({ id: 'Route', description: 'A connection between two ports in one direction.' }))();

export type Route = zod.input<typeof Route>;
export type RouteOutput = zod.output<typeof Route>;

export const shipSummaryShipNameMax = 100;




export const ShipSummary = /* @__PURE__ */ (() => zod.strictObject({
  "ship_code": ItemCode,
  "ship_name": zod.string().max(shipSummaryShipNameMax).describe('Name of the ship, in the guest\'s language or the property\'s fallback language.'),
  "capacity": zod.int().min(1).describe('Maximum number of travellers, including infants.'),
  "picture": zod.union([Picture,zod.null()]).describe('Picture of the ship. Null if there is none.')
}).meta({ id: 'ShipSummary', description: 'A ship in a list.' }))();

export type ShipSummary = zod.input<typeof ShipSummary>;
export type ShipSummaryOutput = zod.output<typeof ShipSummary>;

export const portsResultPortsMax = 200;

export const portsResultRoutesMax = 1000;

export const portsResultShipsMax = 100;



export const PortsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "currency": Currency,
  "ports": zod.array(Port).max(portsResultPortsMax).describe('Ports in the provider\'s order. Each port is the start or end of a route.'),
  "routes": zod.array(Route).max(portsResultRoutesMax).describe('Routes in the provider\'s order.'),
  "ships": zod.array(ShipSummary).max(portsResultShipsMax).describe('Ships that sail the routes, in the provider\'s order.')
}).meta({ id: 'PortsResult', description: 'The property\'s ports, routes and ships.' }))();

export type PortsResult = zod.input<typeof PortsResult>;
export type PortsResultOutput = zod.output<typeof PortsResult>;

export const SailingDayStatus = /* @__PURE__ */ (() => zod.enum(['open', 'sold_out', 'cancelled', 'no_sailing', 'past', 'beyond_horizon']).meta({ id: 'SailingDayStatus', description: '`open`: at least one sailing can be booked. `sold_out`: no sailing has enough places left. `cancelled`: all sailings are cancelled. `no_sailing`: there are no sailings. `past`: the date is in the past, or bookings have closed. `beyond_horizon`: the date is beyond the bookable period.' }))();

export type SailingDayStatus = zod.input<typeof SailingDayStatus>;
export type SailingDayStatusOutput = zod.output<typeof SailingDayStatus>;

export const sailingDayRemainingMin = 0;

export const sailingDaySailingsMin = 0;
export const sailingDaySailingsMax = 50;



export const SailingDay = /* @__PURE__ */ (() => zod.strictObject({
  "date": StayDate.describe('Departure date, in the departure port\'s time zone.'),
  "status": SailingDayStatus,
  "price": zod.union([Amount,zod.null()]).describe('Lowest price for one adult in one direction, including port tax. Null if no sailing can be booked.'),
  "is_cheapest": zod.boolean().describe('Whether this date has the lowest price of all open dates in the month.'),
  "remaining": zod.int().min(sailingDayRemainingMin).nullable().describe('Largest number of places left on any one sailing on this date. Null if 30 or more are left, or if the date is neither `open` nor `sold_out`.'),
  "sailings": zod.int().min(sailingDaySailingsMin).max(sailingDaySailingsMax).describe('Number of sailings on this date, not counting cancelled sailings.'),
  "is_holiday": zod.boolean().optional().describe('True if the date is a holiday defined by the property. Omitted for all other dates, including ordinary Sundays.')
}).meta({ id: 'SailingDay', description: 'A departure date in a route\'s calendar.' }))();

export type SailingDay = zod.input<typeof SailingDay>;
export type SailingDayOutput = zod.output<typeof SailingDay>;

export const sailingCalendarDaysMax = 100;



export const SailingCalendar = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "route_code": ItemCode,
  "currency": Currency,
  "today": StayDate.describe('Current date in the property\'s time zone.'),
  "days": zod.array(SailingDay).max(sailingCalendarDaysMax).describe('All dates of the requested period, in order.')
}).meta({ id: 'SailingCalendar', description: 'Calendar of a route, with the sailings and the lowest price on each date.' }))();

export type SailingCalendar = zod.input<typeof SailingCalendar>;
export type SailingCalendarOutput = zod.output<typeof SailingCalendar>;

export const sailingSearchRequestAdultMax = 20;

export const sailingSearchRequestKidMin = 0;
export const sailingSearchRequestKidMax = 20;

export const sailingSearchRequestInfantMin = 0;
export const sailingSearchRequestInfantMax = 20;



export const SailingSearchRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "route_code": ItemCode.describe('Code of the outbound route.'),
  "departure_date": StayDate.describe('Departure date, in the departure port\'s time zone.'),
  "return_route_code": ItemCode.optional().describe('One of the outbound route\'s `return_route_codes`. Omit for a one-way voyage.'),
  "return_date": StayDate.optional().describe('Departure date of the return sailing, in the time zone of its departure port. Omit for a one-way voyage.'),
  "adult": zod.int().min(1).max(sailingSearchRequestAdultMax).describe('Number of adults, according to the property\'s age bands.'),
  "kid": zod.int().min(sailingSearchRequestKidMin).max(sailingSearchRequestKidMax).describe('Number of children, according to the property\'s age bands.'),
  "infant": zod.int().min(sailingSearchRequestInfantMin).max(sailingSearchRequestInfantMax).describe('Number of infants, according to the property\'s age bands. Infants need no berth but count towards the ship\'s capacity.')
}).meta({ id: 'SailingSearchRequest', description: 'The route, dates and travellers to search for. Send `return_route_code` and `return_date` together, or omit both.' }))();

export type SailingSearchRequest = zod.input<typeof SailingSearchRequest>;
export type SailingSearchRequestOutput = zod.output<typeof SailingSearchRequest>;

export const SailingStatus = /* @__PURE__ */ (() => zod.enum(['open', 'sold_out', 'cancelled', 'departed']).meta({ id: 'SailingStatus', description: '`open`: the sailing can be booked. `sold_out`: there are too few places or no suitable cabins left for the travellers. `cancelled`: the sailing has been cancelled. `departed`: the ship has departed, or bookings have closed.' }))();

export type SailingStatus = zod.input<typeof SailingStatus>;
export type SailingStatusOutput = zod.output<typeof SailingStatus>;

export const sailingRemainingMin = 0;



export const Sailing = /* @__PURE__ */ (() => zod.strictObject({
  "leg": VoyageLeg,
  "status": SailingStatus,
  "remaining": zod.int().min(sailingRemainingMin).nullable().describe('Number of places left on the sailing. Null if 30 or more are left, or if the sailing is `cancelled` or `departed`.'),
  "price": zod.union([Amount,zod.null()]).describe('Lowest price for one adult in this direction, including port tax. Null if the sailing can\'t be booked.'),
  "total_price": zod.union([Amount,zod.null()]).describe('Lowest total price for the travellers in this direction, in as few cabins of one type as possible. Includes supplements and port tax. Null if the sailing can\'t be booked.')
}).meta({ id: 'Sailing', description: 'A sailing on a requested date, with its availability and price for the travellers.' }))();

export type Sailing = zod.input<typeof Sailing>;
export type SailingOutput = zod.output<typeof Sailing>;

export const sailingSearchResultOutboundMax = 50;

export const sailingSearchResultInboundMax = 50;



export const SailingSearchResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "currency": Currency,
  "trip": TripKind,
  "outbound": zod.array(Sailing).min(1).max(sailingSearchResultOutboundMax).describe('Outbound sailings in order of departure. Never empty.'),
  "inbound": zod.array(Sailing).max(sailingSearchResultInboundMax).describe('Return sailings in order of departure. Empty for a one-way voyage. A return sailing can be booked only if it departs after the outbound sailing arrives.')
}).meta({ id: 'SailingSearchResult', description: 'The sailings on the requested dates.' }))();

export type SailingSearchResult = zod.input<typeof SailingSearchResult>;
export type SailingSearchResultOutput = zod.output<typeof SailingSearchResult>;

export const cabinSearchRequestAdultMax = 20;

export const cabinSearchRequestKidMin = 0;
export const cabinSearchRequestKidMax = 20;

export const cabinSearchRequestInfantMin = 0;
export const cabinSearchRequestInfantMax = 20;



export const CabinSearchRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "outbound": ItemCode.describe('The `departure_code` of the outbound sailing.'),
  "inbound": ItemCode.optional().describe('The `departure_code` of the return sailing. Omit for a one-way voyage.'),
  "adult": zod.int().min(1).max(cabinSearchRequestAdultMax).describe('Number of adults, according to the property\'s age bands.'),
  "kid": zod.int().min(cabinSearchRequestKidMin).max(cabinSearchRequestKidMax).describe('Number of children, according to the property\'s age bands.'),
  "infant": zod.int().min(cabinSearchRequestInfantMin).max(cabinSearchRequestInfantMax).describe('Number of infants, according to the property\'s age bands. Infants need no berth but count towards the ship\'s capacity.')
}).meta({ id: 'CabinSearchRequest', description: 'The selected sailings and the number of travellers.' }))();

export type CabinSearchRequest = zod.input<typeof CabinSearchRequest>;
export type CabinSearchRequestOutput = zod.output<typeof CabinSearchRequest>;

export const cabinTypeCabinTypeNameMax = 100;

export const cabinTypeDescriptionMax = 4000;

export const cabinTypeViewTypeMax = 60;

export const cabinTypeBedTypeMax = 60;

export const cabinTypeAreaMin = 0;

export const cabinTypeBerthsMax = 20;

export const cabinTypeMinPersonMax = 20;

export const cabinTypeIncludedItemsItemMax = 100;

export const cabinTypeIncludedItemsMax = 50;

export const cabinTypePicturesMax = 30;



export const CabinType = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type_code": ItemCode,
  "cabin_type_name": zod.string().max(cabinTypeCabinTypeNameMax).describe('Name of the cabin type, in the guest\'s language or the property\'s fallback language.'),
  "description": zod.string().max(cabinTypeDescriptionMax).describe('Description of the cabin type in plain text, in the guest\'s language or the property\'s fallback language.'),
  "view_type": zod.string().max(cabinTypeViewTypeMax).describe('View from the cabin\'s window, or a statement that the cabin has no window. The site shows it only if `view` is omitted.'),
  "bed_type": zod.string().max(cabinTypeBedTypeMax).describe('Type and number of berths. The site shows it only if `beds` is omitted.'),
  "view": ViewKind.optional().describe('View from the cabin\'s window. Omitted if the provider only describes it in `view_type`.'),
  "beds": Beds.optional().describe('Beds of the cabin. Omitted if the provider only describes them in `bed_type`.'),
  "area": zod.number().min(cabinTypeAreaMin).describe('Floor area in square metres.'),
  "berths": zod.int().min(1).max(cabinTypeBerthsMax).describe('Maximum number of travellers, not counting infants.'),
  "min_person": zod.int().min(1).max(cabinTypeMinPersonMax).describe('Minimum number of travellers, not counting infants.'),
  "included_items": zod.array(zod.string().max(cabinTypeIncludedItemsItemMax)).max(cabinTypeIncludedItemsMax).describe('Items and services included in the price.'),
  "pictures": zod.array(Picture).max(cabinTypePicturesMax).describe('Pictures of the cabin type. Lists show the first picture.')
}).meta({ id: 'CabinType', description: 'A cabin type and its features.' }))();

export type CabinType = zod.input<typeof CabinType>;
export type CabinTypeOutput = zod.output<typeof CabinType>;

export const BandAmounts = /* @__PURE__ */ (() => zod.strictObject({
  "adult": Amount.describe('Amount for one adult.'),
  "kid": Amount.describe('Amount for one child.'),
  "infant": Amount.describe('Amount for one infant, who has no berth.')
}).meta({ id: 'BandAmounts', description: 'Amount for one traveller in each age band.' }))();

export type BandAmounts = zod.input<typeof BandAmounts>;
export type BandAmountsOutput = zod.output<typeof BandAmounts>;

export const cabinOfferRemainingMin = 0;

export const cabinOfferCabinsNeededMax = 5;



export const CabinOffer = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type": CabinType,
  "status": OfferStatus,
  "remaining": zod.int().min(cabinOfferRemainingMin).nullable().describe('Smallest number of cabins left on any leg, if fewer than five. Otherwise null.'),
  "cabins_needed": zod.int().min(1).max(cabinOfferCabinsNeededMax).nullable().describe('Minimum number of cabins of this type that the travellers need. Null if the travellers can\'t be booked in cabins of this type only.'),
  "fares": zod.union([BandAmounts,zod.null()]).describe('Fare per traveller in each age band. Null if the cabin type is unavailable.'),
  "port_tax": zod.union([BandAmounts,zod.null()]).describe('Port tax per traveller in each age band, in addition to the fare. Null if the cabin type is unavailable.'),
  "single_use_supplement": zod.union([Amount,zod.null()]).describe('Supplement for a cabin with several berths that is occupied by only one adult or child. Infants don\'t count. Null if the cabin type is unavailable.'),
  "total_price": zod.union([Amount,zod.null()]).describe('Total price for the travellers in `cabins_needed` cabins of this type, including supplements and port tax. Null if the cabin type is unavailable.')
}).meta({ id: 'CabinOffer', description: 'A cabin type that exists on every leg of the voyage, with its availability and prices. Amounts are totals for all legs.' }))();

export type CabinOffer = zod.input<typeof CabinOffer>;
export type CabinOfferOutput = zod.output<typeof CabinOffer>;

export const cabinSearchResultLegsMax = 2;

export const cabinSearchResultMaxRoomsMax = 5;

export const cabinSearchResultCabinsMax = 100;



export const CabinSearchResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "currency": Currency,
  "trip": TripKind,
  "legs": zod.array(VoyageLeg).min(1).max(cabinSearchResultLegsMax).describe('Legs in the order of travel, outbound first.'),
  "max_rooms": zod.int().min(1).max(cabinSearchResultMaxRoomsMax).describe('Maximum number of cabins per booking.'),
  "free_until": zod.union([StayDate,zod.null()]).describe('Last date on which the voyage can be cancelled free of charge. Null if free cancellation is not available.'),
  "cabins": zod.array(CabinOffer).max(cabinSearchResultCabinsMax).describe('Cabin types that exist on every leg, including sold-out types, in the provider\'s order.')
}).meta({ id: 'CabinSearchResult', description: 'Cabin types for a voyage, with availability and prices.' }))();

export type CabinSearchResult = zod.input<typeof CabinSearchResult>;
export type CabinSearchResultOutput = zod.output<typeof CabinSearchResult>;

export const DeckAreaKind = /* @__PURE__ */ (() => zod.enum(['cabins', 'bridge', 'stairs', 'lift', 'restaurant', 'cafe', 'lounge', 'shop', 'bath', 'playroom', 'open_deck', 'engine', 'other']).meta({ id: 'DeckAreaKind', description: 'The use of an area on a deck.' }))();

export type DeckAreaKind = zod.input<typeof DeckAreaKind>;
export type DeckAreaKindOutput = zod.output<typeof DeckAreaKind>;

export const deckAreaNameMax = 60;

export const deckAreaXMin = 0;
export const deckAreaXMax = 100;

export const deckAreaYMin = 0;
export const deckAreaYMax = 100;

export const deckAreaWidthExclusiveMin = 0;
export const deckAreaWidthMax = 100;

export const deckAreaHeightExclusiveMin = 0;
export const deckAreaHeightMax = 100;



export const DeckArea = /* @__PURE__ */ (() => zod.strictObject({
  "kind": DeckAreaKind,
  "name": zod.string().max(deckAreaNameMax).nullable().describe('Name shown on signs on board, in the guest\'s language or the property\'s fallback language. Null if the area has no name of its own.'),
  "cabin_type_code": zod.union([ItemCode,zod.null()]).describe('Code of the type of cabins in this area. Null if the area has no cabins.'),
  "x": zod.number().min(deckAreaXMin).max(deckAreaXMax).describe('Distance from the stern to the start of the area, as a percentage of the deck\'s length.'),
  "y": zod.number().min(deckAreaYMin).max(deckAreaYMax).describe('Distance from the port side to the start of the area, as a percentage of the deck\'s width.'),
  "width": zod.number().gt(deckAreaWidthExclusiveMin).max(deckAreaWidthMax).describe('Extent of the area from `x` towards the bow, as a percentage of the deck\'s length.'),
  "height": zod.number().gt(deckAreaHeightExclusiveMin).max(deckAreaHeightMax).describe('Extent of the area from `y` towards starboard, as a percentage of the deck\'s width.')
}).meta({ id: 'DeckArea', description: 'A rectangular area of a deck. Percentages run from the stern (0) to the bow (100), and from the port side (0) to starboard (100).' }))();

export type DeckArea = zod.input<typeof DeckArea>;
export type DeckAreaOutput = zod.output<typeof DeckArea>;

export const deckDeckNumberMax = 30;

export const deckDeckNameMax = 60;

export const deckAreasMax = 200;



export const Deck = /* @__PURE__ */ (() => zod.strictObject({
  "deck_number": zod.int().min(1).max(deckDeckNumberMax).describe('Number of the deck, counted upwards from the keel.'),
  "deck_name": zod.string().max(deckDeckNameMax).describe('Name of the deck as shown on board, in the guest\'s language or the property\'s fallback language.'),
  "areas": zod.array(DeckArea).max(deckAreasMax).describe('Areas of the deck, which don\'t overlap.')
}).meta({ id: 'Deck', description: 'A deck of a ship.' }))();

export type Deck = zod.input<typeof Deck>;
export type DeckOutput = zod.output<typeof Deck>;

export const shipShipNameMax = 100;

export const shipDescriptionMax = 4000;



export const shipLengthExclusiveMin = 0;

export const shipBuiltMin = 1900;
export const shipBuiltMax = 2200;

export const shipFacilitiesItemMax = 100;

export const shipFacilitiesMax = 50;

export const shipPicturesMax = 30;

export const shipDecksMax = 30;

export const shipCabinTypesMax = 100;



export const Ship = /* @__PURE__ */ (() => zod.strictObject({
  "ship_code": ItemCode,
  "ship_name": zod.string().max(shipShipNameMax).describe('Name of the ship, in the guest\'s language or the property\'s fallback language.'),
  "description": zod.string().max(shipDescriptionMax).describe('Description of the ship in plain text, in the guest\'s language or the property\'s fallback language.'),
  "capacity": zod.int().min(1).describe('Maximum number of travellers, including infants.'),
  "gross_tonnage": zod.int().min(1).nullable().describe('Gross tonnage (GT) of the ship. Null if unknown.'),
  "length": zod.number().gt(shipLengthExclusiveMin).nullable().describe('Overall length in metres. Null if unknown.'),
  "built": zod.int().min(shipBuiltMin).max(shipBuiltMax).nullable().describe('Year in which the ship was launched. Null if unknown.'),
  "facilities": zod.array(zod.string().max(shipFacilitiesItemMax)).max(shipFacilitiesMax).describe('Facilities on board.'),
  "pictures": zod.array(Picture).max(shipPicturesMax).describe('Pictures of the ship. Lists show the first picture.'),
  "decks": zod.array(Deck).max(shipDecksMax).describe('Decks from top to bottom.'),
  "cabin_types": zod.array(CabinType).max(shipCabinTypesMax).describe('Cabin types on the ship, in the provider\'s order.')
}).meta({ id: 'Ship', description: 'A ship with its deck plan.' }))();

export type Ship = zod.input<typeof Ship>;
export type ShipOutput = zod.output<typeof Ship>;

export const ShipResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "ship": Ship
}).meta({ id: 'ShipResult', description: 'A ship with its details, pictures, facilities and deck plan.' }))();

export type ShipResult = zod.input<typeof ShipResult>;
export type ShipResultOutput = zod.output<typeof ShipResult>;

export const selectedUpsellingCountMax = 50;

export const selectedUpsellingDateListMax = 90;



export const SelectedUpselling = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode,
  "count": zod.int().min(1).max(selectedUpsellingCountMax).describe('Number of units per selected date, or per stay if `date_list` is empty. At most the option\'s `max_count`.'),
  "date_list": zod.array(StayDate).max(selectedUpsellingDateListMax).describe('Nights for which the option is booked. Must be empty for an option that is booked once per stay.')
}).meta({ id: 'SelectedUpselling', description: 'An option selected for one room.' }))();

export type SelectedUpselling = zod.input<typeof SelectedUpselling>;
export type SelectedUpsellingOutput = zod.output<typeof SelectedUpselling>;

export const CouponChoice = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_code": CouponCode,
  "date": StayDate.optional().describe('Night for which the coupon is used. Omit this field for coupons that apply to options.')
}).meta({ id: 'CouponChoice', description: 'A coupon to use for one night of a room or, if `date` is omitted, for the options of the room.' }))();

export type CouponChoice = zod.input<typeof CouponChoice>;
export type CouponChoiceOutput = zod.output<typeof CouponChoice>;

export const StayBenefitType = /* @__PURE__ */ (() => zod.enum(['room_upgrade', 'late_check_out', 'lounge', 'free_breakfast', 'welcome_amenities', 'welcome_drink', 'suite_discount', 'vip_amenities', 'sauna', 'pool', 'express_check_in', 'valet']).meta({ id: 'StayBenefitType', description: 'Tier benefits that can be selected when a stay is booked. Other benefits apply automatically or are available at the property.' }))();

export type StayBenefitType = zod.input<typeof StayBenefitType>;
export type StayBenefitTypeOutput = zod.output<typeof StayBenefitType>;

export const reservationRoomAdultMax = 20;

export const reservationRoomKidMin = 0;
export const reservationRoomKidMax = 20;

export const reservationRoomInfantMin = 0;
export const reservationRoomInfantMax = 20;

export const reservationRoomPetMin = 0;
export const reservationRoomPetMax = 10;


export const reservationRoomSelectedUpsellingMax = 50;

export const reservationRoomCouponListMax = 91;

export const reservationRoomBenefitListMax = 20;



export const ReservationRoom = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "adult": zod.int().min(1).max(reservationRoomAdultMax).describe('Number of adults, according to the property\'s age bands.'),
  "kid": zod.int().min(reservationRoomKidMin).max(reservationRoomKidMax).describe('Number of children, according to the property\'s age bands.'),
  "infant": zod.int().min(reservationRoomInfantMin).max(reservationRoomInfantMax).describe('Number of infants, according to the property\'s age bands. Infants stay free of charge and don\'t count towards the room\'s capacity.'),
  "pet": zod.int().min(reservationRoomPetMin).max(reservationRoomPetMax).describe('Number of pets. Must be 0 unless both the property and the room type accept pets.'),
  "early_checkout_seq": zod.int().min(1).optional().describe('`early_checkout_seq` of the selected early check-out offer. Omit for the usual check-out time.'),
  "selectedUpselling": zod.array(SelectedUpselling).max(reservationRoomSelectedUpsellingMax).describe('Options for this room. Each `upselling_code` can appear only once.'),
  "coupon_list": zod.array(CouponChoice).min(1).max(reservationRoomCouponListMax).optional().describe('Coupons of the logged-in member to use for this room: at most one per night and one for the options. Each coupon can be used once per stay. Omit if no coupons are used.'),
  "benefit_list": zod.array(StayBenefitType).min(1).max(reservationRoomBenefitListMax).optional().describe('Tier benefits to use for this room, chosen from the benefits that an earlier quote for the stay offered. Each benefit can be used once per room and requires `member_no`. Omit if no benefits are used.')
}).meta({ id: 'ReservationRoom', description: 'A requested room, with its guests, options and benefits.' }))();

export type ReservationRoom = zod.input<typeof ReservationRoom>;
export type ReservationRoomOutput = zod.output<typeof ReservationRoom>;

export const quoteRequestMemberNoMax = 30;

export const quoteRequestUsePointMax = 1000000000;

export const quoteRequestReservationRoomListMax = 20;



export const QuoteRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "start_date": StayDate.describe('Check-in date.'),
  "end_date": StayDate.describe('Check-out date. The last night is the night before.'),
  "package_code": ItemCode.optional().describe('Code of the package for all rooms. Omit to book rooms without a package.'),
  "promotion_code": PromotionCode.optional().describe('Promotion code to apply. Omit to use the regular prices.'),
  "member_no": zod.string().min(1).max(quoteRequestMemberNoMax).optional().describe('Membership number to book with, which must belong to the logged-in member. Omit for visitors and for members without a membership number.'),
  "use_point": zod.int().min(1).max(quoteRequestUsePointMax).optional().describe('Number of the logged-in member\'s points to use. Each point is worth one minor unit of the currency. Omit if no points are used.'),
  "voucher_contract": ContractNumber.optional().describe('`contract_number` of the contract whose vouchers pay for every night in every room. Vouchers can\'t be combined with coupons, points, tier benefits or a promotion. Omit if no vouchers are used.'),
  "reservationRoomList": zod.array(ReservationRoom).min(1).max(quoteRequestReservationRoomListMax).describe('One entry per room, all of the same room type.')
}).meta({ id: 'QuoteRequest', description: 'The requested stay, as codes and counts without prices.' }))();

export type QuoteRequest = zod.input<typeof QuoteRequest>;
export type QuoteRequestOutput = zod.output<typeof QuoteRequest>;

export const ConfirmedBy = /* @__PURE__ */ (() => zod.enum(['payment', 'code', 'holder']).meta({ id: 'ConfirmedBy', description: 'How a hold is confirmed. `payment`: by a card payment or a card guarantee. `code`: by a code sent to the booker, because nothing is due now. `holder`: immediately, because the hold is for a change with nothing to pay.' }))();

export type ConfirmedBy = zod.input<typeof ConfirmedBy>;
export type ConfirmedByOutput = zod.output<typeof ConfirmedBy>;




export const MemberOffer = /* @__PURE__ */ (() => zod.strictObject({
  "earn_point": zod.int().min(1).describe('Points that a new member, who starts in the first tier, would earn for the stay after check-out.'),
  "total_price": Amount.optional().describe('Total price that a new member would pay, with the first tier\'s discount. Omitted if a visitor would pay the same, or if a promotion is used.')
}).meta({ id: 'MemberOffer', description: 'Advantages that a visitor would gain by booking the stay as a member.' }))();

export type MemberOffer = zod.input<typeof MemberOffer>;
export type MemberOfferOutput = zod.output<typeof MemberOffer>;

export const BestSavingCoupon = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_code": CouponCode,
  "date": StayDate.optional().describe('Night for which the coupon is used. Omitted for coupons that apply to options.')
}).meta({ id: 'BestSavingCoupon', description: 'A coupon to use for one night of the room or, if `date` is omitted, for its options.' }))();

export type BestSavingCoupon = zod.input<typeof BestSavingCoupon>;
export type BestSavingCouponOutput = zod.output<typeof BestSavingCoupon>;

export const bestSavingRoomCouponListMax = 91;

export const bestSavingRoomBenefitListMax = 20;



export const BestSavingRoom = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_list": zod.array(BestSavingCoupon).max(bestSavingRoomCouponListMax).describe('Coupons to use for the room. Empty if none are used.'),
  "benefit_list": zod.array(StayBenefitType).max(bestSavingRoomBenefitListMax).describe('Tier benefits to use for the room. Empty if none are used.')
}).meta({ id: 'BestSavingRoom', description: 'Coupons and tier benefits to use for one room. Tier benefits that the quote already uses are kept, unless vouchers pay for the stay.' }))();

export type BestSavingRoom = zod.input<typeof BestSavingRoom>;
export type BestSavingRoomOutput = zod.output<typeof BestSavingRoom>;


export const bestSavingUsePointMax = 1000000000;

export const bestSavingRoomsMax = 5;



export const BestSaving = /* @__PURE__ */ (() => zod.strictObject({
  "amount": zod.int().min(1).describe('Amount by which this combination is cheaper than the current quote.'),
  "total_price": Amount.describe('Total price of the stay with these benefits.'),
  "promotion_code": zod.union([PromotionCode,zod.null()]).describe('The quoted promotion code. Null if the quote has none, or if the stay is cheaper without it, for example because of the member price.'),
  "use_point": zod.int().min(1).max(bestSavingUsePointMax).nullable().describe('Number of points to use. Null if no points are used.'),
  "voucher_contract": zod.union([ContractNumber,zod.null()]).describe('Number of the contract whose vouchers pay for the stay. Null if no vouchers are used.'),
  "rooms": zod.array(BestSavingRoom).min(1).max(bestSavingRoomsMax).describe('Coupons and tier benefits to use for each room, in the order of the quoted rooms.')
}).meta({ id: 'BestSaving', description: 'The combination of coupons, tier benefits, points or vouchers with the lowest total price for the quoted stay. Only combinations that a quote accepts are considered, so a quote for the same stay with exactly these benefits has this total price. If several combinations cost the same, coupons come before points, and points before vouchers.' }))();

export type BestSaving = zod.input<typeof BestSaving>;
export type BestSavingOutput = zod.output<typeof BestSaving>;

export const stayMembershipTierNameMax = 60;

export const stayMembershipColourRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const stayMembershipPercentMin = 0;
export const stayMembershipPercentMax = 90;

export const stayMembershipBenefitsMax = 20;



export const StayMembership = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": zod.string().max(stayMembershipTierNameMax).describe('Name of the tier, in the guest\'s language or the property\'s fallback language.'),
  "colour": zod.string().regex(stayMembershipColourRegExp).describe('Colour of the tier as #RRGGBB.'),
  "percent": zod.int().min(stayMembershipPercentMin).max(stayMembershipPercentMax).describe('Member discount on the public price, as a percentage. Zero if the tier has no member price.'),
  "total_price": Amount.describe('Total price of the quoted stay at the member price, with the requested coupons but without a promotion, points or vouchers.'),
  "benefits": zod.array(Benefit).max(stayMembershipBenefitsMax).describe('Tier benefits available for each room.')
}).meta({ id: 'StayMembership', description: 'Benefits of the member\'s tier for this stay. The member price replaces the public price automatically, unless a promotion is used.' }))();

export type StayMembership = zod.input<typeof StayMembership>;
export type StayMembershipOutput = zod.output<typeof StayMembership>;

export const couponPlaceRoomMin = 0;
export const couponPlaceRoomMax = 4;



export const CouponPlace = /* @__PURE__ */ (() => zod.strictObject({
  "room": zod.int().min(couponPlaceRoomMin).max(couponPlaceRoomMax).describe('Index of the room in the stay, starting at 0.'),
  "date": zod.union([StayDate,zod.null()]).describe('Night for which the coupon can be used. Null for the options of the room.'),
  "amount": Amount
}).meta({ id: 'CouponPlace', description: 'One night of a room, or the options of a room, for which the coupon can be used, with the resulting discount.' }))();

export type CouponPlace = zod.input<typeof CouponPlace>;
export type CouponPlaceOutput = zod.output<typeof CouponPlace>;

export const usableCouponCouponTitleMax = 100;

export const usableCouponPlacesMax = 450;



export const UsableCoupon = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_code": CouponCode,
  "coupon_title": zod.string().max(usableCouponCouponTitleMax).describe('Title of the coupon, in the guest\'s language if available, otherwise in the property\'s fallback language.'),
  "places": zod.array(CouponPlace).min(1).max(usableCouponPlacesMax).describe('Nights of each room, and options of each room, for which the coupon can be used. Sorted by discount, largest first.')
}).meta({ id: 'UsableCoupon', description: 'A coupon that can be used for the stay.' }))();

export type UsableCoupon = zod.input<typeof UsableCoupon>;
export type UsableCouponOutput = zod.output<typeof UsableCoupon>;

export const stayMileageBalanceMin = 0;


export const stayMileageMinimumMin = 0;

export const stayMileageUsableMin = 0;



export const StayMileage = /* @__PURE__ */ (() => zod.strictObject({
  "balance": zod.int().min(stayMileageBalanceMin).describe('Number of points currently available to the member.'),
  "unit": zod.int().min(1).describe('Points can only be used in multiples of this number.'),
  "minimum": zod.int().min(stayMileageMinimumMin).describe('Minimum number of points that can be used.'),
  "usable": zod.int().min(stayMileageUsableMin).describe('Maximum number of points that can be used for this stay without coupons or a promotion. Zero if the maximum would be below `minimum`.')
}).meta({ id: 'StayMileage', description: 'Points that can be used for this stay. Points can\'t be combined with a coupon or promotion.' }))();

export type StayMileage = zod.input<typeof StayMileage>;
export type StayMileageOutput = zod.output<typeof StayMileage>;


export const usableVoucherRemainingMin = 0;



export const UsableVoucher = /* @__PURE__ */ (() => zod.strictObject({
  "contract_number": ContractNumber,
  "room": OwnedRoom,
  "needed": zod.int().min(1).describe('Number of vouchers needed for the stay, one for each night of each room.'),
  "remaining": zod.int().min(usableVoucherRemainingMin).describe('Number of vouchers still available on the contract.')
}).meta({ id: 'UsableVoucher', description: 'A contract whose vouchers can pay for the nights of the stay.' }))();

export type UsableVoucher = zod.input<typeof UsableVoucher>;
export type UsableVoucherOutput = zod.output<typeof UsableVoucher>;

export const stayBenefitsCouponsMax = 50;

export const stayBenefitsVouchersMax = 20;



export const StayBenefits = /* @__PURE__ */ (() => zod.strictObject({
  "best_saving": zod.union([BestSaving,zod.null()]).describe('The member\'s benefits that make this stay cheapest. Null if no combination of benefits is cheaper than this quote.'),
  "membership": zod.union([StayMembership,zod.null()]).describe('Benefits of the member\'s tier. Null if the request has no membership number, or if the tier offers nothing at this property.'),
  "coupons": zod.array(UsableCoupon).max(stayBenefitsCouponsMax).describe('Coupons of the member that are valid for the stay. Coupons used in the request come first, followed by the others, sorted by expiry date.'),
  "mileage": zod.union([StayMileage,zod.null()]).describe('Points that the member can use for the stay. Null if the property doesn\'t accept points.'),
  "vouchers": zod.array(UsableVoucher).max(stayBenefitsVouchersMax).describe('Contracts of the member whose vouchers are valid for the stay, including contracts with too few vouchers left.')
}).meta({ id: 'StayBenefits', description: 'Benefits, coupons, points and vouchers that a member can use for a stay.' }))();

export type StayBenefits = zod.input<typeof StayBenefits>;
export type StayBenefitsOutput = zod.output<typeof StayBenefits>;

export const quoteResultQuoteTokenMax = 200;



export const QuoteResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "quote_id": zod.uuid().describe('ID of the quote. Send this ID to create a hold.'),
  "quote_token": zod.string().max(quoteResultQuoteTokenMax).describe('Token for the quote. Send this token in the `Quote-Token` header to create a hold.'),
  "expires_at": Instant.describe('Time when the quote expires, 30 minutes after its creation.'),
  "confirmed_by": ConfirmedBy,
  "stay": Stay,
  "member_offer": MemberOffer.optional().describe('Advantages of booking the stay as a member. Omitted for members, and if a new member would earn no points for the stay.'),
  "benefits": StayBenefits.optional().describe('Benefits, coupons, points and vouchers that the logged-in member can use for this stay. Omitted for visitors and for voyages.')
}).meta({ id: 'QuoteResult', description: 'A price quote, which is valid for 30 minutes and reserves nothing.' }))();

export type QuoteResult = zod.input<typeof QuoteResult>;
export type QuoteResultOutput = zod.output<typeof QuoteResult>;

export const voyageCabinAdultMin = 0;
export const voyageCabinAdultMax = 20;

export const voyageCabinKidMin = 0;
export const voyageCabinKidMax = 20;

export const voyageCabinInfantMin = 0;
export const voyageCabinInfantMax = 20;



export const VoyageCabin = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type_code": ItemCode,
  "adult": zod.int().min(voyageCabinAdultMin).max(voyageCabinAdultMax).describe('Number of adults, according to the property\'s age bands. A voyage needs at least one adult.'),
  "kid": zod.int().min(voyageCabinKidMin).max(voyageCabinKidMax).describe('Number of children, according to the property\'s age bands.'),
  "infant": zod.int().min(voyageCabinInfantMin).max(voyageCabinInfantMax).describe('Number of infants, according to the property\'s age bands. Infants need no berth but count towards the ship\'s capacity.')
}).meta({ id: 'VoyageCabin', description: 'A requested cabin, booked on every leg. The total number of adults and children must be between the cabin type\'s `min_person` and `berths`. An infant must share a cabin with an adult. Children can have a cabin without an adult.' }))();

export type VoyageCabin = zod.input<typeof VoyageCabin>;
export type VoyageCabinOutput = zod.output<typeof VoyageCabin>;

export const voyageQuoteRequestMemberNoMax = 30;

export const voyageQuoteRequestCabinsMax = 20;



export const VoyageQuoteRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "outbound": ItemCode.describe('The `departure_code` of the outbound sailing.'),
  "inbound": ItemCode.optional().describe('The `departure_code` of the return sailing. Omit for a one-way voyage.'),
  "member_no": zod.string().min(1).max(voyageQuoteRequestMemberNoMax).optional().describe('Membership number to book with, which must belong to the logged-in member. Omit for visitors and for members without a membership number.'),
  "cabins": zod.array(VoyageCabin).min(1).max(voyageQuoteRequestCabinsMax).describe('One entry per cabin. The cabin types may differ.')
}).meta({ id: 'VoyageQuoteRequest', description: 'The requested sailings and cabins, as codes and counts without prices.' }))();

export type VoyageQuoteRequest = zod.input<typeof VoyageQuoteRequest>;
export type VoyageQuoteRequestOutput = zod.output<typeof VoyageQuoteRequest>;

export const customerInfoGuestPhoneRegExp = new RegExp('^[0-9]{8,15}$');
export const customerInfoGuestEmailMax = 254;

export const customerInfoBookerPhoneRegExp = new RegExp('^[0-9]{8,15}$');
export const customerInfoBookerEmailMax = 254;

export const customerInfoGuestMemoMax = 1000;

export const customerInfoEmergencyPhoneRegExp = new RegExp('^[0-9]{8,15}$');


export const CustomerInfo = /* @__PURE__ */ (() => zod.strictObject({
  "guest_last_name": PersonName.describe('The guest\'s family name, in Latin letters or in the guest\'s own script.'),
  "guest_first_name": PersonName.describe('The guest\'s given name, in Latin letters or in the guest\'s own script.'),
  "guest_phone": zod.string().regex(customerInfoGuestPhoneRegExp).optional().describe('The guest\'s phone number, digits only. Optional if another person books.'),
  "guest_email": zod.email().max(customerInfoGuestEmailMax).optional().describe('The guest\'s email address. Optional if another person books.'),
  "booker_last_name": PersonName.optional().describe('The booker\'s family name.'),
  "booker_first_name": PersonName.optional().describe('The booker\'s given name.'),
  "booker_phone": zod.string().regex(customerInfoBookerPhoneRegExp).optional().describe('The booker\'s phone number, digits only.'),
  "booker_email": zod.email().max(customerInfoBookerEmailMax).optional().describe('The booker\'s email address.'),
  "guest_memo": zod.string().max(customerInfoGuestMemoMax).optional().describe('The guest\'s request to the property, which the property may not be able to fulfil.'),
  "arrival_time": ClockTime.optional().describe('Expected arrival time at the property. A time earlier than the check-in time means after midnight. Omit if the time is unknown, and for voyages.'),
  "emergency_name": FullName.optional().describe('Full name of the emergency contact. Required for voyages, and if the property\'s `emergency_contact` is `true`.'),
  "emergency_phone": zod.string().regex(customerInfoEmergencyPhoneRegExp).optional().describe('Phone number of the emergency contact, digits only. Required for voyages, and if the property\'s `emergency_contact` is `true`.')
}).meta({ id: 'CustomerInfo', description: 'The guest, the booker if another person makes the booking, and an emergency contact if required. The booker pays, receives messages and can open the reservation. Without booker fields, the guest is the booker and must have a phone number and an email address. If any booker field is sent, all four are required.' }))();

export type CustomerInfo = zod.input<typeof CustomerInfo>;
export type CustomerInfoOutput = zod.output<typeof CustomerInfo>;

export const Agreements = /* @__PURE__ */ (() => zod.strictObject({
  "PRIVACY": zod.literal(true).describe('Consent to the processing of personal data. Must be `true`.'),
  "TERMS": zod.literal(true).describe('Consent to the booking terms. Must be `true`.'),
  "MARKETING": zod.boolean().describe('Optional consent to marketing messages.'),
  "PASSPORT": zod.literal(true).optional().describe('Consent to store the travellers\' passport data until the quote\'s `passports_deleted_on`. Must be `true` for voyages.')
}).meta({ id: 'Agreements', description: 'Consents to the property\'s terms, each given separately. Declining marketing has no consequences. Voyages also require the passport consent.' }))();

export type Agreements = zod.input<typeof Agreements>;
export type AgreementsOutput = zod.output<typeof Agreements>;

export const PassportNumberRegExp = new RegExp('^[0-9A-Za-z]{5,15}$');


export const PassportNumber = /* @__PURE__ */ (() => zod.string().regex(PassportNumberRegExp).meta({ id: 'PassportNumber', description: 'Passport number as printed in the passport. Lower-case letters are treated as capitals.' }))();

export type PassportNumber = zod.input<typeof PassportNumber>;
export type PassportNumberOutput = zod.output<typeof PassportNumber>;

export const travelerCabinMin = 0;
export const travelerCabinMax = 19;



export const Traveler = /* @__PURE__ */ (() => zod.strictObject({
  "cabin": zod.int().min(travelerCabinMin).max(travelerCabinMax).describe('Index of the traveller\'s cabin in the quote, starting at 0.'),
  "korean_name": FullName.optional().describe('Full name in Korean. Omit if the traveller has no Korean name.'),
  "english_last_name": EnglishName.describe('Surname shown in the passport, in Latin letters.'),
  "english_first_name": EnglishName.describe('Given names shown in the passport, in Latin letters.'),
  "gender": Gender.describe('Gender shown in the passport.'),
  "nationality": Nationality,
  "birthday": Birthday.describe('Date of birth shown in the passport.'),
  "passport_number": PassportNumber.optional().describe('Passport number as printed in the passport. Lower-case letters are treated as capitals. Required unless `saved_traveller_id` refers to a traveller with a saved passport.'),
  "saved_traveller_id": SavedTravellerId.optional().describe('ID of one of the caller\'s saved travellers, from `listSavedTravellers`. If `passport_number` is omitted, the saved number is used. All other details come from this request.'),
  "passport_issued_on": StayDate.describe('Issue date of the passport, which must not be in the future.'),
  "passport_expires_on": StayDate.describe('Expiry date of the passport, which must not be before the quote\'s `passports_valid_until`.')
}).meta({ id: 'Traveler', description: 'A traveller, with the details shown in the passport. The birthday must match an age band quoted for the cabin. The issue date must not be in the future, and the passport must be valid until the quote\'s `passports_valid_until`.' }))();

export type Traveler = zod.input<typeof Traveler>;
export type TravelerOutput = zod.output<typeof Traveler>;

export const holdRequestTravellersMax = 60;



export const HoldRequest = /* @__PURE__ */ (() => zod.strictObject({
  "quote_id": zod.uuid().describe('ID of the quote, which must match the token in the `Quote-Token` header.'),
  "customerInfo": CustomerInfo,
  "agreements": Agreements,
  "travellers": zod.array(Traveler).min(1).max(holdRequestTravellersMax).optional().describe('All quoted travellers, each assigned to a cabin. No two can have the same passport number. Required for voyages and rejected for hotel stays.')
}).meta({ id: 'HoldRequest', description: 'The quote to hold, with the guest, the booker, the consents and, for voyages, the travellers.' }))();

export type HoldRequest = zod.input<typeof HoldRequest>;
export type HoldRequestOutput = zod.output<typeof HoldRequest>;

export const HoldStatus = /* @__PURE__ */ (() => zod.enum(['held', 'confirmed', 'released', 'expired']).meta({ id: 'HoldStatus', description: '`held`: the inventory is reserved until `expires_at`. `confirmed`: the hold has become a reservation or changed one. `released`: the guest has released the hold. `expired`: the hold was not confirmed in time. `held` can change to any other status. The other statuses are final.' }))();

export type HoldStatus = zod.input<typeof HoldStatus>;
export type HoldStatusOutput = zod.output<typeof HoldStatus>;

export const stayDifferenceLinesMax = 1000;



export const StayDifference = /* @__PURE__ */ (() => zod.strictObject({
  "currency": Currency,
  "price_before": Amount.describe('Total price of the current stay.'),
  "price_after": Amount.describe('Total price of the changed stay.'),
  "lines": zod.array(PriceLine).max(stayDifferenceLinesMax).describe('Added price lines, and removed price lines with the opposite sign. The amounts add up to `price_after` minus `price_before`.'),
  "to_pay": Amount.describe('Amount to pay by card to confirm the change.'),
  "to_refund": Amount.describe('Amount to refund to the card.'),
  "balance_due": Amount.describe('Amount due at the property after the change.')
}).meta({ id: 'StayDifference', description: 'Price difference between the current stay and the changed stay.' }))();

export type StayDifference = zod.input<typeof StayDifference>;
export type StayDifferenceOutput = zod.output<typeof StayDifference>;

export const HeldChange = /* @__PURE__ */ (() => zod.strictObject({
  "reservation_number": DocumentNumber,
  "difference": StayDifference
}).meta({ id: 'HeldChange', description: 'The change that a hold makes to a reservation.' }))();

export type HeldChange = zod.input<typeof HeldChange>;
export type HeldChangeOutput = zod.output<typeof HeldChange>;

export const holdResultReservationTokenMax = 200;

export const holdResultGuestNameMax = 120;

export const holdResultBookerNameMax = 120;

export const holdResultBookerEmailMax = 254;

export const holdResultTravellersMax = 60;



export const HoldResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hold_number": DocumentNumber,
  "status": HoldStatus,
  "confirmed_by": ConfirmedBy,
  "expires_at": Instant.describe('Time when the hold expires and its inventory is released: 15 minutes after its creation, or later if the property has extended it, but no later than the end of the arrival date or, for voyages, the first departure.'),
  "server_time": Instant.describe('Current server time. Use this time for countdowns instead of the browser\'s clock.'),
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Number of the reservation. Null until the hold is confirmed.'),
  "reservation_token": zod.string().max(holdResultReservationTokenMax).nullable().describe('Token that gives access to the hold and its reservation. Returned only when the hold is created, and null afterwards.'),
  "guest_name": zod.string().max(holdResultGuestNameMax).describe('The guest\'s full name. A name in Hangul has the family name first and no space. Any other name has the given name first.'),
  "booker_name": zod.string().max(holdResultBookerNameMax).describe('The booker\'s full name. Equal to the guest\'s name unless another person books.'),
  "booker_email": zod.string().max(holdResultBookerEmailMax).describe('The booker\'s email address.'),
  "stay": Stay,
  "travellers": zod.array(BookedTraveler).max(holdResultTravellersMax).describe('Travellers in the order of the request. Empty for hotel stays.'),
  "change": zod.union([HeldChange,zod.null()]).describe('The change that this hold makes to a reservation. Null for a new booking.')
}).meta({ id: 'HoldResult', description: 'A hold and its current status.' }))();

export type HoldResult = zod.input<typeof HoldResult>;
export type HoldResultOutput = zod.output<typeof HoldResult>;

export const bookerCodeResultToMax = 254;



export const BookerCodeResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "verification_id": VerificationId,
  "channel": zod.enum(['SMS', 'EMAIL']).describe('How the code is sent: by text message (`SMS`) or by email (`EMAIL`).'),
  "to": zod.string().max(bookerCodeResultToMax).describe('Phone number or email address of the booker, to which the code is sent. If the caller\'s token comes from `lookUpReservation`, four digits of the phone number are replaced by `*`.'),
  "expires_at": Instant.describe('Time when the code expires, three minutes after it was sent.'),
  "resend_at": Instant.describe('Time from which a new code can be requested.')
}).meta({ id: 'BookerCodeResult', description: 'Delivery details of a code sent to the booker.' }))();

export type BookerCodeResult = zod.input<typeof BookerCodeResult>;
export type BookerCodeResultOutput = zod.output<typeof BookerCodeResult>;

export const HoldConfirmationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "verification_id": VerificationId,
  "code": VerificationCode
}).meta({ id: 'HoldConfirmationRequest', description: 'The confirmation code entered by the booker.' }))();

export type HoldConfirmationRequest = zod.input<typeof HoldConfirmationRequest>;
export type HoldConfirmationRequestOutput = zod.output<typeof HoldConfirmationRequest>;

export const savedTravellerListResultMaximumMax = 100;

export const savedTravellerListResultTravellerListMax = 100;



export const SavedTravellerListResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "maximum": zod.int().min(1).max(savedTravellerListResultMaximumMax).describe('Number of travellers that a member can save.'),
  "traveller_list": zod.array(SavedTraveller).max(savedTravellerListResultTravellerListMax).describe('The saved travellers.')
}).meta({ id: 'SavedTravellerListResult', description: 'A member\'s saved travellers, by surname and given names.' }))();

export type SavedTravellerListResult = zod.input<typeof SavedTravellerListResult>;
export type SavedTravellerListResultOutput = zod.output<typeof SavedTravellerListResult>;

export const SavedTravellerRequest = /* @__PURE__ */ (() => zod.strictObject({
  "korean_name": FullName.optional().describe('Full name in Korean. Omit if the traveller has no Korean name.'),
  "english_last_name": EnglishName.describe('Surname shown in the passport, in Latin letters.'),
  "english_first_name": EnglishName.describe('Given names shown in the passport, in Latin letters.'),
  "gender": Gender.describe('Gender shown in the passport.'),
  "nationality": Nationality,
  "birthday": Birthday.describe('Date of birth shown in the passport.'),
  "passport_consent": zod.boolean().describe('Consent to store the traveller\'s passport details until the passport expires.'),
  "passport_number": PassportNumber.optional().describe('Passport number as printed in the passport. Omit to keep the saved number.'),
  "passport_issued_on": StayDate.optional().describe('Issue date of the passport.'),
  "passport_expires_on": StayDate.optional().describe('Expiry date of the passport.')
}).meta({ id: 'SavedTravellerRequest', description: 'A traveller to save. With `passport_consent`, the issue date and expiry date of the passport are required. Without it, passport details are rejected, and saved passport details are deleted.' }))();

export type SavedTravellerRequest = zod.input<typeof SavedTravellerRequest>;
export type SavedTravellerRequestOutput = zod.output<typeof SavedTravellerRequest>;

export const SavedTravellerResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "traveller": SavedTraveller
}).meta({ id: 'SavedTravellerResult', description: 'The traveller as saved, with a masked passport number.' }))();

export type SavedTravellerResult = zod.input<typeof SavedTravellerResult>;
export type SavedTravellerResultOutput = zod.output<typeof SavedTravellerResult>;

export const lookupRequestGuestNameMax = 120;


export const lookupRequestGuestNameRegExp = new RegExp('\\S');
export const lookupRequestReservationNumberMax = 30;


export const lookupRequestReservationNumberRegExp = new RegExp('\\S');


export const LookupRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "guest_name": zod.string().min(1).max(lookupRequestGuestNameMax).regex(lookupRequestGuestNameRegExp).describe('Name of the guest or the booker. Spaces, letter case, and the order of family and given names are ignored.'),
  "reservation_number": zod.string().min(1).max(lookupRequestReservationNumberMax).regex(lookupRequestReservationNumberRegExp).describe('Reservation number entered by the guest. Surrounding spaces and letter case are ignored.')
}).meta({ id: 'LookupRequest', description: 'A name and a reservation number, which must belong to the same reservation.' }))();

export type LookupRequest = zod.input<typeof LookupRequest>;
export type LookupRequestOutput = zod.output<typeof LookupRequest>;

export const lookupResultReservationTokenMax = 200;



export const LookupResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservation_number": DocumentNumber,
  "reservation_token": zod.string().max(lookupResultReservationTokenMax).describe('Token for the reservation. Send this token in the `Reservation-Token` header.'),
  "expires_at": Instant.describe('Time when the token expires.')
}).meta({ id: 'LookupResult', description: 'A token that gives access to a reservation for 30 minutes.' }))();

export type LookupResult = zod.input<typeof LookupResult>;
export type LookupResultOutput = zod.output<typeof LookupResult>;

export const reservationSummaryHotelNameMax = 100;

export const reservationSummaryPackageNameMax = 100;

export const reservationSummaryRoomTypeNameMax = 100;

export const reservationSummaryRoomCountMax = 5;


export const reservationSummaryNightsMin = 0;

export const reservationSummaryTimeZoneMax = 60;



export const ReservationSummary = /* @__PURE__ */ (() => zod.strictObject({
  "reservation_number": DocumentNumber,
  "type": ReservationType,
  "status": ReservationStatus,
  "upcoming": zod.boolean().describe('Whether the reservation is `confirmed` or `complete` and its `check_out` date has not passed in the property\'s time zone.'),
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(reservationSummaryHotelNameMax).describe('Name of the property, in the guest\'s language or the property\'s fallback language.'),
  "package_name": zod.string().max(reservationSummaryPackageNameMax).nullable().describe('Name of the package, in the guest\'s language or the property\'s fallback language. Null for rooms without a package.'),
  "room_type_code": ItemCode,
  "room_type_name": zod.string().max(reservationSummaryRoomTypeNameMax).describe('Name of the first room\'s or cabin\'s type, in the guest\'s language or the property\'s fallback language.'),
  "room_count": zod.int().min(1).max(reservationSummaryRoomCountMax).describe('Number of rooms or cabins.'),
  "guest_count": zod.int().min(1).describe('Total number of guests in all rooms, including infants.'),
  "check_in": StayDate,
  "check_out": StayDate,
  "nights": zod.int().min(reservationSummaryNightsMin).describe('Number of nights from `check_in` to `check_out`.'),
  "currency": Currency,
  "total_price": Amount.describe('Total price, including VAT.'),
  "picture": zod.union([Picture,zod.null()]).describe('Picture of the room type or, for voyages, of the first cabin\'s type. Null if there is none.'),
  "reservation_date": Instant.describe('Time when the reservation was confirmed.'),
  "time_zone": zod.string().max(reservationSummaryTimeZoneMax).describe('The property\'s IANA time zone, in which to show the timestamps.')
}).meta({ id: 'ReservationSummary', description: 'A reservation in a list.' }))();

export type ReservationSummary = zod.input<typeof ReservationSummary>;
export type ReservationSummaryOutput = zod.output<typeof ReservationSummary>;

export const reservationListResultReservationsMax = 20;



export const ReservationListResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservations": zod.array(ReservationSummary).max(reservationListResultReservationsMax).describe('Upcoming reservations, starting with the next check-in, followed by past and cancelled reservations, starting with the latest check-in.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor for the next page. Null on the last page.')
}).meta({ id: 'ReservationListResult', description: 'A page of a member\'s reservations.' }))();

export type ReservationListResult = zod.input<typeof ReservationListResult>;
export type ReservationListResultOutput = zod.output<typeof ReservationListResult>;

export const ClaimRequest = /* @__PURE__ */ (() => zod.strictObject({
  "verification_id": VerificationId,
  "code": VerificationCode
}).meta({ id: 'ClaimRequest', description: 'The code sent to the booker of the reservation.' }))();

export type ClaimRequest = zod.input<typeof ClaimRequest>;
export type ClaimRequestOutput = zod.output<typeof ClaimRequest>;

export const ReservationResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservation": Reservation
}).meta({ id: 'ReservationResult', description: 'A reservation in its current state.' }))();

export type ReservationResult = zod.input<typeof ReservationResult>;
export type ReservationResultOutput = zod.output<typeof ReservationResult>;

export const cancellationPreviewResultDaysBeforeMin = 0;

export const cancellationPreviewResultFeePercentMin = 0;
export const cancellationPreviewResultFeePercentMax = 100;

export const cancellationPreviewResultVoucherRefundMin = 0;

export const cancellationPreviewResultPointRefundMin = 0;



export const CancellationPreviewResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservation_number": DocumentNumber,
  "cancellable": zod.boolean().describe('Whether the reservation can be cancelled now.'),
  "currency": Currency,
  "days_before": zod.int().min(cancellationPreviewResultDaysBeforeMin).describe('Number of days from today until check-in or departure, in the property\'s time zone.'),
  "fee_percent": zod.int().min(cancellationPreviewResultFeePercentMin).max(cancellationPreviewResultFeePercentMax).describe('Cancellation fee under the cancellation policy, as a percentage of the total price before points and vouchers are deducted.'),
  "fee": Amount.describe('Cancellation fee. Send this amount to `cancelReservation`.'),
  "refund": Amount.describe('Amount that would be refunded to the card.'),
  "fee_collected": zod.boolean().describe('Whether the fee would be collected. `false` if nothing was paid by card or with points.'),
  "voucher_refund": zod.int().min(cancellationPreviewResultVoucherRefundMin).optional().describe('Number of vouchers that would be returned: either all or none. Omitted if no vouchers were used.'),
  "point_refund": zod.int().min(cancellationPreviewResultPointRefundMin).optional().describe('Number of points that would be returned, with their original expiry dates. Omitted if no points were used.')
}).meta({ id: 'CancellationPreviewResult', description: 'Fee and refund that would apply if the reservation were cancelled now.' }))();

export type CancellationPreviewResult = zod.input<typeof CancellationPreviewResult>;
export type CancellationPreviewResultOutput = zod.output<typeof CancellationPreviewResult>;

export const cancellationRequestReasonMax = 200;



export const CancellationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "fee": Amount.describe('Cancellation fee that was shown to the guest and accepted.'),
  "reason": zod.string().max(cancellationRequestReasonMax).optional().describe('Reason for the cancellation in the guest\'s own words, for the property.')
}).meta({ id: 'CancellationRequest', description: 'The guest\'s consent to the cancellation fee.' }))();

export type CancellationRequest = zod.input<typeof CancellationRequest>;
export type CancellationRequestOutput = zod.output<typeof CancellationRequest>;

export const ChangeQuoteResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "quote_id": zod.uuid().describe('ID of the change quote. Send this ID to change the reservation.'),
  "expires_at": Instant.describe('Time when the change quote expires, 30 minutes after its creation.'),
  "confirmed_by": ConfirmedBy,
  "stay": Stay,
  "difference": StayDifference
}).meta({ id: 'ChangeQuoteResult', description: 'A change quote, with the changed stay and the price difference. The quote is valid for 30 minutes and reserves nothing.' }))();

export type ChangeQuoteResult = zod.input<typeof ChangeQuoteResult>;
export type ChangeQuoteResultOutput = zod.output<typeof ChangeQuoteResult>;

export const voyageChangeCabinTravellersItemMin = 0;
export const voyageChangeCabinTravellersItemMax = 59;

export const voyageChangeCabinTravellersMax = 20;



export const VoyageChangeCabin = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type_code": ItemCode,
  "travellers": zod.array(zod.int().min(voyageChangeCabinTravellersItemMin).max(voyageChangeCabinTravellersItemMax)).min(1).max(voyageChangeCabinTravellersMax).describe('Indexes of the cabin\'s travellers in the reservation\'s `travellers`, starting at 0. Each traveller must be in exactly one cabin.')
}).meta({ id: 'VoyageChangeCabin', description: 'A requested cabin and the travellers who share it.' }))();

export type VoyageChangeCabin = zod.input<typeof VoyageChangeCabin>;
export type VoyageChangeCabinOutput = zod.output<typeof VoyageChangeCabin>;

export const voyageChangeRequestCabinsMax = 20;



export const VoyageChangeRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "outbound": ItemCode.describe('The `departure_code` of the outbound sailing.'),
  "inbound": ItemCode.optional().describe('The `departure_code` of the return sailing. Omit for a one-way voyage.'),
  "cabins": zod.array(VoyageChangeCabin).min(1).max(voyageChangeRequestCabinsMax).describe('One entry per cabin. The cabin types may differ.')
}).meta({ id: 'VoyageChangeRequest', description: 'The requested sailings and cabins, with the reservation\'s travellers assigned to the cabins. Age bands are recalculated for the new dates.' }))();

export type VoyageChangeRequest = zod.input<typeof VoyageChangeRequest>;
export type VoyageChangeRequestOutput = zod.output<typeof VoyageChangeRequest>;

export const ChangeRequest = /* @__PURE__ */ (() => zod.strictObject({
  "quote_id": zod.uuid().describe('ID of the change quote, which must belong to this reservation.')
}).meta({ id: 'ChangeRequest', description: 'The change quote to apply.' }))();

export type ChangeRequest = zod.input<typeof ChangeRequest>;
export type ChangeRequestOutput = zod.output<typeof ChangeRequest>;

export const ConfirmationMailResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "confirmation_mail": ConfirmationMail
}).meta({ id: 'ConfirmationMailResult', description: 'The email that is being resent.' }))();

export type ConfirmationMailResult = zod.input<typeof ConfirmationMailResult>;
export type ConfirmationMailResultOutput = zod.output<typeof ConfirmationMailResult>;

export const CalendarFileMax = 20000;



export const CalendarFile = /* @__PURE__ */ (() => zod.string().max(CalendarFileMax).meta({ id: 'CalendarFile', description: 'A calendar file in the iCalendar format (RFC 5545).' }))();

export type CalendarFile = zod.input<typeof CalendarFile>;
export type CalendarFileOutput = zod.output<typeof CalendarFile>;

export const checkInTokenResultTokenMax = 200;



export const CheckInTokenResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "token": zod.string().max(checkInTokenResultTokenMax).describe('Opaque token to display as a QR code.'),
  "expires_at": Instant.describe('Time when the token expires, five minutes after its creation.'),
  "server_time": Instant.describe('Current server time. Use this time instead of the browser\'s clock to decide when to request the next token.')
}).meta({ id: 'CheckInTokenResult', description: 'A token for the property\'s staff to scan at check-in.' }))();

export type CheckInTokenResult = zod.input<typeof CheckInTokenResult>;
export type CheckInTokenResultOutput = zod.output<typeof CheckInTokenResult>;

export const PaymentRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hold_number": DocumentNumber.describe('Number of the hold to pay for. The reservation token must belong to this hold.'),
  "method": PaymentMethod.optional().describe('One of the property\'s `payment_methods`, as returned by `getMain`. Defaults to the first method. Guarantees always use a card.')
}).meta({ id: 'PaymentRequest', description: 'The hold to pay for, and the payment method.' }))();

export type PaymentRequest = zod.input<typeof PaymentRequest>;
export type PaymentRequestOutput = zod.output<typeof PaymentRequest>;

export const nicepayWindowRequestClientIdMax = 100;

export const nicepayWindowRequestGoodsNameMax = 40;

export const nicepayWindowRequestReturnUrlMax = 500;

export const nicepayWindowRequestMallReservedMax = 500;

export const nicepayWindowRequestBuyerNameMax = 120;

export const nicepayWindowRequestBuyerTelMax = 20;

export const nicepayWindowRequestBuyerEmailMax = 254;



export const NicepayWindowRequest = /* @__PURE__ */ (() => zod.strictObject({
  "clientId": zod.string().max(nicepayWindowRequestClientIdMax).describe('Merchant ID assigned by NicePay.'),
  "method": zod.enum(['card', 'kakaopay', 'naverpayCard', 'payco', 'samsungpayCard']).describe('The chosen payment method, in NicePay\'s terms. The window opens with this method.'),
  "orderId": OrderId,
  "amount": Amount,
  "goodsName": zod.string().max(nicepayWindowRequestGoodsNameMax).describe('Name of the product, shown in the window.'),
  "returnUrl": zod.url().max(nicepayWindowRequestReturnUrlMax).describe('URL to which the window posts its form.'),
  "mallReserved": zod.string().max(nicepayWindowRequestMallReservedMax).describe('Merchant data that NicePay returns unchanged.'),
  "buyerName": zod.string().max(nicepayWindowRequestBuyerNameMax).describe('The booker\'s full name, shortened to 30 bytes if it is longer.'),
  "buyerTel": zod.string().max(nicepayWindowRequestBuyerTelMax).describe('The booker\'s phone number, digits only. Empty if the caller\'s token comes from `lookUpReservation`.'),
  "buyerEmail": zod.string().max(nicepayWindowRequestBuyerEmailMax).describe('The booker\'s email address. Empty if it has more than 60 characters.'),
  "language": zod.enum(['KO', 'EN', 'CN']).describe('Language of the window. English is used if the window doesn\'t support the guest\'s language.'),
  "currency": zod.enum(['KRW', 'USD', 'CNY']).describe('Currency of the amount. NicePay supports only these currencies.')
}).meta({ id: 'NicepayWindowRequest', description: 'Request object for NicePay\'s payment window. Pass the object to the window\'s script unchanged.' }))();

export type NicepayWindowRequest = zod.input<typeof NicepayWindowRequest>;
export type NicepayWindowRequestOutput = zod.output<typeof NicepayWindowRequest>;

export const nicepayWindowScriptUrlMax = 500;



export const NicepayWindow = /* @__PURE__ */ (() => zod.strictObject({
  "provider": zod.enum(['nicepay']).describe('Identifies this object as NicePay\'s payment window.'),
  "script_url": zod.url().max(nicepayWindowScriptUrlMax).describe('URL of the script that provides the payment window. Load the script only once.'),
  "request": NicepayWindowRequest
}).meta({ id: 'NicepayWindow', description: 'NicePay\'s payment window. To open the window, load `script_url` and pass `request` to the script.' }))();

export type NicepayWindow = zod.input<typeof NicepayWindow>;
export type NicepayWindowOutput = zod.output<typeof NicepayWindow>;

export const cardTokenFrameFrameUrlMax = 500;

export const cardTokenFrameOriginMax = 200;



export const CardTokenFrame = /* @__PURE__ */ (() => zod.strictObject({
  "provider": zod.enum(['card_token']).describe('Identifies this object as a card frame.'),
  "frame_url": zod.url().max(cardTokenFrameFrameUrlMax).describe('URL of the frame to embed in the payment page.'),
  "origin": zod.url().max(cardTokenFrameOriginMax).describe('Origin of the frame. Accept messages only from this origin.')
}).meta({ id: 'CardTokenFrame', description: 'The provider\'s card frame for a guarantee. The frame posts the card token to its parent page.' }))();

export type CardTokenFrame = zod.input<typeof CardTokenFrame>;
export type CardTokenFrameOutput = zod.output<typeof CardTokenFrame>;

export const CardWindow = /* @__PURE__ */ (() => zod.discriminatedUnion('provider', [NicepayWindow,CardTokenFrame]).meta({ id: 'CardWindow', description: 'Payment window or card frame that the browser opens, depending on the card provider.' }))();

export type CardWindow = zod.input<typeof CardWindow>;
export type CardWindowOutput = zod.output<typeof CardWindow>;

export const PaymentReadyResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "order_id": OrderId,
  "status": PaymentStatus,
  "amount": Amount.describe('Amount to charge. Zero for a guarantee.'),
  "currency": Currency,
  "expires_at": Instant.describe('Time when the hold expires.'),
  "server_time": Instant.describe('Current server time. Use this time for countdowns instead of the browser\'s clock.'),
  "card_window": CardWindow.describe('Payment window or card frame that the browser opens next. Its `provider` determines the type.')
}).meta({ id: 'PaymentReadyResult', description: 'A payment that can be started in the browser.' }))();

export type PaymentReadyResult = zod.input<typeof PaymentReadyResult>;
export type PaymentReadyResultOutput = zod.output<typeof PaymentReadyResult>;

export const paymentReturnAuthResultCodeMax = 10;

export const paymentReturnAuthResultMsgMax = 500;

export const paymentReturnTidMax = 60;

export const paymentReturnClientIdMax = 100;

export const paymentReturnOrderIdMax = 64;

export const paymentReturnAmountRegExp = new RegExp('^[0-9]{1,12}$');
export const paymentReturnMallReservedMax = 500;

export const paymentReturnAuthTokenMax = 200;

export const paymentReturnSignatureMax = 128;



export const PaymentReturn = /* @__PURE__ */ (() => zod.looseObject({
  "authResultCode": zod.string().max(paymentReturnAuthResultCodeMax).describe('`0000` if the card was authorised. Any other value means that the card was declined or the window was closed.'),
  "authResultMsg": zod.string().max(paymentReturnAuthResultMsgMax).optional().describe('Result message from NicePay, in Korean.'),
  "tid": zod.string().max(paymentReturnTidMax).optional().describe('Transaction ID assigned by NicePay.'),
  "clientId": zod.string().max(paymentReturnClientIdMax).optional().describe('Merchant ID assigned by NicePay.'),
  "orderId": zod.string().max(paymentReturnOrderIdMax).describe('Order ID of the payment.'),
  "amount": zod.string().regex(paymentReturnAmountRegExp).optional().describe('Authorised amount, digits only. Must equal the requested amount.'),
  "mallReserved": zod.string().max(paymentReturnMallReservedMax).optional().describe('Merchant data, returned unchanged. Proves that an unsigned form for a declined or cancelled payment comes from the payment window.'),
  "authToken": zod.string().max(paymentReturnAuthTokenMax).optional().describe('Authentication token from NicePay, which is part of the signed data.'),
  "signature": zod.string().max(paymentReturnSignatureMax).optional().describe('Hex SHA-256 of `authToken`, `clientId`, `amount` and the merchant\'s secret key, concatenated in this order.')
}).meta({ id: 'PaymentReturn', description: 'Form that the payment window posts. Unknown fields are ignored.' }))();

export type PaymentReturn = zod.input<typeof PaymentReturn>;
export type PaymentReturnOutput = zod.output<typeof PaymentReturn>;

export const nicepayWebhookResultCodeMax = 10;

export const nicepayWebhookResultMsgMax = 500;

export const nicepayWebhookTidMax = 60;

export const nicepayWebhookOrderIdMax = 64;

export const nicepayWebhookEdiDateMax = 60;

export const nicepayWebhookSignatureMax = 128;

export const nicepayWebhookStatusMax = 30;

export const nicepayWebhookAmountMin = 0;

export const nicepayWebhookBalanceAmtMin = 0;



export const NicepayWebhook = /* @__PURE__ */ (() => zod.looseObject({
  "resultCode": zod.string().max(nicepayWebhookResultCodeMax).optional().describe('Result code. `0000` means success.'),
  "resultMsg": zod.string().max(nicepayWebhookResultMsgMax).optional().describe('Result message from NicePay.'),
  "tid": zod.string().max(nicepayWebhookTidMax).describe('Transaction ID assigned by NicePay.'),
  "orderId": zod.string().max(nicepayWebhookOrderIdMax).describe('Order ID of the payment.'),
  "ediDate": zod.string().max(nicepayWebhookEdiDateMax).describe('Time of the signature, according to NicePay\'s clock.'),
  "signature": zod.string().max(nicepayWebhookSignatureMax).describe('Hex SHA-256 of `tid`, `amount`, `ediDate` and the merchant\'s secret key, concatenated in this order.'),
  "status": zod.string().max(nicepayWebhookStatusMax).optional().describe('Payment status in NicePay\'s terms. The server doesn\'t rely on this value and queries NicePay instead.'),
  "amount": zod.int().min(nicepayWebhookAmountMin).describe('Amount of the transaction.'),
  "balanceAmt": zod.int().min(nicepayWebhookBalanceAmtMin).optional().describe('Amount that remains charged after refunds.')
}).meta({ id: 'NicepayWebhook', description: 'Notification from NicePay, in the format of an approval response. Unknown fields are ignored.' }))();

export type NicepayWebhook = zod.input<typeof NicepayWebhook>;
export type NicepayWebhookOutput = zod.output<typeof NicepayWebhook>;

export const WebhookAnswer = /* @__PURE__ */ (() => zod.literal("OK").meta({ id: 'WebhookAnswer', description: 'Response body that ends the provider\'s retries.' }))();

export type WebhookAnswer = zod.input<typeof WebhookAnswer>;
export type WebhookAnswerOutput = zod.output<typeof WebhookAnswer>;

export const PaymentResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "order_id": OrderId,
  "status": PaymentStatus,
  "amount": Amount.describe('Amount charged or to be charged. Zero for a guarantee.'),
  "currency": Currency,
  "hold_number": DocumentNumber,
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Number of the reservation. Null until the payment is completed.'),
  "code": zod.union([ErrorCode,zod.null()]).describe('Reason why the payment has not led to a reservation, if known. Null otherwise.')
}).meta({ id: 'PaymentResult', description: 'A payment and its status.' }))();

export type PaymentResult = zod.input<typeof PaymentResult>;
export type PaymentResultOutput = zod.output<typeof PaymentResult>;

export const guaranteeRequestCardTokenMax = 200;



export const GuaranteeRequest = /* @__PURE__ */ (() => zod.strictObject({
  "card_token": zod.string().min(1).max(guaranteeRequestCardTokenMax).describe('Card token that the provider\'s card frame posted to its parent page.')
}).meta({ id: 'GuaranteeRequest', description: 'The card token to use as a guarantee.' }))();

export type GuaranteeRequest = zod.input<typeof GuaranteeRequest>;
export type GuaranteeRequestOutput = zod.output<typeof GuaranteeRequest>;

export const localizedTextKoMax = 100000;

export const localizedTextEnMax = 100000;

export const localizedTextJaMax = 100000;

export const localizedTextZhCNMax = 100000;

export const localizedTextZhTWMax = 100000;

export const localizedTextEsMax = 100000;

export const localizedTextPtMax = 100000;

export const localizedTextViMax = 100000;

export const localizedTextThMax = 100000;

export const localizedTextMnMax = 100000;



export const LocalizedText = /* @__PURE__ */ (() => zod.strictObject({
  "ko": zod.string().max(localizedTextKoMax).describe('Text in Korean.'),
  "en": zod.string().max(localizedTextEnMax).optional().describe('Text in English.'),
  "ja": zod.string().max(localizedTextJaMax).optional().describe('Text in Japanese.'),
  "zh-CN": zod.string().max(localizedTextZhCNMax).optional().describe('Text in simplified Chinese.'),
  "zh-TW": zod.string().max(localizedTextZhTWMax).optional().describe('Text in traditional Chinese.'),
  "es": zod.string().max(localizedTextEsMax).optional().describe('Text in Spanish.'),
  "pt": zod.string().max(localizedTextPtMax).optional().describe('Text in Portuguese.'),
  "vi": zod.string().max(localizedTextViMax).optional().describe('Text in Vietnamese.'),
  "th": zod.string().max(localizedTextThMax).optional().describe('Text in Thai.'),
  "mn": zod.string().max(localizedTextMnMax).optional().describe('Text in Mongolian.')
}).meta({ id: 'LocalizedText', description: 'A text in several languages. If the guest\'s language is missing, Chinese readers get the other Chinese script. The next fallbacks are the property\'s fallback language and Korean, which is therefore required. Texts that don\'t belong to a property fall back to Korean.' }))();

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;




export const BundleTierSpend = /* @__PURE__ */ (() => zod.strictObject({
  "amount": zod.int().min(1).describe('Amount in minor units of the currency.'),
  "currency": Currency
}).meta({ id: 'BundleTierSpend', description: 'Amount that a member must spend to reach a tier. Stays priced in other currencies don\'t count.' }))();

export type BundleTierSpend = zod.input<typeof BundleTierSpend>;
export type BundleTierSpendOutput = zod.output<typeof BundleTierSpend>;

export const bundleTierThresholdNightsMax = 366;



export const BundleTierThreshold = /* @__PURE__ */ (() => zod.strictObject({
  "nights": zod.int().min(1).max(bundleTierThresholdNightsMax).optional().describe('Minimum number of nights in completed stays. Each night of a stay counts once, regardless of the number of rooms.'),
  "spend": BundleTierSpend.optional().describe('Minimum total price of completed stays.')
}).meta({ id: 'BundleTierThreshold', description: 'Stays within 12 months that a member needs to reach a tier. At least one of `nights` and `spend` is set. If both are set, the member must meet only one of them.' }))();

export type BundleTierThreshold = zod.input<typeof BundleTierThreshold>;
export type BundleTierThresholdOutput = zod.output<typeof BundleTierThreshold>;

export const bundleBenefitValueMin = 0;
export const bundleBenefitValueMax = 1000000;



export const BundleBenefit = /* @__PURE__ */ (() => zod.strictObject({
  "benefit_type": BenefitType,
  "value": zod.int().min(bundleBenefitValueMin).max(bundleBenefitValueMax).nullable().describe('Value of the benefit: a percentage, an hour, a number of people or a number of points, depending on the type. Null if the type has no value.')
}).meta({ id: 'BundleBenefit', description: 'A benefit of a tier.' }))();

export type BundleBenefit = zod.input<typeof BundleBenefit>;
export type BundleBenefitOutput = zod.output<typeof BundleBenefit>;

export const bundleTierColourRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const bundleTierBenefitsMax = 30;



export const BundleTier = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode,
  "tier_name": LocalizedText,
  "colour": zod.string().regex(bundleTierColourRegExp).describe('Colour of the tier as #RRGGBB.'),
  "qualification": LocalizedText.describe('Text that explains how members reach the tier. The site shows it only if `threshold` is omitted.'),
  "threshold": BundleTierThreshold.optional().describe('Requirements for the tier. Omit for the first tier, which every member has. Any other tier without a threshold can only be granted. Each threshold must be higher than those of the tiers before it.'),
  "benefits": zod.array(BundleBenefit).max(bundleTierBenefitsMax).describe('Benefits of the tier, in display order.')
}).meta({ id: 'BundleTier', description: 'A membership tier of the company.' }))();

export type BundleTier = zod.input<typeof BundleTier>;
export type BundleTierOutput = zod.output<typeof BundleTier>;

export const bundleAffiliateAffiliateNameMax = 100;

export const bundleAffiliateBusinessNumberRegExp = new RegExp('^[0-9]{10}$');
export const bundleAffiliateCustomerNumberMax = 30;



export const BundleAffiliate = /* @__PURE__ */ (() => zod.strictObject({
  "affiliate_name": zod.string().min(1).max(bundleAffiliateAffiliateNameMax).describe('Name of the affiliate. Spaces and case are ignored when names are compared.'),
  "business_number": zod.string().regex(bundleAffiliateBusinessNumberRegExp).describe('Business registration number of the affiliate, with ten digits.'),
  "customer_number": zod.string().min(1).max(bundleAffiliateCustomerNumberMax).describe('Customer number that the provider assigned to the affiliate.')
}).meta({ id: 'BundleAffiliate', description: 'A company whose employees can join as affiliate members.' }))();

export type BundleAffiliate = zod.input<typeof BundleAffiliate>;
export type BundleAffiliateOutput = zod.output<typeof BundleAffiliate>;

export const BundleSaleClassification = /* @__PURE__ */ (() => zod.strictObject({
  "classification_code": ItemCode,
  "classification_name": LocalizedText
}).meta({ id: 'BundleSaleClassification', description: 'Type of sale, such as title deed or membership. Omit if the provider doesn\'t distinguish types of sale.' }))();

export type BundleSaleClassification = zod.input<typeof BundleSaleClassification>;
export type BundleSaleClassificationOutput = zod.output<typeof BundleSaleClassification>;

export const bundleContractRoomTypeCodesMax = 50;

export const bundleContractVouchersTotalMin = 0;
export const bundleContractVouchersTotalMax = 10000;



export const BundleContract = /* @__PURE__ */ (() => zod.strictObject({
  "contract_number": ContractNumber,
  "contract_type": ContractType,
  "contracted_on": StayDate.describe('Date on which the contract was signed.'),
  "ended_on": StayDate.optional().describe('Date from which the contract can\'t be used for bookings. Omit while the contract is active.'),
  "hotel_code": HotelCode.describe('Code of the property where the vouchers can be used.'),
  "room_type_codes": zod.array(ItemCode).min(1).max(bundleContractRoomTypeCodesMax).describe('Codes of the room types that the vouchers can pay for. The first code is the type of the owned room.'),
  "vouchers_total": zod.int().min(bundleContractVouchersTotalMin).max(bundleContractVouchersTotalMax).describe('Total number of vouchers, each for one night in one room. If the total is lower than the number of used vouchers, it is raised to that number.')
}).meta({ id: 'BundleContract', description: 'The contract for an owned room, with its vouchers. Each voucher pays for one night in one room.' }))();

export type BundleContract = zod.input<typeof BundleContract>;
export type BundleContractOutput = zod.output<typeof BundleContract>;

export const bundleOwnedRoomRoomNumberMax = 20;

export const bundleOwnedRoomDistributionNumberMax = 30;

export const bundleOwnedRoomOwnerNameMax = 100;

export const bundleOwnedRoomBusinessNumberRegExp = new RegExp('^[0-9]{10}$');


export const BundleOwnedRoom = /* @__PURE__ */ (() => zod.strictObject({
  "building_code": ItemCode,
  "building_name": LocalizedText,
  "unit_code": ItemCode,
  "unit_name": LocalizedText,
  "room_number": zod.string().min(1).max(bundleOwnedRoomRoomNumberMax).describe('Room number as written on the door.'),
  "distribution_number": zod.string().min(1).max(bundleOwnedRoomDistributionNumberMax).describe('Number under which the room was sold to its owner.'),
  "classification": BundleSaleClassification.optional(),
  "owner_kind": zod.enum(['INDIVIDUAL', 'CORPORATE']).describe('Type of owner, which determines the type of pre-sale member. `INDIVIDUAL`: a person. `CORPORATE`: a corporation.'),
  "owner_name": zod.string().min(1).max(bundleOwnedRoomOwnerNameMax).describe('Name of the owner, a person or a corporation. Spaces and case are ignored when names are compared.'),
  "business_number": zod.string().regex(bundleOwnedRoomBusinessNumberRegExp).optional().describe('Business registration number of the owner, with ten digits. Required if the owner is a corporation.'),
  "contract": BundleContract.optional().describe('Contract that lets the owner use vouchers. Omit if there is none.')
}).meta({ id: 'BundleOwnedRoom', description: 'A room that was sold before it was built, and its owner.' }))();

export type BundleOwnedRoom = zod.input<typeof BundleOwnedRoom>;
export type BundleOwnedRoomOutput = zod.output<typeof BundleOwnedRoom>;

export const bundlePictureFilePathMax = 300;

export const bundlePictureFocusXMin = 0;
export const bundlePictureFocusXMax = 100;

export const bundlePictureFocusYMin = 0;
export const bundlePictureFocusYMax = 100;

export const bundlePicturePortraitPathMax = 300;



export const BundlePicture = /* @__PURE__ */ (() => zod.strictObject({
  "file_path": zod.string().max(bundlePictureFilePathMax).describe('Path of the picture within the bundle\'s file folder.'),
  "alt": LocalizedText.describe('Alternative text for the picture.'),
  "focus_x": zod.int().min(bundlePictureFocusXMin).max(bundlePictureFocusXMax).optional().describe('Horizontal position of the subject, as a percentage from the left.'),
  "focus_y": zod.int().min(bundlePictureFocusYMin).max(bundlePictureFocusYMax).optional().describe('Vertical position of the subject, as a percentage from the top.'),
  "color": PictureColor.optional().describe('Dominant colour of a drawing. For photos, the colour is determined during the import.'),
  "portrait_path": zod.string().max(bundlePicturePortraitPathMax).optional().describe('Path, within the bundle\'s file folder, of a version of the picture that is composed for portrait screens.')
}).meta({ id: 'BundlePicture', description: 'A picture, as a file in the bundle\'s file folder.' }))();

export type BundlePicture = zod.input<typeof BundlePicture>;
export type BundlePictureOutput = zod.output<typeof BundlePicture>;

export const bundleAgeBandsInfantMaxMonthsMin = 0;
export const bundleAgeBandsInfantMaxMonthsMax = 72;

export const bundleAgeBandsChildMaxYearsMin = 3;
export const bundleAgeBandsChildMaxYearsMax = 18;



export const BundleAgeBands = /* @__PURE__ */ (() => zod.strictObject({
  "infant_max_months": zod.int().min(bundleAgeBandsInfantMaxMonthsMin).max(bundleAgeBandsInfantMaxMonthsMax).describe('Maximum age of an infant in months, inclusive.'),
  "child_max_years": zod.int().min(bundleAgeBandsChildMaxYearsMin).max(bundleAgeBandsChildMaxYearsMax).describe('Maximum age of a child in years, inclusive.')
}).meta({ id: 'BundleAgeBands', description: 'Age limits of the property, both inclusive. Guests or travellers up to `infant_max_months` are infants, and older ones up to `child_max_years` are children. All others are adults.' }))();

export type BundleAgeBands = zod.input<typeof BundleAgeBands>;
export type BundleAgeBandsOutput = zod.output<typeof BundleAgeBands>;

export const bundleLocationLatitudeMin = -90;
export const bundleLocationLatitudeMax = 90;

export const bundleLocationLongitudeMin = -180;
export const bundleLocationLongitudeMax = 180;



export const BundleLocation = /* @__PURE__ */ (() => zod.strictObject({
  "latitude": zod.number().min(bundleLocationLatitudeMin).max(bundleLocationLatitudeMax).describe('Latitude in degrees north of the equator.'),
  "longitude": zod.number().min(bundleLocationLongitudeMin).max(bundleLocationLongitudeMax).describe('Longitude in degrees east of Greenwich.')
}).meta({ id: 'BundleLocation', description: 'Map coordinates (WGS 84).' }))();

export type BundleLocation = zod.input<typeof BundleLocation>;
export type BundleLocationOutput = zod.output<typeof BundleLocation>;

export const bundlePetUpsellingChargedFromMax = 10;

export const bundlePetUpsellingMaxCountMax = 10;



export const BundlePetUpselling = /* @__PURE__ */ (() => zod.strictObject({
  "price": Amount.describe('Price per stay for each charged pet.'),
  "charged_from": zod.int().min(1).max(bundlePetUpsellingChargedFromMax).describe('Position of the first pet in a room that is charged, starting at 1. For example, 3 means that two pets stay free of charge.'),
  "max_count": zod.int().min(1).max(bundlePetUpsellingMaxCountMax).describe('Maximum number of pets per room.')
}).meta({ id: 'BundlePetUpselling', description: 'Pet charge and limit. Every pet from position `charged_from` onwards is charged.' }))();

export type BundlePetUpselling = zod.input<typeof BundlePetUpselling>;
export type BundlePetUpsellingOutput = zod.output<typeof BundlePetUpselling>;

export const bundleExchangeRateRateExclusiveMin = 0;



export const BundleExchangeRate = /* @__PURE__ */ (() => zod.strictObject({
  "currency": Currency.describe('Currency that the property\'s prices are converted into.'),
  "rate": zod.number().gt(bundleExchangeRateRateExclusiveMin).describe('Number of units of the other currency for one unit of the property\'s currency.'),
  "as_of": StayDate.describe('Date of the exchange rate.')
}).meta({ id: 'BundleExchangeRate', description: 'An exchange rate that is used only for display, never for charging.' }))();

export type BundleExchangeRate = zod.input<typeof BundleExchangeRate>;
export type BundleExchangeRateOutput = zod.output<typeof BundleExchangeRate>;

export const bundleFooterTelMax = 30;

export const bundleFooterEmailMax = 254;

export const bundleFooterFaxMax = 30;

export const bundleFooterCompanyNumMax = 30;

export const bundleFooterCopyrightMax = 200;



export const BundleFooter = /* @__PURE__ */ (() => zod.strictObject({
  "ceo": LocalizedText.optional().describe('Name of the company\'s legal representative.'),
  "address": LocalizedText.optional(),
  "tel": zod.string().max(bundleFooterTelMax).optional().describe('Phone number of the seller and the customer centre, with dashes.'),
  "email": zod.string().max(bundleFooterEmailMax).optional().describe('Email address for guests.'),
  "fax": zod.string().max(bundleFooterFaxMax).optional().describe('Fax number with dashes.'),
  "company_num": zod.string().max(bundleFooterCompanyNumMax).optional().describe('Business registration number of the seller.'),
  "term_num": LocalizedText.optional().describe('Mail-order business registration number.'),
  "copyright": zod.string().max(bundleFooterCopyrightMax).optional().describe('Copyright notice, shown as the last line of the page.')
}).meta({ id: 'BundleFooter', description: 'Seller details required by Korean e-commerce law. Omitted fields aren\'t shown.' }))();

export type BundleFooter = zod.input<typeof BundleFooter>;
export type BundleFooterOutput = zod.output<typeof BundleFooter>;

export const BundleTerms = /* @__PURE__ */ (() => zod.strictObject({
  "termsType": TermsType,
  "title": LocalizedText.describe('Title of the terms, shown as the label of the consent.'),
  "content": LocalizedText.describe('Text of the terms as HTML, which is sanitised before it is stored.'),
  "required": zod.boolean().describe('Whether a booking requires consent to these terms.')
}).meta({ id: 'BundleTerms', description: 'Terms that the guest reads or agrees to.' }))();

export type BundleTerms = zod.input<typeof BundleTerms>;
export type BundleTermsOutput = zod.output<typeof BundleTerms>;

export const bundleIconFilePathMax = 300;



export const BundleIcon = /* @__PURE__ */ (() => zod.strictObject({
  "file_path": zod.string().max(bundleIconFilePathMax).describe('Path of the icon within the bundle\'s file folder.'),
  "title": LocalizedText.describe('Name of the amenity that the icon represents.'),
  "rooms_only": zod.boolean().optional().describe('Whether the icon applies only to room types that refer to it, and not to the property. Defaults to `false`.')
}).meta({ id: 'BundleIcon', description: 'Icon for an amenity of the property or of a room type.' }))();

export type BundleIcon = zod.input<typeof BundleIcon>;
export type BundleIconOutput = zod.output<typeof BundleIcon>;

export const MonthDayRegExp = new RegExp('^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');


export const MonthDay = /* @__PURE__ */ (() => zod.string().regex(MonthDayRegExp).meta({ id: 'MonthDay', description: 'A day of the year, in the format MM-DD.' }))();

export type MonthDay = zod.input<typeof MonthDay>;
export type MonthDayOutput = zod.output<typeof MonthDay>;

export const MonthDayPeriod = /* @__PURE__ */ (() => zod.strictObject({
  "from": MonthDay.describe('First day of the period.'),
  "to": MonthDay.describe('Last day of the period, inclusive.')
}).meta({ id: 'MonthDayPeriod', description: 'A period that recurs every year, including its first and last days. The period can span the new year.' }))();

export type MonthDayPeriod = zod.input<typeof MonthDayPeriod>;
export type MonthDayPeriodOutput = zod.output<typeof MonthDayPeriod>;

export const feeTierDaysBeforeMin = 0;
export const feeTierDaysBeforeMax = 365;

export const feeTierFeePercentMin = 0;
export const feeTierFeePercentMax = 100;



export const FeeTier = /* @__PURE__ */ (() => zod.strictObject({
  "days_before": zod.int().min(feeTierDaysBeforeMin).max(feeTierDaysBeforeMax).describe('Minimum number of days left until check-in or departure for this fee to apply.'),
  "fee_percent": zod.int().min(feeTierFeePercentMin).max(feeTierFeePercentMax).describe('Cancellation fee as a percentage of the total price before points and vouchers are deducted.')
}).meta({ id: 'FeeTier', description: 'A cancellation fee, and the minimum number of days that must be left until check-in or departure for it to apply.' }))();

export type FeeTier = zod.input<typeof FeeTier>;
export type FeeTierOutput = zod.output<typeof FeeTier>;

export const bundlePolicyPeakPeriodsMax = 20;

export const bundlePolicyWeekendDaysItemMax = 7;

export const bundlePolicyWeekendDaysMax = 7;

export const bundlePolicyHolidaysMax = 200;

export const bundlePolicyPeakWeekdayMax = 10;

export const bundlePolicyPeakWeekendMax = 10;

export const bundlePolicyOffWeekdayMax = 10;

export const bundlePolicyOffWeekendMax = 10;



export const BundlePolicy = /* @__PURE__ */ (() => zod.strictObject({
  "policy_code": ItemCode,
  "policy_name": LocalizedText,
  "peak_periods": zod.array(MonthDayPeriod).max(bundlePolicyPeakPeriodsMax).describe('Periods of the year to which the peak fees apply.'),
  "weekend_days": zod.array(zod.int().min(1).max(bundlePolicyWeekendDaysItemMax)).max(bundlePolicyWeekendDaysMax).describe('Days of the week that count as weekend days, from 1 (Monday) to 7 (Sunday).'),
  "holidays": zod.array(StayDate).max(bundlePolicyHolidaysMax).describe('Dates of holidays. The day before each holiday counts as a weekend day.'),
  "peak_weekday": zod.array(FeeTier).min(1).max(bundlePolicyPeakWeekdayMax).describe('Cancellation fees for check-in or departure on a weekday in a peak period.'),
  "peak_weekend": zod.array(FeeTier).min(1).max(bundlePolicyPeakWeekendMax).describe('Cancellation fees for check-in or departure on a weekend day in a peak period.'),
  "off_weekday": zod.array(FeeTier).min(1).max(bundlePolicyOffWeekdayMax).describe('Cancellation fees for check-in or departure on a weekday outside the peak periods.'),
  "off_weekend": zod.array(FeeTier).min(1).max(bundlePolicyOffWeekendMax).describe('Cancellation fees for check-in or departure on a weekend day outside the peak periods.')
}).meta({ id: 'BundlePolicy', description: 'A cancellation policy with four lists of fee tiers. The check-in or departure date determines which list applies. Within that list, the applicable tier is the one with the largest `days_before` that is at most the number of days left. Each list must include a tier whose `days_before` is 0, and no two of its tiers can have the same `days_before`.' }))();

export type BundlePolicy = zod.input<typeof BundlePolicy>;
export type BundlePolicyOutput = zod.output<typeof BundlePolicy>;

export const bundleBedCountMax = 20;



export const BundleBed = /* @__PURE__ */ (() => zod.strictObject({
  "kind": BedKind,
  "count": zod.int().min(1).max(bundleBedCountMax).describe('Number of beds of this kind.')
}).meta({ id: 'BundleBed', description: 'Number of beds of one kind.' }))();

export type BundleBed = zod.input<typeof BundleBed>;
export type BundleBedOutput = zod.output<typeof BundleBed>;

export const bundleRoomPlanPartXMin = 0;
export const bundleRoomPlanPartXMax = 100;

export const bundleRoomPlanPartYMin = 0;
export const bundleRoomPlanPartYMax = 100;

export const bundleRoomPlanPartWidthExclusiveMin = 0;
export const bundleRoomPlanPartWidthMax = 100;

export const bundleRoomPlanPartDepthExclusiveMin = 0;
export const bundleRoomPlanPartDepthMax = 100;



export const BundleRoomPlanPart = /* @__PURE__ */ (() => zod.strictObject({
  "kind": RoomPlanKind,
  "x": zod.number().min(bundleRoomPlanPartXMin).max(bundleRoomPlanPartXMax).describe('Distance from the left edge of the plan, in metres.'),
  "y": zod.number().min(bundleRoomPlanPartYMin).max(bundleRoomPlanPartYMax).describe('Distance from the top edge of the plan, in metres.'),
  "width": zod.number().gt(bundleRoomPlanPartWidthExclusiveMin).max(bundleRoomPlanPartWidthMax).describe('Width of the part from `x` to the right, in metres.'),
  "depth": zod.number().gt(bundleRoomPlanPartDepthExclusiveMin).max(bundleRoomPlanPartDepthMax).describe('Depth of the part from `y` downwards, in metres.')
}).meta({ id: 'BundleRoomPlanPart', description: 'A rectangular part of a floor plan. Positions are in metres from the plan\'s left and top edges.' }))();

export type BundleRoomPlanPart = zod.input<typeof BundleRoomPlanPart>;
export type BundleRoomPlanPartOutput = zod.output<typeof BundleRoomPlanPart>;

export const bundleRoomPlanWidthExclusiveMin = 0;
export const bundleRoomPlanWidthMax = 100;

export const bundleRoomPlanDepthExclusiveMin = 0;
export const bundleRoomPlanDepthMax = 100;

export const bundleRoomPlanPartsMax = 60;



export const BundleRoomPlan = /* @__PURE__ */ (() => zod.strictObject({
  "width": zod.number().gt(bundleRoomPlanWidthExclusiveMin).max(bundleRoomPlanWidthMax).describe('Width of the plan, including terraces, in metres.'),
  "depth": zod.number().gt(bundleRoomPlanDepthExclusiveMin).max(bundleRoomPlanDepthMax).describe('Depth of the plan, including terraces, in metres.'),
  "parts": zod.array(BundleRoomPlanPart).min(1).max(bundleRoomPlanPartsMax).describe('Parts of the plan in the order in which they are drawn, so areas are listed before their furniture.')
}).meta({ id: 'BundleRoomPlan', description: 'Floor plan of a room type, true to scale.' }))();

export type BundleRoomPlan = zod.input<typeof BundleRoomPlan>;
export type BundleRoomPlanOutput = zod.output<typeof BundleRoomPlan>;

export const bundleRoomTypeBedsMax = 7;

export const bundleRoomTypeAreaMin = 0;




export const bundleRoomTypeIncludedItemsMax = 50;

export const bundleRoomTypePaidExtrasMax = 50;

export const bundleRoomTypeIconsItemMax = 300;

export const bundleRoomTypeIconsMax = 20;

export const bundleRoomTypePicturesMax = 30;



export const BundleRoomType = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "room_type_name": LocalizedText,
  "description": LocalizedText,
  "view_type": LocalizedText.describe('View from the window as a text. The site shows it only if `view` is omitted.'),
  "bed_type": LocalizedText.describe('Type and number of the beds as a text. The site shows it only if `beds` is omitted.'),
  "view": ViewKind.optional().describe('View from the window. The site shows it in the guest\'s language, instead of `view_type`.'),
  "beds": zod.array(BundleBed).min(1).max(bundleRoomTypeBedsMax).optional().describe('Beds, with one entry per kind. The site shows them in the guest\'s language, instead of `bed_type`.'),
  "area": zod.number().min(bundleRoomTypeAreaMin).describe('Floor area in square metres.'),
  "standard": zod.int().min(1).describe('Number of guests included in the room price.'),
  "min_person": zod.int().min(1).describe('Minimum number of guests, not counting infants.'),
  "max_person": zod.int().min(1).describe('Maximum number of guests, not counting infants.'),
  "extra_adult_price": Amount.describe('Price per night for each adult above `standard`.'),
  "extra_kid_price": Amount.describe('Price per night for each child above `standard`. Adults fill the included places first.'),
  "included_items": zod.array(LocalizedText).max(bundleRoomTypeIncludedItemsMax).describe('Items and services included in the room price.'),
  "paid_extras": zod.array(LocalizedText).max(bundleRoomTypePaidExtrasMax).describe('Items and services that guests pay for at the property.'),
  "is_suite": zod.boolean().optional().describe('Whether the room type is a suite, so that a tier\'s suite discount applies. Defaults to `false`.'),
  "pets_allowed": zod.boolean().describe('Whether pets can stay in the room. The property must also accept pets.'),
  "policy_code": ItemCode.describe('Code of the cancellation policy, from the property\'s `policies`.'),
  "icons": zod.array(zod.string().max(bundleRoomTypeIconsItemMax).describe('`file_path` of one of the property\'s icons.')).max(bundleRoomTypeIconsMax).optional().describe('Amenities of the room type, as `file_path` values of the property\'s icons. Lists show the first four icons. If a room type has no icons, the room page shows the property\'s icons.'),
  "plan": BundleRoomPlan.optional().describe('Floor plan of the room type, shown on the room page. Omit it if you have no plan that is true to scale. All parts must be within the plan. The areas other than terraces must not overlap, and their total size must differ from `area` by at most 10%.'),
  "pictures": zod.array(BundlePicture).max(bundleRoomTypePicturesMax).describe('Pictures of the room type. Lists show the first picture.')
}).meta({ id: 'BundleRoomType', description: 'A room type that the property sells.' }))();

export type BundleRoomType = zod.input<typeof BundleRoomType>;
export type BundleRoomTypeOutput = zod.output<typeof BundleRoomType>;

export const bundleIncludedCountCountMax = 50;



export const BundleIncludedCount = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode,
  "count": zod.int().min(1).max(bundleIncludedCountCountMax).describe('Number of units per room, or per room and night if the option is sold per night.')
}).meta({ id: 'BundleIncludedCount', description: 'Number of units of an option that a package includes for each room.' }))();

export type BundleIncludedCount = zod.input<typeof BundleIncludedCount>;
export type BundleIncludedCountOutput = zod.output<typeof BundleIncludedCount>;

export const BundlePackagePeriod = /* @__PURE__ */ (() => zod.strictObject({
  "from": StayDate.describe('First night of the period.'),
  "to": StayDate.describe('Last night of the period, inclusive.'),
  "price": zod.union([Amount,zod.null()]).describe('Price of the package for one room, including taxes. Null if the package isn\'t sold. A package charged per night uses the price of each night. A package charged per stay uses the price of the arrival night.')
}).meta({ id: 'BundlePackagePeriod', description: 'A period of nights on which a package has a different price or isn\'t sold.' }))();

export type BundlePackagePeriod = zod.input<typeof BundlePackagePeriod>;
export type BundlePackagePeriodOutput = zod.output<typeof BundlePackagePeriod>;

export const bundlePackageIncludedItemsMax = 50;

export const bundlePackageRoomTypeCodesMax = 100;

export const bundlePackageIncludedUpsellingsMax = 50;

export const bundlePackageIncludedCountsMax = 50;

export const bundlePackageMinNightsMax = 90;

export const bundlePackagePeriodsMax = 400;

export const bundlePackagePicturesMax = 30;



export const BundlePackage = /* @__PURE__ */ (() => zod.strictObject({
  "package_code": ItemCode,
  "package_name": LocalizedText,
  "description": LocalizedText,
  "included_items": zod.array(LocalizedText).max(bundlePackageIncludedItemsMax).describe('Items and services that the guest receives in addition to the room.'),
  "room_type_codes": zod.array(ItemCode).max(bundlePackageRoomTypeCodesMax).describe('Codes of the room types that the package can be booked with.'),
  "included_upsellings": zod.array(ItemCode).max(bundlePackageIncludedUpsellingsMax).optional().describe('Codes of the options that the package includes, one unit of each per room unless `included_counts` says otherwise. Included options reduce the daily stock. Omit if the package includes no options.'),
  "included_counts": zod.array(BundleIncludedCount).max(bundlePackageIncludedCountsMax).optional().describe('Included options of which each room gets more than one unit, for example breakfast for two. More units can be booked for further guests, up to the option\'s `max_count`. Omit if each room gets one unit of every included option.'),
  "min_nights": zod.int().min(1).max(bundlePackageMinNightsMax).describe('Minimum length of stay, in nights.'),
  "charge": zod.enum(['per_night', 'per_stay']).describe('How the package is charged. `per_night`: once for each night. `per_stay`: once for the whole stay.'),
  "price": Amount.describe('Price of the package for one room, including taxes, on nights outside `periods`.'),
  "periods": zod.array(BundlePackagePeriod).max(bundlePackagePeriodsMax).optional().describe('Periods in which the package has a different price or isn\'t sold. Periods must not overlap. Omit if the price is always the same.'),
  "pictures": zod.array(BundlePicture).max(bundlePackagePicturesMax).describe('Pictures of the package. Lists show the first picture.')
}).meta({ id: 'BundlePackage', description: 'A package that is sold with a room.' }))();

export type BundlePackage = zod.input<typeof BundlePackage>;
export type BundlePackageOutput = zod.output<typeof BundlePackage>;

export const bundleUpsellingMaxCountMax = 50;

export const bundleUpsellingDailyStockMin = 0;



export const BundleUpselling = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode,
  "upselling_name": LocalizedText,
  "description": LocalizedText,
  "price": Amount.describe('Price of one unit, including taxes, for each selected date or once per stay.'),
  "max_count": zod.int().min(1).max(bundleUpsellingMaxCountMax).describe('Maximum number of units per room and day.'),
  "pricing_unit": PricingUnit.optional().describe('What one unit is. The site names it in the guest\'s language beside the price and the quantity. If omitted, it is the same as `item`.'),
  "by_date": zod.boolean().describe('Whether the guest selects the nights for the option. If `false`, the option is booked once per stay, for the arrival date.'),
  "daily_stock": zod.int().min(bundleUpsellingDailyStockMin).nullable().describe('Maximum number of units sold per day. Null if unlimited.'),
  "checkout_time": ClockTime.optional().describe('Check-out time set by a late check-out option, which must have `by_date` set to `false` and a `max_count` of 1. A room can have only one check-out time. Omit for other options.'),
  "adult_upselling_code": zod.union([ItemCode,zod.null()]).describe('Code of the adult option that this children\'s option requires. The adult option must be selected for the same room or included in the package. If both options are selected for individual nights, the adult option must be selected for the same nights. Null if the option can be booked alone. The site offers an option with this code only for rooms with a child.'),
  "picture": zod.union([BundlePicture,zod.null()]).describe('Picture of the option. Null if there is none.')
}).meta({ id: 'BundleUpselling', description: 'An option that can be added to a room.' }))();

export type BundleUpselling = zod.input<typeof BundleUpselling>;
export type BundleUpsellingOutput = zod.output<typeof BundleUpselling>;

export const bundleMileageUnitMax = 1000000;

export const bundleMileageMinimumMin = 0;
export const bundleMileageMinimumMax = 1000000000;

export const bundleMileageMaximumMax = 1000000000;



export const BundleMileage = /* @__PURE__ */ (() => zod.strictObject({
  "unit": zod.int().min(1).max(bundleMileageUnitMax).describe('Points can only be used in multiples of this number.'),
  "minimum": zod.int().min(bundleMileageMinimumMin).max(bundleMileageMinimumMax).describe('Minimum number of points that can be used.'),
  "maximum": zod.int().min(1).max(bundleMileageMaximumMax).describe('Maximum number of points that can be used for one stay.')
}).meta({ id: 'BundleMileage', description: 'Limits for paying with points. One point is worth one minor unit of the currency.' }))();

export type BundleMileage = zod.input<typeof BundleMileage>;
export type BundleMileageOutput = zod.output<typeof BundleMileage>;

export const bundleMemberRatePercentMax = 90;



export const BundleMemberRate = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode.describe('Code of one of the company\'s tiers.'),
  "percent": zod.int().min(1).max(bundleMemberRatePercentMax).describe('Discount as a percentage of the public price. The discount amount is rounded down.')
}).meta({ id: 'BundleMemberRate', description: 'Member discount for a tier. The discount applies to nights, extra guests, pets and the package of each room.' }))();

export type BundleMemberRate = zod.input<typeof BundleMemberRate>;
export type BundleMemberRateOutput = zod.output<typeof BundleMemberRate>;




export const BundleEarlyCheckout = /* @__PURE__ */ (() => zod.strictObject({
  "early_checkout_seq": zod.int().min(1).describe('Number that identifies the offer within the property. Quote requests use this number to select the offer.'),
  "checkout_time": ClockTime.describe('Time by which the guest must leave the room.'),
  "discount_amt": Amount.describe('Amount by which the offer lowers the price of a room.')
}).meta({ id: 'BundleEarlyCheckout', description: 'An offer to check out early for a lower price.' }))();

export type BundleEarlyCheckout = zod.input<typeof BundleEarlyCheckout>;
export type BundleEarlyCheckoutOutput = zod.output<typeof BundleEarlyCheckout>;


export const bundlePromotionMinNightsMax = 90;

export const bundlePromotionRoomTypeCodesMax = 100;



export const BundlePromotion = /* @__PURE__ */ (() => zod.strictObject({
  "promotion_code": PromotionCode,
  "promotion_name": LocalizedText,
  "discount_type": zod.enum(['PERCENT', 'FIXED']).describe('`PERCENT`: a percentage of the price of nights, extra guests, pets and the package. `FIXED`: a fixed amount for each room.'),
  "discount_amount": zod.int().min(1).describe('Discount, as a percentage or in minor units of the currency, depending on `discount_type`.'),
  "stay_from": StayDate.describe('First night for which the promotion can be used.'),
  "stay_to": StayDate.describe('Last night for which the promotion can be used, inclusive.'),
  "min_nights": zod.int().min(1).max(bundlePromotionMinNightsMax).describe('Minimum length of stay, in nights.'),
  "room_type_codes": zod.array(ItemCode).max(bundlePromotionRoomTypeCodesMax).describe('Codes of the room types that the promotion applies to. Empty if the promotion applies to all room types.')
}).meta({ id: 'BundlePromotion', description: 'A promotion code and its discount.' }))();

export type BundlePromotion = zod.input<typeof BundlePromotion>;
export type BundlePromotionOutput = zod.output<typeof BundlePromotion>;

export const bundlePortTimeZoneMax = 60;



export const BundlePort = /* @__PURE__ */ (() => zod.strictObject({
  "port_code": PortCode,
  "port_name": LocalizedText,
  "country": CountryCode,
  "time_zone": zod.string().max(bundlePortTimeZoneMax).describe('IANA time zone of the port. All times at the port are in this time zone.'),
  "address": LocalizedText.describe('Address of the terminal where travellers check in.'),
  "location": BundleLocation.optional(),
  "picture": zod.union([BundlePicture,zod.null()]).describe('Picture of the port. Null if there is none.')
}).meta({ id: 'BundlePort', description: 'A port that the property\'s ships serve.' }))();

export type BundlePort = zod.input<typeof BundlePort>;
export type BundlePortOutput = zod.output<typeof BundlePort>;

export const bundleCabinTypeBedsMax = 7;

export const bundleCabinTypeAreaMin = 0;

export const bundleCabinTypeBerthsMax = 20;

export const bundleCabinTypeMinPersonMax = 20;

export const bundleCabinTypeIncludedItemsMax = 50;

export const bundleCabinTypePicturesMax = 30;



export const BundleCabinType = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type_code": ItemCode,
  "cabin_type_name": LocalizedText,
  "description": LocalizedText,
  "view_type": LocalizedText.describe('View from the window as a text. The site shows it only if `view` is omitted.'),
  "bed_type": LocalizedText.describe('Type and number of the beds as a text. The site shows it only if `beds` is omitted.'),
  "view": ViewKind.optional().describe('View from the window. The site shows it in the guest\'s language, instead of `view_type`.'),
  "beds": zod.array(BundleBed).min(1).max(bundleCabinTypeBedsMax).optional().describe('Beds, with one entry per kind. The site shows them in the guest\'s language, instead of `bed_type`.'),
  "area": zod.number().min(bundleCabinTypeAreaMin).describe('Floor area in square metres.'),
  "berths": zod.int().min(1).max(bundleCabinTypeBerthsMax).describe('Maximum number of travellers, not counting infants.'),
  "min_person": zod.int().min(1).max(bundleCabinTypeMinPersonMax).describe('Minimum number of travellers for the cabin, not counting infants.'),
  "single_use_supplement": Amount.describe('Supplement per leg for a cabin with several berths that is occupied by only one adult or child. Infants don\'t count.'),
  "included_items": zod.array(LocalizedText).max(bundleCabinTypeIncludedItemsMax).describe('Items and services included in the price.'),
  "pictures": zod.array(BundlePicture).max(bundleCabinTypePicturesMax).describe('Pictures of the cabin type. Lists show the first picture.')
}).meta({ id: 'BundleCabinType', description: 'A cabin type, available on one or more ships.' }))();

export type BundleCabinType = zod.input<typeof BundleCabinType>;
export type BundleCabinTypeOutput = zod.output<typeof BundleCabinType>;

export const bundleShipCabinsCountMin = 0;
export const bundleShipCabinsCountMax = 5000;



export const BundleShipCabins = /* @__PURE__ */ (() => zod.strictObject({
  "cabin_type_code": ItemCode,
  "count": zod.int().min(bundleShipCabinsCountMin).max(bundleShipCabinsCountMax).describe('Total number of cabins of this type to sell. Existing bookings count towards this number.')
}).meta({ id: 'BundleShipCabins', description: 'Number of cabins of one type on a ship or departure.' }))();

export type BundleShipCabins = zod.input<typeof BundleShipCabins>;
export type BundleShipCabinsOutput = zod.output<typeof BundleShipCabins>;

export const bundleDeckAreaXMin = 0;
export const bundleDeckAreaXMax = 100;

export const bundleDeckAreaYMin = 0;
export const bundleDeckAreaYMax = 100;

export const bundleDeckAreaWidthExclusiveMin = 0;
export const bundleDeckAreaWidthMax = 100;

export const bundleDeckAreaHeightExclusiveMin = 0;
export const bundleDeckAreaHeightMax = 100;



export const BundleDeckArea = /* @__PURE__ */ (() => zod.strictObject({
  "kind": DeckAreaKind,
  "name": LocalizedText.optional().describe('Name of the area, as shown on signs on board. Omit if the area has no name of its own.'),
  "cabin_type_code": ItemCode.optional().describe('Code of the type of cabins in this area. Allowed only if `kind` is `cabins`.'),
  "x": zod.number().min(bundleDeckAreaXMin).max(bundleDeckAreaXMax).describe('Distance from the stern to the start of the area, as a percentage of the deck\'s length.'),
  "y": zod.number().min(bundleDeckAreaYMin).max(bundleDeckAreaYMax).describe('Distance from the port side to the start of the area, as a percentage of the deck\'s width.'),
  "width": zod.number().gt(bundleDeckAreaWidthExclusiveMin).max(bundleDeckAreaWidthMax).describe('Extent of the area from `x` towards the bow, as a percentage of the deck\'s length.'),
  "height": zod.number().gt(bundleDeckAreaHeightExclusiveMin).max(bundleDeckAreaHeightMax).describe('Extent of the area from `y` towards starboard, as a percentage of the deck\'s width.')
}).meta({ id: 'BundleDeckArea', description: 'A rectangular area of a deck. Coordinates are percentages from the stern (0) to the bow (100), and from the port side (0) to starboard (100).' }))();

export type BundleDeckArea = zod.input<typeof BundleDeckArea>;
export type BundleDeckAreaOutput = zod.output<typeof BundleDeckArea>;

export const bundleDeckDeckNumberMax = 30;

export const bundleDeckAreasMax = 200;



export const BundleDeck = /* @__PURE__ */ (() => zod.strictObject({
  "deck_number": zod.int().min(1).max(bundleDeckDeckNumberMax).describe('Number of the deck, counted upwards from the keel.'),
  "deck_name": LocalizedText.describe('Name of the deck, as shown on signs on board. If the name doesn\'t contain `deck_number`, the site shows the number before it, so the name can be just `Reception`.'),
  "areas": zod.array(BundleDeckArea).max(bundleDeckAreasMax).describe('Areas of the deck, which must not overlap.')
}).meta({ id: 'BundleDeck', description: 'A deck of a ship.' }))();

export type BundleDeck = zod.input<typeof BundleDeck>;
export type BundleDeckOutput = zod.output<typeof BundleDeck>;

export const bundleShipCapacityMax = 20000;

export const bundleShipCabinsMax = 100;


export const bundleShipLengthExclusiveMin = 0;

export const bundleShipBuiltMin = 1900;
export const bundleShipBuiltMax = 2200;

export const bundleShipFacilitiesMax = 50;

export const bundleShipPicturesMax = 30;

export const bundleShipDecksMax = 30;



export const BundleShip = /* @__PURE__ */ (() => zod.strictObject({
  "ship_code": ItemCode,
  "ship_name": LocalizedText,
  "description": LocalizedText,
  "capacity": zod.int().min(1).max(bundleShipCapacityMax).describe('Maximum number of travellers, including infants, on departures that don\'t set their own `capacity`.'),
  "cabins": zod.array(BundleShipCabins).min(1).max(bundleShipCabinsMax).describe('Cabins to sell on departures that don\'t set their own `cabins`. Each cabin type can appear only once.'),
  "gross_tonnage": zod.int().min(1).optional().describe('Gross tonnage (GT) of the ship.'),
  "length": zod.number().gt(bundleShipLengthExclusiveMin).optional().describe('Overall length in metres.'),
  "built": zod.int().min(bundleShipBuiltMin).max(bundleShipBuiltMax).optional().describe('Year in which the ship was launched.'),
  "facilities": zod.array(LocalizedText).max(bundleShipFacilitiesMax).describe('Facilities available on board.'),
  "pictures": zod.array(BundlePicture).max(bundleShipPicturesMax).describe('Pictures of the ship. Lists show the first picture.'),
  "decks": zod.array(BundleDeck).max(bundleShipDecksMax).describe('Decks of the ship, from top to bottom.')
}).meta({ id: 'BundleShip', description: 'A ship with its deck plan.' }))();

export type BundleShip = zod.input<typeof BundleShip>;
export type BundleShipOutput = zod.output<typeof BundleShip>;

export const BundleBandAmounts = /* @__PURE__ */ (() => zod.strictObject({
  "adult": Amount.describe('Amount for one adult.'),
  "kid": Amount.describe('Amount for one child.'),
  "infant": Amount.describe('Amount for one infant, who has no berth.')
}).meta({ id: 'BundleBandAmounts', description: 'Amount for one traveller in each age band.' }))();

export type BundleBandAmounts = zod.input<typeof BundleBandAmounts>;
export type BundleBandAmountsOutput = zod.output<typeof BundleBandAmounts>;

export const bundleRouteReturnRouteCodesMax = 50;

export const bundleRouteDurationMinutesMax = 43200;

export const bundleRoutePassportValidMonthsMin = 0;
export const bundleRoutePassportValidMonthsMax = 12;



export const BundleRoute = /* @__PURE__ */ (() => zod.strictObject({
  "route_code": ItemCode,
  "route_name": LocalizedText,
  "from": PortCode.describe('Code of the departure port.'),
  "to": PortCode.describe('Code of the arrival port, which must differ from the departure port.'),
  "return_route_codes": zod.array(ItemCode).max(bundleRouteReturnRouteCodesMax).describe('Codes of the property\'s routes in the opposite direction. Empty if the route is sold one-way only.'),
  "duration_minutes": zod.int().min(1).max(bundleRouteDurationMinutesMax).describe('Travel time in minutes, regardless of time zones, for departures that don\'t set their own `duration_minutes`.'),
  "passport_valid_months": zod.int().min(bundleRoutePassportValidMonthsMin).max(bundleRoutePassportValidMonthsMax).describe('Number of months after the last arrival for which a passport must be valid. Zero if the passport must only be valid on the date of arrival.'),
  "port_tax": BundleBandAmounts.describe('Port tax per leg for one traveller in each age band. Shown as a separate price line.'),
  "policy_code": ItemCode.describe('Code of the cancellation policy, from the property\'s `policies`. Days are counted until departure. The policy of the outbound route applies to the whole voyage.')
}).meta({ id: 'BundleRoute', description: 'A route from one port to another, in one direction.' }))();

export type BundleRoute = zod.input<typeof BundleRoute>;
export type BundleRouteOutput = zod.output<typeof BundleRoute>;

export const bundleFareWeekdaysItemMax = 7;

export const bundleFareWeekdaysMax = 7;



export const BundleFare = /* @__PURE__ */ (() => zod.strictObject({
  "route_code": ItemCode,
  "cabin_type_code": ItemCode,
  "from": StayDate.describe('First departure date of the period, in the time zone of the departure port.'),
  "to": StayDate.describe('Last departure date of the period, inclusive.'),
  "weekdays": zod.array(zod.int().min(1).max(bundleFareWeekdaysItemMax)).min(1).max(bundleFareWeekdaysMax).optional().describe('Days of the week on which the ships depart, from 1 (Monday) to 7 (Sunday). Omit for every day of the week.'),
  "fares": BundleBandAmounts.describe('Fares per leg, including taxes but excluding port tax.')
}).meta({ id: 'BundleFare', description: 'Fares for a cabin type on departures of a route during a period, on the given days of the week or on every day. Later rows override earlier rows. A cabin type isn\'t sold on departures for which it has no fare.' }))();

export type BundleFare = zod.input<typeof BundleFare>;
export type BundleFareOutput = zod.output<typeof BundleFare>;

export const bundleSailingPortsMax = 200;

export const bundleSailingCabinTypesMax = 100;

export const bundleSailingShipsMax = 100;

export const bundleSailingRoutesMax = 1000;

export const bundleSailingFaresMax = 50000;

export const bundleSailingPassportKeepDaysMin = 0;
export const bundleSailingPassportKeepDaysMax = 365;

export const bundleSailingManifestClosesMinutesMin = 0;
export const bundleSailingManifestClosesMinutesMax = 1440;



export const BundleSailing = /* @__PURE__ */ (() => zod.strictObject({
  "ports": zod.array(BundlePort).min(1).max(bundleSailingPortsMax).describe('Ports in display order.'),
  "cabin_types": zod.array(BundleCabinType).min(1).max(bundleSailingCabinTypesMax).describe('Cabin types in display order.'),
  "ships": zod.array(BundleShip).min(1).max(bundleSailingShipsMax).describe('Ships in display order.'),
  "routes": zod.array(BundleRoute).min(1).max(bundleSailingRoutesMax).describe('Routes in display order.'),
  "fares": zod.array(BundleFare).max(bundleSailingFaresMax).describe('Fares by route, cabin type and period. Later rows override earlier rows.'),
  "passport_keep_days": zod.int().min(bundleSailingPassportKeepDaysMin).max(bundleSailingPassportKeepDaysMax).describe('Number of days from the last arrival to the deletion of passport data. State the same number in the terms of type `PASSPORT`.'),
  "manifest_closes_minutes": zod.int().min(bundleSailingManifestClosesMinutesMin).max(bundleSailingManifestClosesMinutesMax).optional().describe('Minutes before a departure at which its manifest becomes final. No more bookings are taken from then on. Defaults to 0, the departure itself.')
}).meta({ id: 'BundleSailing', description: 'Ports, cabin types, ships, routes and fares of a ferry line. Send its departures with `putDepartures`.' }))();

export type BundleSailing = zod.input<typeof BundleSailing>;
export type BundleSailingOutput = zod.output<typeof BundleSailing>;

export const bundleDaysWeekdaysItemMax = 7;

export const bundleDaysWeekdaysMax = 7;

export const bundleDaysAllotmentMin = 0;
export const bundleDaysAllotmentMax = 10000;

export const bundleDaysMinNightsMax = 90;

export const bundleDaysMaxNightsMax = 90;



export const BundleDays = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "from": StayDate.describe('First night of the period.'),
  "to": StayDate.describe('Last night of the period, inclusive.'),
  "weekdays": zod.array(zod.int().min(1).max(bundleDaysWeekdaysItemMax)).min(1).max(bundleDaysWeekdaysMax).optional().describe('Days of the week on which the nights begin, from 1 (Monday) to 7 (Sunday). Omit for every day of the week.'),
  "price": Amount.describe('Price per night for one room with the included number of guests, including taxes.'),
  "allotment": zod.int().min(bundleDaysAllotmentMin).max(bundleDaysAllotmentMax).describe('Total number of rooms to sell per night. Existing bookings count towards this number.'),
  "extra_adult_price": Amount.optional().describe('Price of the night for each adult above the included number of guests. Defaults to the price of the room type.'),
  "extra_kid_price": Amount.optional().describe('Price of the night for each child above the included number of guests. Defaults to the price of the room type.'),
  "min_nights": zod.int().min(1).max(bundleDaysMinNightsMax).optional().describe('Minimum length, in nights, of stays that start on this day. Defaults to 1.'),
  "max_nights": zod.int().min(1).max(bundleDaysMaxNightsMax).optional().describe('Maximum length, in nights, of stays that start on this day. Defaults to the property\'s `max_nights`.'),
  "closed": zod.boolean().optional().describe('Whether the night is closed for sale. Defaults to `false`.'),
  "closed_to_arrival": zod.boolean().optional().describe('Whether stays can\'t begin on this day (closed to arrival). Defaults to `false`.'),
  "closed_to_departure": zod.boolean().optional().describe('Whether stays can\'t end on this day (closed to departure). Defaults to `false`.')
}).meta({ id: 'BundleDays', description: 'Price, allotment and restrictions of a room type during a period, for the given days of the week or for every day. Later rows override earlier rows.' }))();

export type BundleDays = zod.input<typeof BundleDays>;
export type BundleDaysOutput = zod.output<typeof BundleDays>;

export const bundlePackageDaysWeekdaysItemMax = 7;

export const bundlePackageDaysWeekdaysMax = 7;

export const bundlePackageDaysMinNightsMax = 90;

export const bundlePackageDaysMaxNightsMax = 90;



export const BundlePackageDays = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "package_code": ItemCode.describe('Code of a package that can be booked with the room type.'),
  "from": StayDate.describe('First night of the period.'),
  "to": StayDate.describe('Last night of the period, inclusive.'),
  "weekdays": zod.array(zod.int().min(1).max(bundlePackageDaysWeekdaysItemMax)).min(1).max(bundlePackageDaysWeekdaysMax).optional().describe('Days of the week on which the nights begin, from 1 (Monday) to 7 (Sunday). Omit for every day of the week.'),
  "price": Amount.optional().describe('Price of the package for one room, including taxes. A package charged per stay uses the price of the arrival night. If omitted, the price of the package applies.'),
  "min_nights": zod.int().min(1).max(bundlePackageDaysMinNightsMax).optional().describe('Minimum length, in nights, of stays with the package that start on this day. Defaults to the package\'s `min_nights`.'),
  "max_nights": zod.int().min(1).max(bundlePackageDaysMaxNightsMax).optional().describe('Maximum length, in nights, of stays with the package that start on this day. Defaults to no maximum.'),
  "closed": zod.boolean().optional().describe('Whether the package isn\'t sold for the night. Defaults to `false`.'),
  "closed_to_arrival": zod.boolean().optional().describe('Whether stays with the package can\'t begin on this day. Defaults to `false`.'),
  "closed_to_departure": zod.boolean().optional().describe('Whether stays with the package can\'t end on this day. Defaults to `false`.')
}).meta({ id: 'BundlePackageDays', description: 'Price and restrictions of a package with one room type during a period, for the given days of the week or for every day. The restrictions of the room type apply as well.' }))();

export type BundlePackageDays = zod.input<typeof BundlePackageDays>;
export type BundlePackageDaysOutput = zod.output<typeof BundlePackageDays>;

export const bundleOptionDaysWeekdaysItemMax = 7;

export const bundleOptionDaysWeekdaysMax = 7;

export const bundleOptionDaysStockMin = 0;
export const bundleOptionDaysStockMax = 1000000;



export const BundleOptionDays = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode.describe('Code of an option with daily stock.'),
  "from": StayDate.describe('First day of the period.'),
  "to": StayDate.describe('Last day of the period, inclusive.'),
  "weekdays": zod.array(zod.int().min(1).max(bundleOptionDaysWeekdaysItemMax)).min(1).max(bundleOptionDaysWeekdaysMax).optional().describe('Days of the week, from 1 (Monday) to 7 (Sunday). Omit for every day of the week.'),
  "stock": zod.int().min(bundleOptionDaysStockMin).max(bundleOptionDaysStockMax).describe('Maximum number of units sold per day, including existing bookings.')
}).meta({ id: 'BundleOptionDays', description: 'Stock of an option during a period, for the given days of the week or for every day.' }))();

export type BundleOptionDays = zod.input<typeof BundleOptionDays>;
export type BundleOptionDaysOutput = zod.output<typeof BundleOptionDays>;

export const bundleHotelBrandRegExp = new RegExp('^[a-z][a-z0-9-]{0,29}$');
export const bundleHotelTimeZoneMax = 60;

export const bundleHotelPaymentMethodsMax = 10;

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

export const bundleHotelFrameAncestorsItemMax = 200;


export const bundleHotelFrameAncestorsItemRegExp = new RegExp('^https?:[/]{2}[A-Za-z0-9.:-]+$');
export const bundleHotelFrameAncestorsMax = 20;

export const bundleHotelEventsUrlMax = 300;


export const bundleHotelEventsUrlRegExp = new RegExp('^https:[/]{2}[A-Za-z0-9.:-]+[/][A-Za-z0-9._~/-]*$');
export const bundleHotelLinkedCompanyMax = 100;

export const bundleHotelCustomerCentreFromAdultsMax = 20;

export const bundleHotelExchangeRatesMax = 20;

export const bundleHotelTermsMax = 10;

export const bundleHotelIconsMax = 100;

export const bundleHotelPoliciesMax = 20;

export const bundleHotelRoomTypesMax = 100;

export const bundleHotelPackagesMax = 100;

export const bundleHotelUpsellingsMax = 100;

export const bundleHotelMemberRatesMax = 20;

export const bundleHotelStayBenefitsMax = 20;

export const bundleHotelEarlyCheckoutsMax = 10;

export const bundleHotelPromotionsMax = 200;

export const bundleHotelDaysMax = 100000;

export const bundleHotelPackageDaysMax = 100000;

export const bundleHotelOptionDaysMax = 100000;



export const BundleHotel = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "property_kind": zod.enum(['hotel', 'sailing']).describe('`hotel`: a property that sells rooms by the night. `sailing`: a ferry line that sells cabins by the voyage.'),
  "brand": zod.string().regex(bundleHotelBrandRegExp).describe('Name of the set of design tokens used by the property\'s site.'),
  "time_zone": zod.string().max(bundleHotelTimeZoneMax).describe('IANA time zone of the property. All dates and times use this time zone, except those at the ports of a ferry line.'),
  "currency": Currency.describe('Currency of all the property\'s prices.'),
  "lang_type": LangType.describe('Main language of the property.'),
  "fallback_lang_type": LangType.optional().describe('Language for texts that aren\'t available in the guest\'s language. Defaults to Korean.'),
  "payment_type": PaymentType,
  "payment_methods": zod.array(PaymentMethod).min(1).max(bundleHotelPaymentMethodsMax).optional().describe('Accepted payment methods, in display order. Each method can appear only once. Defaults to `card` only. The property\'s contract with its payment provider must cover all of these methods.'),
  "hotel_name": LocalizedText,
  "address1": LocalizedText.describe('City and district of the property.'),
  "address2": LocalizedText.describe('Street and number of the property.'),
  "address3": LocalizedText.describe('Postal code, or other parts of the address.'),
  "description": LocalizedText.describe('Plain text about the property, shown on the home page.'),
  "main_images": zod.array(BundlePicture).max(bundleHotelMainImagesMax).describe('Pictures shown on the home page, in display order.'),
  "back_image": zod.string().max(bundleHotelBackImageMax).nullable().describe('Path of the background picture, which the site shows in place of `main_images` if that list is empty. Null if there is none.'),
  "main_image": zod.string().max(bundleHotelMainImageMax).nullable().describe('Path of the logo for light backgrounds. Null if there is none.'),
  "main_image_white": zod.string().max(bundleHotelMainImageWhiteMax).nullable().describe('Path of the logo for dark backgrounds. Null if there is none.'),
  "set_reservation": zod.boolean().describe('Whether the property accepts bookings.'),
  "set_reservation_term": zod.int().min(1).max(bundleHotelSetReservationTermMax).describe('Maximum number of days between today and the check-out date or, for voyages, the departure date.'),
  "reservation_html": LocalizedText.optional().describe('Note shown on the booking page, as HTML. The note is sanitised before it is stored.'),
  "manual_html": LocalizedText.optional().describe('Guide to the stay, as HTML. The guide is sanitised before it is stored.'),
  "max_guest": zod.int().min(1).max(bundleHotelMaxGuestMax).describe('Maximum number of guests in a booking, not counting infants.'),
  "max_rooms": zod.int().min(1).max(bundleHotelMaxRoomsMax).describe('Maximum number of rooms or cabins in a booking.'),
  "max_nights": zod.int().min(1).max(bundleHotelMaxNightsMax).describe('Maximum length of stay, in nights.'),
  "use_exchange": zod.boolean().describe('Whether prices are also shown in other currencies.'),
  "use_price_comparison": zod.boolean().describe('Whether prices on other sites are shown on the property\'s home page.'),
  "default_checkin_time": ClockTime.describe('Time from which rooms are ready for check-in.'),
  "default_checkout_time": ClockTime.describe('Time by which guests must leave their rooms.'),
  "emergency_contact": zod.boolean().describe('Whether bookings require an emergency contact.'),
  "has_membership": zod.boolean().describe('Whether the company\'s membership tiers are shown for this property.'),
  "member_types": zod.array(MemberType).max(bundleHotelMemberTypesMax).optional().describe('Types of members that can join at this property. Defaults to `GENERAL` and `CYBER`.'),
  "return_origins": zod.array(zod.string().max(bundleHotelReturnOriginsItemMax).regex(bundleHotelReturnOriginsItemRegExp)).max(bundleHotelReturnOriginsMax).optional().describe('Origins of the provider\'s own sites. After a login on `/connect-login`, guests can be redirected only to these.'),
  "frame_ancestors": zod.array(zod.string().max(bundleHotelFrameAncestorsItemMax).regex(bundleHotelFrameAncestorsItemRegExp)).max(bundleHotelFrameAncestorsMax).optional().describe('Origins of the sites that can embed the property\'s pages in a frame. Defaults to none.'),
  "events_url": zod.string().max(bundleHotelEventsUrlMax).regex(bundleHotelEventsUrlRegExp).optional().describe('URL of the property\'s own analytics endpoint. If a guest consents, the site reports each step of the guest\'s booking to this URL. If omitted, the site doesn\'t ask for consent and sends nothing.'),
  "linked_company": zod.string().min(1).max(bundleHotelLinkedCompanyMax).optional().describe('Name of the company if only its employees can book this property. Must equal the `company_name` that `readCompanyInfo` returns. Omit if the property is open to all guests.'),
  "customer_centre_from_adults": zod.int().min(1).max(bundleHotelCustomerCentreFromAdultsMax).optional().describe('If a room has at least this many adults, it can be booked only through the customer centre. Requires `footer.tel`. Omit if there is no limit.'),
  "shows_package_total_price": zod.boolean().optional().describe('Whether packages show the price for the whole stay instead of the price per night. Defaults to `true` for hotel codes 13, 14 and 15, and to `false` for all other hotels.'),
  "age_bands": BundleAgeBands,
  "location": BundleLocation.optional(),
  "pets": BundlePetUpselling.optional().describe('Pet charge and limit. Omit if the property doesn\'t accept pets.'),
  "exchange_rates": zod.array(BundleExchangeRate).max(bundleHotelExchangeRatesMax).describe('Exchange rates for showing prices in other currencies. Empty if there are none.'),
  "footer": BundleFooter,
  "terms": zod.array(BundleTerms).max(bundleHotelTermsMax).describe('Terms in display order.'),
  "icons": zod.array(BundleIcon).max(bundleHotelIconsMax).describe('Icons in display order.'),
  "policies": zod.array(BundlePolicy).min(1).max(bundleHotelPoliciesMax).describe('Cancellation policies that room types and routes refer to.'),
  "room_types": zod.array(BundleRoomType).max(bundleHotelRoomTypesMax).describe('Room types in display order.'),
  "packages": zod.array(BundlePackage).max(bundleHotelPackagesMax).describe('Packages in display order.'),
  "upsellings": zod.array(BundleUpselling).max(bundleHotelUpsellingsMax).describe('Options in display order.'),
  "mileage": BundleMileage.optional().describe('Limits for paying with points. Omit if the property doesn\'t accept points.'),
  "member_rates": zod.array(BundleMemberRate).min(1).max(bundleHotelMemberRatesMax).optional().describe('Member discounts by tier, in the order of the company\'s tiers. The first row must be for the first tier, which members have as soon as they join. A discount can\'t be lower than the discount before it. Omit if members pay the public price.'),
  "stay_benefits": zod.array(StayBenefitType).max(bundleHotelStayBenefitsMax).optional().describe('Tier benefits that can be booked with a stay at this property. Defaults to none.'),
  "early_checkouts": zod.array(BundleEarlyCheckout).max(bundleHotelEarlyCheckoutsMax).describe('Early check-out offers, which lower the price.'),
  "promotions": zod.array(BundlePromotion).max(bundleHotelPromotionsMax).describe('Promotion codes with discounts.'),
  "sailing": BundleSailing.optional().describe('Ports, cabin types, ships, routes and fares of a ferry line. Required if `property_kind` is `sailing`, in which case `room_types`, `packages` and `days` must be empty. Omit for other properties.'),
  "days": zod.array(BundleDays).max(bundleHotelDaysMax).describe('Prices and allotments of room types by period. Later rows override earlier rows. A night without a row isn\'t sold.'),
  "package_days": zod.array(BundlePackageDays).max(bundleHotelPackageDaysMax).optional().describe('Prices and restrictions of packages by room type and period. Later rows override earlier rows. These values apply in place of the package\'s `price`, `periods` and `min_nights`. Replaced if present and left unchanged if omitted.'),
  "option_days": zod.array(BundleOptionDays).max(bundleHotelOptionDaysMax).optional().describe('Stock of options by period, in place of `daily_stock`. Later rows override earlier rows. If omitted, every day has the `daily_stock`.')
}).meta({ id: 'BundleHotel', description: 'A property, with its details, terms, products and prices.' }))();

export type BundleHotel = zod.input<typeof BundleHotel>;
export type BundleHotelOutput = zod.output<typeof BundleHotel>;

export const propertyBundleTiersMax = 20;

export const propertyBundleAffiliatesMax = 10000;

export const propertyBundleOwnedRoomsMax = 10000;

export const propertyBundleHotelsMax = 200;



export const PropertyBundle = /* @__PURE__ */ (() => zod.strictObject({
  "company_code": CompanyCode,
  "company_name": LocalizedText,
  "tiers": zod.array(BundleTier).max(propertyBundleTiersMax).optional().describe('Membership tiers of the company, lowest first.'),
  "affiliates": zod.array(BundleAffiliate).max(propertyBundleAffiliatesMax).optional().describe('Companies whose employees can join as affiliate members.'),
  "owned_rooms": zod.array(BundleOwnedRoom).max(propertyBundleOwnedRoomsMax).optional().describe('Rooms whose owners can join as pre-sale members.'),
  "replace_days": zod.boolean().optional().describe('Whether nights that are missing from `days` are closed. If `false`, a bundle is rejected if it leaves out a night of an existing property, from today on, that is open or has bookings. Existing bookings remain in any case. Defaults to `false`.'),
  "hotels": zod.array(BundleHotel).min(1).max(propertyBundleHotelsMax).describe('Properties to create or replace. The company\'s other properties stay unchanged.')
}).meta({ id: 'PropertyBundle', description: 'The products of a company\'s properties, in one document. Tiers, affiliates and owned rooms are replaced if present and left unchanged if omitted.' }))();

export type PropertyBundle = zod.input<typeof PropertyBundle>;
export type PropertyBundleOutput = zod.output<typeof PropertyBundle>;

export const importChangesDaysAddedMin = 0;

export const importChangesDaysChangedMin = 0;

export const importChangesDaysClosedMin = 0;

export const importChangesDaysRemovedMin = 0;



export const ImportChanges = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "days_added": zod.int().min(importChangesDaysAddedMin).describe('Number of nights that are new.'),
  "days_changed": zod.int().min(importChangesDaysChangedMin).describe('Number of nights with other prices, allotments or restrictions, or that are opened again.'),
  "days_closed": zod.int().min(importChangesDaysClosedMin).describe('Number of open nights that the bundle closes with `closed`.'),
  "days_removed": zod.int().min(importChangesDaysRemovedMin).describe('Number of nights from today on that are open or have bookings and that the bundle leaves out, which closes them.')
}).meta({ id: 'ImportChanges', description: 'Changes of the nights of one property.' }))();

export type ImportChanges = zod.input<typeof ImportChanges>;
export type ImportChangesOutput = zod.output<typeof ImportChanges>;

export const importProblemPointerMax = 500;

export const importProblemMessageMax = 500;



export const ImportProblem = /* @__PURE__ */ (() => zod.strictObject({
  "pointer": zod.string().max(importProblemPointerMax).describe('JSON pointer to the row in the bundle.'),
  "message": zod.string().max(importProblemMessageMax).describe('Explanation of the problem in English, for the author of the bundle.')
}).meta({ id: 'ImportProblem', description: 'A row that can\'t be imported, with the reason.' }))();

export type ImportProblem = zod.input<typeof ImportProblem>;
export type ImportProblemOutput = zod.output<typeof ImportProblem>;

export const importResultHotelsMin = 0;

export const importResultRoomTypesMin = 0;

export const importResultDaysMin = 0;

export const importResultChangesMax = 200;

export const importResultProblemsMax = 10000;



export const ImportResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "dry_run": zod.boolean().describe('Whether the bundle was only validated, without writing anything.'),
  "hotels": zod.int().min(importResultHotelsMin).describe('Number of properties in the bundle.'),
  "room_types": zod.int().min(importResultRoomTypesMin).describe('Number of room types at all properties in the bundle.'),
  "days": zod.int().min(importResultDaysMin).describe('Total number of priced nights across all room types.'),
  "changes": zod.array(ImportChanges).max(importResultChangesMax).describe('Changes that the import made or, in a dry run, would make, by property in the order of the bundle.'),
  "problems": zod.array(ImportProblem).max(importResultProblemsMax).describe('Always empty, because a bundle with problems is rejected as a whole. The error response then lists the problems in `errors` and `detail`.')
}).meta({ id: 'ImportResult', description: 'Result of an import or a dry run.' }))();

export type ImportResult = zod.input<typeof ImportResult>;
export type ImportResultOutput = zod.output<typeof ImportResult>;

export const PictureNameRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,80}\\.(jpg|jpeg|png|webp)$');


export const PictureName = /* @__PURE__ */ (() => zod.string().regex(PictureNameRegExp).meta({ id: 'PictureName', description: 'File name of a picture, ending in `.jpg`, `.jpeg`, `.png` or `.webp`.' }))();

export type PictureName = zod.input<typeof PictureName>;
export type PictureNameOutput = zod.output<typeof PictureName>;

export const PictureUploadRequest = /* @__PURE__ */ (() => zod.strictObject({
  "file": zod.instanceof(File).meta({ type: 'string', format: 'binary' }).describe('Content of the picture.')
}).meta({ id: 'PictureUploadRequest', description: 'Picture to upload.' }))();

export type PictureUploadRequest = zod.input<typeof PictureUploadRequest>;
export type PictureUploadRequestOutput = zod.output<typeof PictureUploadRequest>;

export const pictureUploadResultFilePathMax = 200;



export const PictureUploadResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "file_path": zod.string().max(pictureUploadResultFilePathMax).describe('Path with which a bundle refers to the picture.')
}).meta({ id: 'PictureUploadResult', description: 'The stored picture.' }))();

export type PictureUploadResult = zod.input<typeof PictureUploadResult>;
export type PictureUploadResultOutput = zod.output<typeof PictureUploadResult>;

export const LocalTimeRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$');


export const LocalTime = /* @__PURE__ */ (() => zod.string().regex(LocalTimeRegExp).meta({ id: 'LocalTime', description: 'Date and time in the port\'s time zone, in the format YYYY-MM-DDTHH:MM.' }))();

export type LocalTime = zod.input<typeof LocalTime>;
export type LocalTimeOutput = zod.output<typeof LocalTime>;

export const DepartureStatus = /* @__PURE__ */ (() => zod.enum(['open', 'cancelled']).meta({ id: 'DepartureStatus', description: '`open`: the departure is on sale until the ship departs. `cancelled`: the ship doesn\'t sail. Existing bookings remain until the guest or the property cancels them.' }))();

export type DepartureStatus = zod.input<typeof DepartureStatus>;
export type DepartureStatusOutput = zod.output<typeof DepartureStatus>;

export const departureRowDurationMinutesMax = 43200;

export const departureRowCapacityMin = 0;
export const departureRowCapacityMax = 20000;

export const departureRowCabinsMax = 100;



export const DepartureRow = /* @__PURE__ */ (() => zod.strictObject({
  "departure_code": ItemCode.describe('Code of the departure, unique within the property. Never reuse a code for another departure.'),
  "route_code": ItemCode,
  "ship_code": ItemCode,
  "departs_at": LocalTime.describe('Departure date and time, in the time zone of the departure port.'),
  "duration_minutes": zod.int().min(1).max(departureRowDurationMinutesMax).optional().describe('Travel time in minutes. Defaults to the route\'s `duration_minutes`.'),
  "capacity": zod.int().min(departureRowCapacityMin).max(departureRowCapacityMax).optional().describe('Maximum number of travellers, including infants. Defaults to the ship\'s `capacity`.'),
  "cabins": zod.array(BundleShipCabins).max(departureRowCabinsMax).optional().describe('Total number of cabins to sell, by type. Types that aren\'t listed aren\'t sold. Defaults to the ship\'s `cabins`.'),
  "status": DepartureStatus
}).meta({ id: 'DepartureRow', description: 'The new state of a departure.' }))();

export type DepartureRow = zod.input<typeof DepartureRow>;
export type DepartureRowOutput = zod.output<typeof DepartureRow>;

export const departuresRequestDeparturesMax = 500;



export const DeparturesRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "departures": zod.array(DepartureRow).min(1).max(departuresRequestDeparturesMax).describe('Departures to create or update. Each `departure_code` can appear only once.')
}).meta({ id: 'DeparturesRequest', description: 'Departures of one property, in any order.' }))();

export type DeparturesRequest = zod.input<typeof DeparturesRequest>;
export type DeparturesRequestOutput = zod.output<typeof DeparturesRequest>;

export const departuresResultDeparturesMin = 0;



export const DeparturesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "departures": zod.int().min(departuresResultDeparturesMin).describe('Number of departures created or updated.')
}).meta({ id: 'DeparturesResult', description: 'Result of creating or updating departures.' }))();

export type DeparturesResult = zod.input<typeof DeparturesResult>;
export type DeparturesResultOutput = zod.output<typeof DeparturesResult>;

export const ManifestFormat = /* @__PURE__ */ (() => zod.enum(['json', 'csv']).meta({ id: 'ManifestFormat', description: 'JSON for systems, or CSV for spreadsheets.' }))();

export type ManifestFormat = zod.input<typeof ManifestFormat>;
export type ManifestFormatOutput = zod.output<typeof ManifestFormat>;

export const ManifestStatus = /* @__PURE__ */ (() => zod.enum(['open', 'cancelled']).meta({ id: 'ManifestStatus', description: 'Whether the departure takes place.' }))();

export type ManifestStatus = zod.input<typeof ManifestStatus>;
export type ManifestStatusOutput = zod.output<typeof ManifestStatus>;

export const manifestCountsAdultMin = 0;

export const manifestCountsKidMin = 0;

export const manifestCountsInfantMin = 0;

export const manifestCountsTotalMin = 0;



export const ManifestCounts = /* @__PURE__ */ (() => zod.strictObject({
  "adult": zod.int().min(manifestCountsAdultMin).describe('Number of adults.'),
  "kid": zod.int().min(manifestCountsKidMin).describe('Number of children.'),
  "infant": zod.int().min(manifestCountsInfantMin).describe('Number of infants.'),
  "total": zod.int().min(manifestCountsTotalMin).describe('Adults, children and infants together.')
}).meta({ id: 'ManifestCounts', description: 'Numbers of travellers.' }))();

export type ManifestCounts = zod.input<typeof ManifestCounts>;
export type ManifestCountsOutput = zod.output<typeof ManifestCounts>;

export const manifestTravellerCabinMin = 0;
export const manifestTravellerCabinMax = 4;

export const manifestTravellerRoomNumberMax = 20;

export const manifestTravellerKoreanNameMax = 100;

export const manifestTravellerPassportNumberMax = 20;



export const ManifestTraveller = /* @__PURE__ */ (() => zod.strictObject({
  "reservation_number": DocumentNumber,
  "cabin": zod.int().min(manifestTravellerCabinMin).max(manifestTravellerCabinMax).describe('Index of the traveller\'s cabin in the reservation, starting at 0.'),
  "cabin_type_code": ItemCode,
  "room_number": zod.string().max(manifestTravellerRoomNumberMax).nullable().describe('Number of the cabin that the line assigned. Null until then.'),
  "band": TravellerBand,
  "korean_name": zod.string().max(manifestTravellerKoreanNameMax).nullable().describe('Full name in Korean. Null if the traveller has no Korean name.'),
  "english_last_name": EnglishName.describe('Surname shown in the passport.'),
  "english_first_name": EnglishName.describe('Given names shown in the passport.'),
  "gender": Gender,
  "nationality": CountryCode,
  "birthday": Birthday,
  "passport_number": zod.string().max(manifestTravellerPassportNumberMax).nullable().describe('Complete number, or at most its last three characters if masked.'),
  "passport_issued_on": zod.union([StayDate,zod.null()]).describe('Issue date of the passport.'),
  "passport_expires_on": zod.union([StayDate,zod.null()]).describe('Expiry date of the passport.')
}).meta({ id: 'ManifestTraveller', description: 'A traveller on a departure. The fields that start with `passport_` are null once the passport data is deleted.' }))();

export type ManifestTraveller = zod.input<typeof ManifestTraveller>;
export type ManifestTravellerOutput = zod.output<typeof ManifestTraveller>;

export const manifestResultTravellersMax = 20000;



export const ManifestResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hotel_code": HotelCode,
  "departure_code": ItemCode,
  "route_code": ItemCode,
  "ship_code": ItemCode,
  "departs_at": PortTime.describe('Departure date and time, in the departure port\'s time zone.'),
  "status": ManifestStatus,
  "closed_at": Instant.describe('Time from which no more bookings are taken, `manifest_closes_minutes` of the ferry line before the departure.'),
  "final": zod.boolean().describe('Whether `closed_at` has passed. Travellers can then still be removed by a cancellation.'),
  "masked": zod.boolean().describe('Whether the passport numbers are masked.'),
  "counts": ManifestCounts,
  "travellers": zod.array(ManifestTraveller).max(manifestResultTravellersMax).describe('Travellers in the order of their reservation numbers.')
}).meta({ id: 'ManifestResult', description: 'The travellers on a departure.' }))();

export type ManifestResult = zod.input<typeof ManifestResult>;
export type ManifestResultOutput = zod.output<typeof ManifestResult>;

export const ManifestTableMax = 5000000;



export const ManifestTable = /* @__PURE__ */ (() => zod.string().max(ManifestTableMax).meta({ id: 'ManifestTable', description: 'A table in the format of RFC 4180, with the field names of `ManifestTraveller` in the first line. Text that a spreadsheet would run as a formula begins with an apostrophe.' }))();

export type ManifestTable = zod.input<typeof ManifestTable>;
export type ManifestTableOutput = zod.output<typeof ManifestTable>;

export const ssoKeyRequestLoginIdMax = 20;

export const ssoKeyRequestValidMinutesDefault = 10;
export const ssoKeyRequestValidMinutesMax = 1440;



export const SsoKeyRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "login_id": zod.string().min(1).max(ssoKeyRequestLoginIdMax).describe('Login ID of the member, who must belong to the property\'s company. Not case-sensitive.'),
  "valid_minutes": zod.int().min(1).max(ssoKeyRequestValidMinutesMax).default(ssoKeyRequestValidMinutesDefault).describe('Number of minutes for which the key is valid. Exceed the default only for a link that the member opens later, such as in an email, because URLs remain in browser histories and logs.')
}).meta({ id: 'SsoKeyRequest', description: 'The member to log in from a provider\'s site.' }))();

export type SsoKeyRequest = zod.input<typeof SsoKeyRequest>;
export type SsoKeyRequestOutput = zod.output<typeof SsoKeyRequest>;

export const ssoKeyResultSsoKeyMax = 200;



export const SsoKeyResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "sso_key": zod.string().max(ssoKeyResultSsoKeyMax).describe('Single-use key. Add it to the query of the entry page (`/start`) as `sso_key`, together with `company_code`.'),
  "expires_at": Instant.describe('Time when the key expires.')
}).meta({ id: 'SsoKeyResult', description: 'A single-use login key for one member.' }))();

export type SsoKeyResult = zod.input<typeof SsoKeyResult>;
export type SsoKeyResultOutput = zod.output<typeof SsoKeyResult>;

export const checkInRequestTokenMax = 200;



export const CheckInRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode.describe('Code of the property where the token was scanned. Reservations at other properties aren\'t found.'),
  "token": zod.string().min(1).max(checkInRequestTokenMax).describe('Token shown on the guest\'s screen.')
}).meta({ id: 'CheckInRequest', description: 'A check-in token scanned by the property\'s staff.' }))();

export type CheckInRequest = zod.input<typeof CheckInRequest>;
export type CheckInRequestOutput = zod.output<typeof CheckInRequest>;

export const CancelledBy = /* @__PURE__ */ (() => zod.enum(['guest', 'property']).meta({ id: 'CancelledBy', description: 'The guest or member who holds the reservation, or one of the property\'s systems.' }))();

export type CancelledBy = zod.input<typeof CancelledBy>;
export type CancelledByOutput = zod.output<typeof CancelledBy>;

export const RoomNumbersMax = 5;

export const roomNumbersItemMax = 20;


export const roomNumbersItemRegExp = new RegExp('^\\S(.*\\S)?$');


export const RoomNumbers = /* @__PURE__ */ (() => zod.array(zod.string().min(1).max(roomNumbersItemMax).regex(roomNumbersItemRegExp).nullable()).min(1).max(RoomNumbersMax).meta({ id: 'RoomNumbers', description: 'Number of the assigned room or cabin for each one of the reservation, in its order. Null for one that isn\'t assigned.' }))();

export type RoomNumbers = zod.input<typeof RoomNumbers>;
export type RoomNumbersOutput = zod.output<typeof RoomNumbers>;

export const PropertyNoteMax = 1000;


export const PropertyNoteRegExp = new RegExp('\\S');


export const PropertyNote = /* @__PURE__ */ (() => zod.string().min(1).max(PropertyNoteMax).regex(PropertyNoteRegExp).meta({ id: 'PropertyNote', description: 'Internal note of the property. Never shown to the guest.' }))();

export type PropertyNote = zod.input<typeof PropertyNote>;
export type PropertyNoteOutput = zod.output<typeof PropertyNote>;

export const refundReasonReasonMax = 200;



export const RefundReason = /* @__PURE__ */ (() => zod.strictObject({
  "property_refund_id": zod.uuid().describe('ID that `createPropertyRefund` returned.'),
  "reason": zod.string().max(refundReasonReasonMax).nullable().describe('Null once the guest\'s data has been erased.')
}).meta({ id: 'RefundReason', description: 'Why the property granted a refund.' }))();

export type RefundReason = zod.input<typeof RefundReason>;
export type RefundReasonOutput = zod.output<typeof RefundReason>;

export const propertyDataCancelReasonMax = 200;

export const propertyDataRefundReasonsMax = 1000;



export const PropertyData = /* @__PURE__ */ (() => zod.strictObject({
  "cancelled_by": zod.union([CancelledBy,zod.null()]).describe('Who cancelled the reservation. Null unless it is cancelled.'),
  "cancel_reason": zod.string().max(propertyDataCancelReasonMax).nullable().describe('Reason that the guest or the property gave for the cancellation. Null if there is none.'),
  "room_numbers": RoomNumbers,
  "note": zod.union([PropertyNote,zod.null()]).describe('Internal note. Null if there is none.'),
  "refund_reasons": zod.array(RefundReason).max(propertyDataRefundReasonsMax).describe('Why the property granted each refund in the reservation\'s payment, in its order.')
}).meta({ id: 'PropertyData', description: 'What only the property sees of a reservation.' }))();

export type PropertyData = zod.input<typeof PropertyData>;
export type PropertyDataOutput = zod.output<typeof PropertyData>;

export const EventType = /* @__PURE__ */ (() => zod.enum(['reservation.created', 'reservation.changed', 'reservation.cancelled', 'reservation.used', 'reservation.updated', 'reservation.no_show', 'hold.expired', 'payment.captured', 'payment.refunded', 'payment.refund_refused', 'member.joined', 'member.changed', 'member.withdrawn', 'enquiry.created', 'enquiry.answered']).meta({ id: 'EventType', description: 'Kind of event. A reservation is `used` once the stay or voyage has ended, `updated` if the property assigned rooms, and `no_show` if the guest didn\'t arrive. A hold is `expired` if the guest didn\'t complete the booking in time. A payment is `refund_refused` if the card provider refuses its refund, so that the property must pay it out by other means.' }))();

export type EventType = zod.input<typeof EventType>;
export type EventTypeOutput = zod.output<typeof EventType>;

export const changedReservationMemberNoMax = 20;

export const changedReservationLanguageMax = 10;

export const changedReservationEventsMax = 50;



export const ChangedReservation = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "member_no": zod.string().max(changedReservationMemberNoMax).nullable().describe('Membership number with which the stay was booked. Null if there was none.'),
  "language": zod.string().max(changedReservationLanguageMax).describe('The booker\'s language, as a BCP 47 tag.'),
  "reservation": Reservation,
  "property": PropertyData,
  "events": zod.array(EventType).min(1).max(changedReservationEventsMax).describe('Kinds of the events, in order.'),
  "changed_at": zod.iso.datetime({"offset":true}).describe('Time of the last of these events.')
}).meta({ id: 'ChangedReservation', description: 'A reservation in its current state, with its events since the previous page.' }))();

export type ChangedReservation = zod.input<typeof ChangedReservation>;
export type ChangedReservationOutput = zod.output<typeof ChangedReservation>;

export const reservationChangesResultReservationsMax = 50;



export const ReservationChangesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservations": zod.array(ChangedReservation).max(reservationChangesResultReservationsMax).describe('Changed reservations in the order of their last event. Each one is listed once.'),
  "next_cursor": Cursor.describe('Cursor for the next call. Store it once the reservations are processed. If nothing changed, it equals the sent cursor.'),
  "has_more": zod.boolean().describe('Whether more changes are available now.')
}).meta({ id: 'ReservationChangesResult', description: 'A page of changed reservations.' }))();

export type ReservationChangesResult = zod.input<typeof ReservationChangesResult>;
export type ReservationChangesResultOutput = zod.output<typeof ReservationChangesResult>;

export const reservationSearchRequestNameMin = 2;
export const reservationSearchRequestNameMax = 120;


export const reservationSearchRequestNameRegExp = new RegExp('\\S');
export const reservationSearchRequestLastDigitsRegExp = new RegExp('^[0-9]{4,20}$');


export const ReservationSearchRequest = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode.optional(),
  "reservation_number": DocumentNumber.optional(),
  "code": PropertyCode.optional(),
  "name": zod.string().min(reservationSearchRequestNameMin).max(reservationSearchRequestNameMax).regex(reservationSearchRequestNameRegExp).optional().describe('Part of a guest\'s or the booker\'s name.'),
  "last_digits": zod.string().regex(reservationSearchRequestLastDigitsRegExp).optional().describe('Last digits of the guest\'s or the booker\'s phone number.'),
  "check_in_from": zod.iso.date().optional().describe('Earliest check-in date.'),
  "check_in_to": zod.iso.date().optional().describe('Latest check-in date.'),
  "status": ReservationStatus.optional(),
  "cursor": Cursor.optional()
}).meta({ id: 'ReservationSearchRequest', description: 'Conditions that a reservation must all meet. Without conditions, every reservation is found.' }))();

export type ReservationSearchRequest = zod.input<typeof ReservationSearchRequest>;
export type ReservationSearchRequestOutput = zod.output<typeof ReservationSearchRequest>;

export const providerReservationMemberNoMax = 20;

export const providerReservationLanguageMax = 10;



export const ProviderReservation = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "member_no": zod.string().max(providerReservationMemberNoMax).nullable().describe('Membership number with which the stay was booked. Null if there was none.'),
  "language": zod.string().max(providerReservationLanguageMax).describe('The booker\'s language, as a BCP 47 tag.'),
  "reservation": Reservation,
  "property": PropertyData
}).meta({ id: 'ProviderReservation', description: 'A reservation as its property sees it.' }))();

export type ProviderReservation = zod.input<typeof ProviderReservation>;
export type ProviderReservationOutput = zod.output<typeof ProviderReservation>;

export const reservationSearchResultReservationsMax = 20;



export const ReservationSearchResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservations": zod.array(ProviderReservation).max(reservationSearchResultReservationsMax).describe('Matching reservations, latest check-in first.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor for the next page. Null on the last page.')
}).meta({ id: 'ReservationSearchResult', description: 'A page of matching reservations.' }))();

export type ReservationSearchResult = zod.input<typeof ReservationSearchResult>;
export type ReservationSearchResultOutput = zod.output<typeof ReservationSearchResult>;

export const ProviderReservationResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservation": ProviderReservation
}).meta({ id: 'ProviderReservationResult', description: 'One reservation.' }))();

export type ProviderReservationResult = zod.input<typeof ProviderReservationResult>;
export type ProviderReservationResultOutput = zod.output<typeof ProviderReservationResult>;

export const travellerPassportTravellerMin = 0;

export const travellerPassportEnglishLastNameMax = 40;

export const travellerPassportEnglishFirstNameMax = 40;

export const travellerPassportPassportNumberMax = 20;



export const TravellerPassport = /* @__PURE__ */ (() => zod.strictObject({
  "traveller": zod.int().min(travellerPassportTravellerMin).describe('Index of the traveller in the reservation\'s `travellers`.'),
  "english_last_name": zod.string().max(travellerPassportEnglishLastNameMax).describe('Family name as in the passport.'),
  "english_first_name": zod.string().max(travellerPassportEnglishFirstNameMax).describe('Given name as in the passport.'),
  "passport_number": zod.string().max(travellerPassportPassportNumberMax).describe('Complete number, in upper case.'),
  "issued_on": zod.iso.date().describe('Date of issue.'),
  "expires_on": zod.iso.date().describe('Date of expiry.')
}).meta({ id: 'TravellerPassport', description: 'Complete passport of a traveller.' }))();

export type TravellerPassport = zod.input<typeof TravellerPassport>;
export type TravellerPassportOutput = zod.output<typeof TravellerPassport>;

export const passportsResultTravellersMax = 40;



export const PassportsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "travellers": zod.array(TravellerPassport).max(passportsResultTravellersMax).describe('Travellers whose passports are stored.')
}).meta({ id: 'PassportsResult', description: 'Complete passports of a voyage.' }))();

export type PassportsResult = zod.input<typeof PassportsResult>;
export type PassportsResultOutput = zod.output<typeof PassportsResult>;

export const PropertyRecordRequest = /* @__PURE__ */ (() => zod.strictObject({
  "code": zod.union([PropertyCode,zod.null()]).describe('Reservation number in the property\'s own system. Null if there is none.'),
  "memo": zod.union([PropertyMemo,zod.null()]).describe('Note from the property to the guest. Null if there is none.')
}).meta({ id: 'PropertyRecordRequest', description: 'The property\'s record of a reservation, which replaces the previous values.' }))();

export type PropertyRecordRequest = zod.input<typeof PropertyRecordRequest>;
export type PropertyRecordRequestOutput = zod.output<typeof PropertyRecordRequest>;

export const PropertyReasonMax = 200;


export const PropertyReasonRegExp = new RegExp('\\S');


export const PropertyReason = /* @__PURE__ */ (() => zod.string().min(1).max(PropertyReasonMax).regex(PropertyReasonRegExp).meta({ id: 'PropertyReason', description: 'Reason for the property\'s records. Not shown to the guest.' }))();

export type PropertyReason = zod.input<typeof PropertyReason>;
export type PropertyReasonOutput = zod.output<typeof PropertyReason>;

export const PropertyCancellationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "reason": PropertyReason,
  "refund": Amount.optional().describe('Amount to refund, at most what was paid by card and hasn\'t been refunded. The rest is kept as the fee. Defaults to everything.')
}).meta({ id: 'PropertyCancellationRequest', description: 'A cancellation by the property.' }))();

export type PropertyCancellationRequest = zod.input<typeof PropertyCancellationRequest>;
export type PropertyCancellationRequestOutput = zod.output<typeof PropertyCancellationRequest>;

export const reservationStateResultPropertyRefundsMax = 1000;



export const ReservationStateResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "reservation_number": DocumentNumber,
  "status": ReservationStatus,
  "no_show_at": zod.union([Instant,zod.null()]).describe('Time when the guest was marked as a no-show. Null unless this happened.'),
  "cancellation": zod.union([Cancellation,zod.null()]).describe('Fee and refund of the cancellation. Null unless the reservation is cancelled.'),
  "property_refunds": zod.array(PropertyRefund).max(reservationStateResultPropertyRefundsMax).describe('Refunds that the property granted without cancelling, oldest first.')
}).meta({ id: 'ReservationStateResult', description: 'State of a reservation after an action. Contains no personal data. `getProviderReservation` returns the whole reservation.' }))();

export type ReservationStateResult = zod.input<typeof ReservationStateResult>;
export type ReservationStateResultOutput = zod.output<typeof ReservationStateResult>;

export const RoomAssignmentRequest = /* @__PURE__ */ (() => zod.strictObject({
  "room_numbers": RoomNumbers,
  "note": zod.union([PropertyNote,zod.null()]).describe('Internal note. Null to clear it.')
}).meta({ id: 'RoomAssignmentRequest', description: 'The assigned rooms or cabins, and the property\'s internal note.' }))();

export type RoomAssignmentRequest = zod.input<typeof RoomAssignmentRequest>;
export type RoomAssignmentRequestOutput = zod.output<typeof RoomAssignmentRequest>;

export const propertyRefundRequestAmountMax = 9007199254740991;



export const PropertyRefundRequest = /* @__PURE__ */ (() => zod.strictObject({
  "amount": zod.int().min(1).max(propertyRefundRequestAmountMax).describe('Amount to refund, in minor units of the reservation\'s currency.'),
  "reason": PropertyReason
}).meta({ id: 'PropertyRefundRequest', description: 'A refund that the property grants.' }))();

export type PropertyRefundRequest = zod.input<typeof PropertyRefundRequest>;
export type PropertyRefundRequestOutput = zod.output<typeof PropertyRefundRequest>;

export const holdExtensionRequestMinutesMax = 1440;



export const HoldExtensionRequest = /* @__PURE__ */ (() => zod.strictObject({
  "minutes": zod.int().min(1).max(holdExtensionRequestMinutesMax).describe('Minutes from now until the hold expires.')
}).meta({ id: 'HoldExtensionRequest', description: 'How much time the guest needs.' }))();

export type HoldExtensionRequest = zod.input<typeof HoldExtensionRequest>;
export type HoldExtensionRequestOutput = zod.output<typeof HoldExtensionRequest>;

export const HoldExtensionResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "hold_number": DocumentNumber,
  "expires_at": Instant.describe('Time when the hold expires. Earlier than requested if a limit applies.'),
  "server_time": Instant.describe('Current server time.')
}).meta({ id: 'HoldExtensionResult', description: 'An extended hold.' }))();

export type HoldExtensionResult = zod.input<typeof HoldExtensionResult>;
export type HoldExtensionResultOutput = zod.output<typeof HoldExtensionResult>;

export const MemberId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'MemberId', description: 'ID of a member. The ID never changes.' }))();

export type MemberId = zod.input<typeof MemberId>;
export type MemberIdOutput = zod.output<typeof MemberId>;

export const providerMemberPointsBalanceMin = 0;



export const ProviderMember = /* @__PURE__ */ (() => zod.strictObject({
  "member_id": MemberId,
  "hotel_code": HotelCode.describe('Code of the property where the member joined.'),
  "joined_at": Instant,
  "profile": MemberProfile,
  "tier": zod.union([TierRecord,zod.null()]).describe('The member\'s tier. Null if the company has no tiers or the member has no membership number.'),
  "points_balance": zod.int().min(providerMemberPointsBalanceMin).describe('Number of points that the member can use now.')
}).meta({ id: 'ProviderMember', description: 'A member as the company sees them.' }))();

export type ProviderMember = zod.input<typeof ProviderMember>;
export type ProviderMemberOutput = zod.output<typeof ProviderMember>;

export const changedMemberEventsMax = 50;



export const ChangedMember = /* @__PURE__ */ (() => zod.strictObject({
  "member_id": MemberId,
  "member": zod.union([ProviderMember,zod.null()]).describe('The member. Null if the member has withdrawn.'),
  "events": zod.array(EventType).min(1).max(changedMemberEventsMax).describe('Kinds of the events, in order.'),
  "changed_at": zod.iso.datetime({"offset":true}).describe('Time of the last of these events.')
}).meta({ id: 'ChangedMember', description: 'A member in their current state, with their events since the previous page.' }))();

export type ChangedMember = zod.input<typeof ChangedMember>;
export type ChangedMemberOutput = zod.output<typeof ChangedMember>;

export const memberChangesResultMembersMax = 50;



export const MemberChangesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "members": zod.array(ChangedMember).max(memberChangesResultMembersMax).describe('Changed members in the order of their last event. Each one is listed once.'),
  "next_cursor": Cursor.describe('Cursor for the next call. Store it once the members are processed. If nothing changed, it equals the sent cursor.'),
  "has_more": zod.boolean().describe('Whether more changes are available now.')
}).meta({ id: 'MemberChangesResult', description: 'A page of changed members.' }))();

export type MemberChangesResult = zod.input<typeof MemberChangesResult>;
export type MemberChangesResultOutput = zod.output<typeof MemberChangesResult>;

export const memberSearchRequestLoginIdMax = 20;

export const memberSearchRequestPhoneNumberRegExp = new RegExp('^[0-9]{4,20}$');
export const memberSearchRequestEmailMin = 3;
export const memberSearchRequestEmailMax = 254;

export const memberSearchRequestMemberNoMax = 30;



export const MemberSearchRequest = /* @__PURE__ */ (() => zod.strictObject({
  "login_id": zod.string().min(1).max(memberSearchRequestLoginIdMax).optional().describe('Login ID. Not case-sensitive.'),
  "phone_number": zod.string().regex(memberSearchRequestPhoneNumberRegExp).optional().describe('Complete phone number, digits only.'),
  "email": zod.string().min(memberSearchRequestEmailMin).max(memberSearchRequestEmailMax).optional().describe('Email address. Not case-sensitive.'),
  "member_no": zod.string().min(1).max(memberSearchRequestMemberNoMax).optional().describe('Membership number.')
}).meta({ id: 'MemberSearchRequest', description: 'Conditions that a member must all meet.' }))();

export type MemberSearchRequest = zod.input<typeof MemberSearchRequest>;
export type MemberSearchRequestOutput = zod.output<typeof MemberSearchRequest>;

export const memberSearchResultMembersMax = 1;



export const MemberSearchResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "members": zod.array(ProviderMember).max(memberSearchResultMembersMax).describe('The matching member, or an empty list.')
}).meta({ id: 'MemberSearchResult', description: 'The matching members.' }))();

export type MemberSearchResult = zod.input<typeof MemberSearchResult>;
export type MemberSearchResultOutput = zod.output<typeof MemberSearchResult>;

export const ProviderMemberResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "member": ProviderMember
}).meta({ id: 'ProviderMemberResult', description: 'One member.' }))();

export type ProviderMemberResult = zod.input<typeof ProviderMemberResult>;
export type ProviderMemberResultOutput = zod.output<typeof ProviderMemberResult>;

export const couponGrantDiscountAmountMax = 1000000000;

export const couponGrantHotelCodesMax = 200;

export const couponGrantRoomTypeCodesMax = 200;



export const CouponGrant = /* @__PURE__ */ (() => zod.strictObject({
  "coupon_title": LocalizedText.describe('Title that the member sees.'),
  "coupon_type": CouponType,
  "discount_type": DiscountType,
  "discount_amount": zod.int().min(1).max(couponGrantDiscountAmountMax).describe('Percentage of at most 100, or amount in minor units of the currency, depending on `discount_type`.'),
  "valid_from": StayDate.optional().describe('First date on which a booking with the coupon can be made. If omitted, there is no limit.'),
  "valid_until": StayDate.optional().describe('Last date on which a booking with the coupon can be made. If omitted, there is no limit.'),
  "stay_from": StayDate.optional().describe('First night for which the coupon can be used. If omitted, there is no limit.'),
  "stay_until": StayDate.optional().describe('Last night for which the coupon can be used. If omitted, there is no limit.'),
  "hotel_codes": zod.array(HotelCode).max(couponGrantHotelCodesMax).optional().describe('Codes of the properties that accept the coupon. If omitted or empty, all properties of the company accept it.'),
  "room_type_codes": zod.array(ItemCode).max(couponGrantRoomTypeCodesMax).optional().describe('Codes of the room types for which the coupon can be used. If omitted or empty, it can be used for all of them.'),
  "offline_only": zod.boolean().optional().describe('Whether the coupon can be used only at the front desk. If omitted, it can be used online.')
}).meta({ id: 'CouponGrant', description: 'Terms of a coupon. Dates are in the time zone of the property.' }))();

export type CouponGrant = zod.input<typeof CouponGrant>;
export type CouponGrantOutput = zod.output<typeof CouponGrant>;

export const CouponGrantResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "coupon_code": CouponCode
}).meta({ id: 'CouponGrantResult', description: 'The coupon that was granted.' }))();

export type CouponGrantResult = zod.input<typeof CouponGrantResult>;
export type CouponGrantResultOutput = zod.output<typeof CouponGrantResult>;

export const couponGrantsRequestMemberIdsMax = 1000;



export const CouponGrantsRequest = /* @__PURE__ */ (() => zod.strictObject({
  "member_ids": zod.array(MemberId).min(1).max(couponGrantsRequestMemberIdsMax).describe('IDs of the members. Each can be listed once.'),
  "coupon": CouponGrant
}).meta({ id: 'CouponGrantsRequest', description: 'Members, and the terms of the coupon that each of them gets.' }))();

export type CouponGrantsRequest = zod.input<typeof CouponGrantsRequest>;
export type CouponGrantsRequestOutput = zod.output<typeof CouponGrantsRequest>;

export const CouponGrantRow = /* @__PURE__ */ (() => zod.strictObject({
  "member_id": MemberId,
  "coupon_code": zod.union([CouponCode,zod.null()]).describe('Code of the granted coupon. Null if the company has no member with this ID.')
}).meta({ id: 'CouponGrantRow', description: 'A member\'s coupon.' }))();

export type CouponGrantRow = zod.input<typeof CouponGrantRow>;
export type CouponGrantRowOutput = zod.output<typeof CouponGrantRow>;

export const couponGrantsResultRowsMax = 1000;



export const CouponGrantsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "rows": zod.array(CouponGrantRow).max(couponGrantsResultRowsMax).describe('A row for each member, in the order of the request.')
}).meta({ id: 'CouponGrantsResult', description: 'The coupons that were granted.' }))();

export type CouponGrantsResult = zod.input<typeof CouponGrantsResult>;
export type CouponGrantsResultOutput = zod.output<typeof CouponGrantsResult>;

export const MemberTierRequest = /* @__PURE__ */ (() => zod.strictObject({
  "tier_code": ItemCode.describe('Code of one of the company\'s tiers.'),
  "until": zod.union([Instant,zod.null()]).describe('Time in the future at which the grant ends. Null for a grant without an end.')
}).meta({ id: 'MemberTierRequest', description: 'Tier to grant.' }))();

export type MemberTierRequest = zod.input<typeof MemberTierRequest>;
export type MemberTierRequestOutput = zod.output<typeof MemberTierRequest>;

export const MemberTierResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "tier": TierRecord
}).meta({ id: 'MemberTierResult', description: 'The member\'s tier after the grant.' }))();

export type MemberTierResult = zod.input<typeof MemberTierResult>;
export type MemberTierResultOutput = zod.output<typeof MemberTierResult>;

export const roomContractRoomNumberMax = 20;



export const RoomContract = /* @__PURE__ */ (() => zod.strictObject({
  "building_code": ItemCode,
  "unit_code": ItemCode,
  "room_number": zod.string().min(1).max(roomContractRoomNumberMax).describe('Room number as written on the door.'),
  "contract": BundleContract
}).meta({ id: 'RoomContract', description: 'A contract and the room that it\'s for.' }))();

export type RoomContract = zod.input<typeof RoomContract>;
export type RoomContractOutput = zod.output<typeof RoomContract>;

export const contractsRequestContractsMax = 500;



export const ContractsRequest = /* @__PURE__ */ (() => zod.strictObject({
  "contracts": zod.array(RoomContract).min(1).max(contractsRequestContractsMax).describe('Contracts, each with a different number.')
}).meta({ id: 'ContractsRequest', description: 'Contracts to create or update.' }))();

export type ContractsRequest = zod.input<typeof ContractsRequest>;
export type ContractsRequestOutput = zod.output<typeof ContractsRequest>;

export const ContractVouchers = /* @__PURE__ */ (() => zod.strictObject({
  "contract_number": ContractNumber,
  "vouchers": VoucherCount
}).meta({ id: 'ContractVouchers', description: 'Voucher counts of the contract with this number.' }))();

export type ContractVouchers = zod.input<typeof ContractVouchers>;
export type ContractVouchersOutput = zod.output<typeof ContractVouchers>;

export const providerContractsResultContractsMax = 500;



export const ProviderContractsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "contracts": zod.array(ContractVouchers).max(providerContractsResultContractsMax).describe('The vouchers of each contract, in the order of the request.')
}).meta({ id: 'ProviderContractsResult', description: 'The contracts that were written.' }))();

export type ProviderContractsResult = zod.input<typeof ProviderContractsResult>;
export type ProviderContractsResultOutput = zod.output<typeof ProviderContractsResult>;

export const WaitingEnquiry = /* @__PURE__ */ (() => zod.strictObject({
  "member_id": MemberId,
  "changed_at": Instant.describe('When the enquiry was last changed.'),
  "entry": VocSummary
}).meta({ id: 'WaitingEnquiry', description: 'Summary of an enquiry that waits for an answer.' }))();

export type WaitingEnquiry = zod.input<typeof WaitingEnquiry>;
export type WaitingEnquiryOutput = zod.output<typeof WaitingEnquiry>;

export const enquiriesResultEnquiriesMax = 20;



export const EnquiriesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "enquiries": zod.array(WaitingEnquiry).max(enquiriesResultEnquiriesMax).describe('Waiting enquiries, oldest first.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor of the next page. Null on the last page.')
}).meta({ id: 'EnquiriesResult', description: 'A page of waiting enquiries.' }))();

export type EnquiriesResult = zod.input<typeof EnquiriesResult>;
export type EnquiriesResultOutput = zod.output<typeof EnquiriesResult>;

export const EnquiryResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "member_id": MemberId,
  "changed_at": Instant.describe('Version of the enquiry, which an answer must send. It changes with the text, the attachments and the answers.'),
  "entry": Voc
}).meta({ id: 'EnquiryResult', description: 'An enquiry with its member and version.' }))();

export type EnquiryResult = zod.input<typeof EnquiryResult>;
export type EnquiryResultOutput = zod.output<typeof EnquiryResult>;

export const enquiryAnswerRequestAnswerMax = 4000;


export const enquiryAnswerRequestAnswerRegExp = new RegExp('\\S');


export const EnquiryAnswerRequest = /* @__PURE__ */ (() => zod.strictObject({
  "answer": zod.string().min(1).max(enquiryAnswerRequestAnswerMax).regex(enquiryAnswerRequestAnswerRegExp).describe('Text of the answer, which can contain line breaks.'),
  "changed_at": Instant.describe('Value of `changed_at` that was read with the enquiry.')
}).meta({ id: 'EnquiryAnswerRequest', description: 'An answer to an enquiry.' }))();

export type EnquiryAnswerRequest = zod.input<typeof EnquiryAnswerRequest>;
export type EnquiryAnswerRequestOutput = zod.output<typeof EnquiryAnswerRequest>;

export const EnquiryAnsweredResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "changed_at": Instant.describe('New version of the enquiry. Send it to correct the answer.')
}).meta({ id: 'EnquiryAnsweredResult', description: 'Confirmation that the enquiry was answered.' }))();

export type EnquiryAnsweredResult = zod.input<typeof EnquiryAnsweredResult>;
export type EnquiryAnsweredResultOutput = zod.output<typeof EnquiryAnsweredResult>;

export const PointsEntryId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'PointsEntryId', description: 'ID of a points transaction.' }))();

export type PointsEntryId = zod.input<typeof PointsEntryId>;
export type PointsEntryIdOutput = zod.output<typeof PointsEntryId>;

export const memberPointsEntryBalanceMin = 0;

export const memberPointsEntryNoteMax = 100;



export const MemberPointsEntry = /* @__PURE__ */ (() => zod.strictObject({
  "entry_id": PointsEntryId,
  "points_type": PointsType,
  "points": zod.int().describe('Number of points, positive for credits and negative for debits.'),
  "balance": zod.int().min(memberPointsEntryBalanceMin).describe('Points balance after the transaction.'),
  "at": Instant,
  "expires_at": zod.union([Instant,zod.null()]).describe('When the credited points expire. Null for debits.'),
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Number of the related reservation. Null if the transaction isn\'t related to a reservation.'),
  "note": zod.string().max(memberPointsEntryNoteMax).nullable().describe('Note that the member sees. Null if there is no note.'),
  "reversed_by": zod.union([PointsEntryId,zod.null()]).describe('ID of the transaction that reversed this one. Null if it wasn\'t reversed.')
}).meta({ id: 'MemberPointsEntry', description: 'A points transaction of a member.' }))();

export type MemberPointsEntry = zod.input<typeof MemberPointsEntry>;
export type MemberPointsEntryOutput = zod.output<typeof MemberPointsEntry>;

export const memberPointsResultEntriesMax = 20;



export const MemberPointsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "entries": zod.array(MemberPointsEntry).max(memberPointsResultEntriesMax).describe('Transactions on this page, newest first.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor of the next page. Null on the last page.')
}).meta({ id: 'MemberPointsResult', description: 'A page of a member\'s points transactions.' }))();

export type MemberPointsResult = zod.input<typeof MemberPointsResult>;
export type MemberPointsResultOutput = zod.output<typeof MemberPointsResult>;

export const pointsEntryRequestPointsMax = 10000000;

export const pointsEntryRequestNoteMax = 100;


export const pointsEntryRequestNoteRegExp = new RegExp('\\S');


export const PointsEntryRequest = /* @__PURE__ */ (() => zod.strictObject({
  "points_type": zod.enum(['earn', 'use', 'admin_grant', 'admin_deduction', 'outlet_earn', 'outlet_use']).describe('Type of the transaction, which decides whether points are granted or deducted.'),
  "points": zod.int().min(1).max(pointsEntryRequestPointsMax).describe('Number of points to grant or deduct.'),
  "expires_at": Instant.optional().describe('Time in the future at which granted points expire. If omitted, they expire after a year. Not allowed for a deduction.'),
  "note": zod.string().min(1).max(pointsEntryRequestNoteMax).regex(pointsEntryRequestNoteRegExp).optional().describe('Note that the member sees, such as the name of an outlet.')
}).meta({ id: 'PointsEntryRequest', description: 'Points to grant or deduct.' }))();

export type PointsEntryRequest = zod.input<typeof PointsEntryRequest>;
export type PointsEntryRequestOutput = zod.output<typeof PointsEntryRequest>;

export const pointsEntryResultBalanceMin = 0;



export const PointsEntryResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "entry_id": PointsEntryId,
  "balance": zod.int().min(pointsEntryResultBalanceMin).describe('Number of points that the member can use after the transaction.')
}).meta({ id: 'PointsEntryResult', description: 'The transaction that was added.' }))();

export type PointsEntryResult = zod.input<typeof PointsEntryResult>;
export type PointsEntryResultOutput = zod.output<typeof PointsEntryResult>;

export const RefundIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RefundId = /* @__PURE__ */ (() => zod.string().regex(RefundIdRegExp).meta({ id: 'RefundId', description: 'ID of the refund, also used by the card provider. Starts with the company code.' }))();

export type RefundId = zod.input<typeof RefundId>;
export type RefundIdOutput = zod.output<typeof RefundId>;

export const refusedRefundRefusalMax = 100;

export const refusedRefundGuestNameMax = 120;

export const refusedRefundBookerNameMax = 120;

export const refusedRefundBookerPhoneMax = 20;

export const refusedRefundBookerEmailMax = 254;

export const refusedRefundReferenceMax = 200;



export const RefusedRefund = /* @__PURE__ */ (() => zod.strictObject({
  "refund_id": RefundId,
  "status": zod.enum(['refused', 'paid_out']).describe('`refused`: the property has not paid out the refund yet. `paid_out`: the property has paid the guest.'),
  "hotel_code": HotelCode,
  "amount": Amount.describe('Amount owed to the guest.'),
  "currency": Currency,
  "refusal": zod.string().max(refusedRefundRefusalMax).describe('Reason for the card provider\'s refusal, including the provider\'s code.'),
  "created_at": Instant.describe('Time when the refund was created.'),
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Number of the reservation that the refund belongs to. Null if the card was charged but no reservation was made.'),
  "guest_name": zod.string().max(refusedRefundGuestNameMax).describe('The guest\'s full name.'),
  "booker_name": zod.string().max(refusedRefundBookerNameMax).describe('Full name of the booker, who paid and whom the property contacts. Equal to the guest\'s name unless another person booked.'),
  "booker_phone": zod.string().max(refusedRefundBookerPhoneMax).describe('The booker\'s phone number, digits only.'),
  "booker_email": zod.string().max(refusedRefundBookerEmailMax).describe('The booker\'s email address, as given for the booking.'),
  "reference": zod.string().max(refusedRefundReferenceMax).nullable().describe('Reference that records how the property paid the guest. Null until the refund is paid out.')
}).meta({ id: 'RefusedRefund', description: 'A refund that the card provider refused and that the property owes to the guest.' }))();

export type RefusedRefund = zod.input<typeof RefusedRefund>;
export type RefusedRefundOutput = zod.output<typeof RefusedRefund>;

export const refusedRefundsResultRefundsMax = 100;



export const RefusedRefundsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "refunds": zod.array(RefusedRefund).max(refusedRefundsResultRefundsMax).describe('At most 100 refused refunds. Further refunds appear when these are paid out.')
}).meta({ id: 'RefusedRefundsResult', description: 'Refused refunds waiting to be paid out, oldest first.' }))();

export type RefusedRefundsResult = zod.input<typeof RefusedRefundsResult>;
export type RefusedRefundsResultOutput = zod.output<typeof RefusedRefundsResult>;

export const refundPayoutRequestReferenceMax = 200;


export const refundPayoutRequestReferenceRegExp = new RegExp('\\S');


export const RefundPayoutRequest = /* @__PURE__ */ (() => zod.strictObject({
  "reference": zod.string().min(1).max(refundPayoutRequestReferenceMax).regex(refundPayoutRequestReferenceRegExp).describe('Number of the bank transfer, or a short note on how the guest was paid.')
}).meta({ id: 'RefundPayoutRequest', description: 'The property\'s record of how the guest was paid.' }))();

export type RefundPayoutRequest = zod.input<typeof RefundPayoutRequest>;
export type RefundPayoutRequestOutput = zod.output<typeof RefundPayoutRequest>;

export const RefundPayoutResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "refund": RefusedRefund
}).meta({ id: 'RefundPayoutResult', description: 'The refund, marked as paid out.' }))();

export type RefundPayoutResult = zod.input<typeof RefundPayoutResult>;
export type RefundPayoutResultOutput = zod.output<typeof RefundPayoutResult>;

export const KeyId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'KeyId', description: 'ID of a provider key.' }))();

export type KeyId = zod.input<typeof KeyId>;
export type KeyIdOutput = zod.output<typeof KeyId>;

export const KeyNameMax = 100;


export const KeyNameRegExp = new RegExp('\\S');


export const KeyName = /* @__PURE__ */ (() => zod.string().min(1).max(KeyNameMax).regex(KeyNameRegExp).meta({ id: 'KeyName', description: 'Name of the system or person that uses the key.' }))();

export type KeyName = zod.input<typeof KeyName>;
export type KeyNameOutput = zod.output<typeof KeyName>;

export const KeyScope = /* @__PURE__ */ (() => zod.enum(['read', 'ari', 'reservations', 'members', 'payments', 'passports', 'keys']).meta({ id: 'KeyScope', description: 'Permission of a provider key. `read`: read reservations, members, refunds and property data. `ari`: load properties, rates, availability, restrictions and departures. `reservations`: change reservations and redeem check-in tokens. `members`: change members, points, coupons and enquiries. `payments`: refund and record payouts. `passports`: read complete passport numbers. `keys`: manage keys and webhook endpoints, and read the audit log.' }))();

export type KeyScope = zod.input<typeof KeyScope>;
export type KeyScopeOutput = zod.output<typeof KeyScope>;

export const KeyScopesMax = 7;



export const KeyScopes = /* @__PURE__ */ (() => zod.array(KeyScope).min(1).max(KeyScopesMax).meta({ id: 'KeyScopes', description: 'What the key permits.' }))();

export type KeyScopes = zod.input<typeof KeyScopes>;
export type KeyScopesOutput = zod.output<typeof KeyScopes>;

export const ProviderKey = /* @__PURE__ */ (() => zod.strictObject({
  "key_id": KeyId,
  "name": KeyName,
  "scopes": KeyScopes,
  "created_at": zod.iso.datetime({"offset":true}).describe('Time at which the key was created.'),
  "expires_at": zod.iso.datetime({"offset":true}).nullable().describe('Time at which the key expires. Null if it never expires.'),
  "last_used_at": zod.iso.datetime({"offset":true}).nullable().describe('Time of the last use, accurate to a minute. Null if the key was never used.'),
  "overlap_until": zod.iso.datetime({"offset":true}).nullable().describe('Time until which the key from before the last rotation is also accepted. Null if it\'s no longer accepted.')
}).meta({ id: 'ProviderKey', description: 'A provider key. The key itself is returned only when it\'s created or rotated.' }))();

export type ProviderKey = zod.input<typeof ProviderKey>;
export type ProviderKeyOutput = zod.output<typeof ProviderKey>;

export const providerKeysResultKeysMax = 100;



export const ProviderKeysResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "keys": zod.array(ProviderKey).max(providerKeysResultKeysMax).describe('The company\'s keys that haven\'t been revoked, oldest first. Expired keys are included.')
}).meta({ id: 'ProviderKeysResult', description: 'The company\'s keys.' }))();

export type ProviderKeysResult = zod.input<typeof ProviderKeysResult>;
export type ProviderKeysResultOutput = zod.output<typeof ProviderKeysResult>;

export const ProviderKeyRequest = /* @__PURE__ */ (() => zod.strictObject({
  "name": KeyName,
  "scopes": KeyScopes,
  "expires_at": zod.iso.datetime({"offset":true}).optional().describe('Time in the future at which the key expires. If omitted, the key never expires.')
}).meta({ id: 'ProviderKeyRequest', description: 'A key to create.' }))();

export type ProviderKeyRequest = zod.input<typeof ProviderKeyRequest>;
export type ProviderKeyRequestOutput = zod.output<typeof ProviderKeyRequest>;

export const providerKeySecretResultSecretMax = 200;



export const ProviderKeySecretResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "key": ProviderKey,
  "secret": zod.string().max(providerKeySecretResultSecretMax).describe('Value of the `Provider-Key` header. Store it safely, because it isn\'t returned again.')
}).meta({ id: 'ProviderKeySecretResult', description: 'A key with its secret.' }))();

export type ProviderKeySecretResult = zod.input<typeof ProviderKeySecretResult>;
export type ProviderKeySecretResultOutput = zod.output<typeof ProviderKeySecretResult>;

export const ProviderKeyRevokedResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success
}).meta({ id: 'ProviderKeyRevokedResult', description: 'Confirmation that the key was revoked.' }))();

export type ProviderKeyRevokedResult = zod.input<typeof ProviderKeyRevokedResult>;
export type ProviderKeyRevokedResultOutput = zod.output<typeof ProviderKeyRevokedResult>;

export const keyRotationRequestOverlapMinutesMin = 0;
export const keyRotationRequestOverlapMinutesMax = 43200;



export const KeyRotationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "overlap_minutes": zod.int().min(keyRotationRequestOverlapMinutesMin).max(keyRotationRequestOverlapMinutesMax).describe('Number of minutes for which the previous key is still accepted, at most 30 days. Use 0 if the key has leaked.')
}).meta({ id: 'KeyRotationRequest', description: 'How to rotate a key.' }))();

export type KeyRotationRequest = zod.input<typeof KeyRotationRequest>;
export type KeyRotationRequestOutput = zod.output<typeof KeyRotationRequest>;

export const auditActorIdMax = 100;

export const auditActorNameMax = 100;



export const AuditActor = /* @__PURE__ */ (() => zod.strictObject({
  "kind": zod.enum(['key', 'configuration', 'staff', 'server']).describe('Kind of actor.'),
  "id": zod.string().max(auditActorIdMax).describe('ID of the key, or the name of the system account.'),
  "name": zod.string().max(auditActorNameMax).describe('Name of the key or person at the time.')
}).meta({ id: 'AuditActor', description: 'Who did something. `key` is a provider key, `configuration` a key from the server\'s configuration, `staff` a person on the server\'s machine, `server` the server itself.' }))();

export type AuditActor = zod.input<typeof AuditActor>;
export type AuditActorOutput = zod.output<typeof AuditActor>;

export const auditEntryActionMax = 60;

export const auditEntryObjectKindMax = 40;

export const auditEntryObjectIdMax = 100;

export const auditEntryRequestIdMax = 100;



export const AuditEntry = /* @__PURE__ */ (() => zod.strictObject({
  "entry_id": zod.uuid().describe('UUID that begins with the time of the action.'),
  "at": zod.iso.datetime({"offset":true}).describe('Time of the action.'),
  "actor": AuditActor,
  "action": zod.string().max(auditEntryActionMax).describe('Operation ID of the contract, such as `payOutRefund`.'),
  "object_kind": zod.string().max(auditEntryObjectKindMax).describe('Kind of the changed object, such as `reservation`.'),
  "object_id": zod.string().max(auditEntryObjectIdMax).describe('Number, code or ID of the changed object.'),
  "before": zod.record(zod.string(), zod.unknown()).nullable().describe('Changed values before the action. Null if there were none.'),
  "after": zod.record(zod.string(), zod.unknown()).nullable().describe('Changed values after the action. Null if there are none.'),
  "request_id": zod.string().max(auditEntryRequestIdMax).nullable().describe('ID of the request. Null for a command.')
}).meta({ id: 'AuditEntry', description: 'One action by a provider\'s system or by staff. Contains no personal data.' }))();

export type AuditEntry = zod.input<typeof AuditEntry>;
export type AuditEntryOutput = zod.output<typeof AuditEntry>;

export const auditEntriesResultEntriesMax = 20;



export const AuditEntriesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "entries": zod.array(AuditEntry).max(auditEntriesResultEntriesMax).describe('The entries, newest first.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor for the next page. Null on the last page.')
}).meta({ id: 'AuditEntriesResult', description: 'A page of the audit log.' }))();

export type AuditEntriesResult = zod.input<typeof AuditEntriesResult>;
export type AuditEntriesResultOutput = zod.output<typeof AuditEntriesResult>;

export const AriMessageIdRegExp = new RegExp('^[0-9A-Za-z._:-]{1,64}$');


export const AriMessageId = /* @__PURE__ */ (() => zod.string().regex(AriMessageIdRegExp).meta({ id: 'AriMessageId', description: 'ID of the message, chosen by the provider\'s system. A message takes effect once: if the ID is sent to the property again, the first response is returned and nothing changes.' }))();

export type AriMessageId = zod.input<typeof AriMessageId>;
export type AriMessageIdOutput = zod.output<typeof AriMessageId>;

export const AriSequenceMin = 0;
export const AriSequenceMax = 9007199254740991;



export const AriSequence = /* @__PURE__ */ (() => zod.int().min(AriSequenceMin).max(AriSequenceMax).meta({ id: 'AriSequence', description: 'Position of the message among all messages for the property. Any increasing number works, such as a counter or a time in milliseconds. A message whose number isn\'t higher than that of the last applied message is late and changes nothing.' }))();

export type AriSequence = zod.input<typeof AriSequence>;
export type AriSequenceOutput = zod.output<typeof AriSequence>;

export const AriWeekdaysMax = 7;

export const ariWeekdaysItemMax = 7;



export const AriWeekdays = /* @__PURE__ */ (() => zod.array(zod.int().min(1).max(ariWeekdaysItemMax)).min(1).max(AriWeekdaysMax).meta({ id: 'AriWeekdays', description: 'Days of the week to which the row applies, from 1 (Monday) to 7 (Sunday). Omit for every day of the week.' }))();

export type AriWeekdays = zod.input<typeof AriWeekdays>;
export type AriWeekdaysOutput = zod.output<typeof AriWeekdays>;

export const ariDaysAllotmentMin = 0;
export const ariDaysAllotmentMax = 10000;

export const ariDaysMinNightsMax = 90;

export const ariDaysMaxNightsMax = 90;



export const AriDays = /* @__PURE__ */ (() => zod.strictObject({
  "room_type_code": ItemCode,
  "package_code": ItemCode.optional().describe('Code of the package to which the row applies. The package then has its own price and restrictions with this room type, in addition to those of the room type. Omit for the room type alone.'),
  "from": StayDate.describe('First night of the period.'),
  "to": StayDate.describe('Last night of the period, inclusive. At most 900 days from today.'),
  "weekdays": AriWeekdays.optional(),
  "allotment": zod.int().min(ariDaysAllotmentMin).max(ariDaysAllotmentMax).optional().describe('Total number of rooms to sell per night, with or without a package. Existing bookings count towards this number. They remain valid if they exceed it, but no more rooms are sold. Not allowed with `package_code`.'),
  "price": Amount.optional().describe('Price per night for one room with the included number of guests, including taxes. With `package_code`, the price of the package for one room, which is added to the price of the room. A package charged per stay uses the price of the arrival night.'),
  "extra_adult_price": Amount.optional().describe('Price of the night for each adult above the included number of guests. Not allowed with `package_code`.'),
  "extra_kid_price": Amount.optional().describe('Price of the night for each child above the included number of guests. Not allowed with `package_code`.'),
  "min_nights": zod.int().min(1).max(ariDaysMinNightsMax).optional().describe('Minimum length, in nights, of stays that start on this day.'),
  "max_nights": zod.int().min(1).max(ariDaysMaxNightsMax).optional().describe('Maximum length, in nights, of stays that start on this day.'),
  "closed": zod.boolean().optional().describe('Whether the night is closed for sale.'),
  "closed_to_arrival": zod.boolean().optional().describe('Whether stays can\'t begin on this day (closed to arrival).'),
  "closed_to_departure": zod.boolean().optional().describe('Whether stays can\'t end on this day (closed to departure).')
}).meta({ id: 'AriDays', description: 'New values for nights of a rate plan: of a room type alone or, if the row has a `package_code`, of a package that is sold with the room type. Omitted fields stay unchanged. Nights before today are skipped. A night of a room type that isn\'t on sale yet needs a price and an allotment, in this row or in another row of the message.' }))();

export type AriDays = zod.input<typeof AriDays>;
export type AriDaysOutput = zod.output<typeof AriDays>;

export const ariOptionDaysStockMin = 0;
export const ariOptionDaysStockMax = 1000000;



export const AriOptionDays = /* @__PURE__ */ (() => zod.strictObject({
  "upselling_code": ItemCode.describe('Code of an option with daily stock.'),
  "from": StayDate.describe('First day of the period.'),
  "to": StayDate.describe('Last day of the period, inclusive. At most 900 days from today.'),
  "weekdays": AriWeekdays.optional(),
  "stock": zod.int().min(ariOptionDaysStockMin).max(ariOptionDaysStockMax).describe('Maximum number of units sold per day. Existing bookings count towards this number. They remain valid if they exceed it, but no more units are sold.')
}).meta({ id: 'AriOptionDays', description: 'New stock of an option. Days before today are skipped.' }))();

export type AriOptionDays = zod.input<typeof AriOptionDays>;
export type AriOptionDaysOutput = zod.output<typeof AriOptionDays>;

export const ariDepartureCapacityMin = 0;
export const ariDepartureCapacityMax = 20000;

export const ariDepartureCabinsMax = 100;



export const AriDeparture = /* @__PURE__ */ (() => zod.strictObject({
  "departure_code": ItemCode,
  "status": DepartureStatus.optional(),
  "capacity": zod.int().min(ariDepartureCapacityMin).max(ariDepartureCapacityMax).optional().describe('Maximum number of travellers, including infants. Existing bookings count towards this number. They remain valid if they exceed it, but no more berths are sold.'),
  "cabins": zod.array(BundleShipCabins).min(1).max(ariDepartureCabinsMax).optional().describe('Total number of cabins to sell, by type. Types that aren\'t listed stay unchanged.')
}).meta({ id: 'AriDeparture', description: 'New values for a departure of a ferry line, which was created with `putDepartures`. Omitted fields stay unchanged. Fares are part of the bundle.' }))();

export type AriDeparture = zod.input<typeof AriDeparture>;
export type AriDepartureOutput = zod.output<typeof AriDeparture>;

export const ariUpdateDaysMax = 10000;

export const ariUpdateOptionsMax = 10000;

export const ariUpdateDeparturesMax = 10000;



export const AriUpdate = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode,
  "message_id": AriMessageId,
  "sequence": AriSequence,
  "days": zod.array(AriDays).max(ariUpdateDaysMax).optional().describe('Prices, allotments and restrictions of room types and packages. Omit if there are none.'),
  "options": zod.array(AriOptionDays).max(ariUpdateOptionsMax).optional().describe('Stock of options. Omit if there is none.'),
  "departures": zod.array(AriDeparture).max(ariUpdateDeparturesMax).optional().describe('Status, capacity and cabins of departures. Omit if there are none.')
}).meta({ id: 'AriUpdate', description: 'Changes to the rates, availability and restrictions of one property. Later rows override earlier rows, field by field. All lists together can have up to 10,000 rows, including the rows in `cabins`, and change up to 100,000 nights.' }))();

export type AriUpdate = zod.input<typeof AriUpdate>;
export type AriUpdateOutput = zod.output<typeof AriUpdate>;

export const AriProblemCode = /* @__PURE__ */ (() => zod.enum(['unknown_room_type', 'unknown_package', 'unknown_option', 'unknown_departure', 'unknown_cabin_type', 'not_for_package', 'invalid_period', 'period_in_past', 'period_too_late', 'invalid_length', 'nothing_to_change', 'night_not_on_sale']).meta({ id: 'AriProblemCode', description: 'Reason why a row, or a part of it, has no effect. `unknown_room_type`, `unknown_departure`, `unknown_cabin_type`: the property has no such item. `unknown_package`: the property doesn\'t sell such a package with the room type. `unknown_option`: the property has no such option, or the option has no daily stock. `not_for_package`: a field of the row isn\'t allowed with `package_code`. `invalid_period`: the last date is before the first. `period_in_past`: the whole period is before today. `period_too_late`: the period ends more than 900 days from today. `invalid_length`: the minimum length of stay is above the maximum. `nothing_to_change`: the row has no values. `night_not_on_sale`: some nights aren\'t on sale yet, and the message doesn\'t contain both their price and their allotment; the other nights are changed.' }))();

export type AriProblemCode = zod.input<typeof AriProblemCode>;
export type AriProblemCodeOutput = zod.output<typeof AriProblemCode>;

export const ariProblemPointerMax = 100;

export const ariProblemDetailMax = 500;



export const AriProblem = /* @__PURE__ */ (() => zod.strictObject({
  "pointer": zod.string().max(ariProblemPointerMax).describe('JSON Pointer to the row or to one of its fields.'),
  "code": AriProblemCode,
  "detail": zod.string().max(ariProblemDetailMax).describe('Explanation in English, for developers.')
}).meta({ id: 'AriProblem', description: 'A row that has no effect, or no effect on some of its nights, with the reason.' }))();

export type AriProblem = zod.input<typeof AriProblem>;
export type AriProblemOutput = zod.output<typeof AriProblem>;

export const ariShortagePointerMax = 100;

export const ariShortageAllotmentMin = 0;

export const ariShortageSoldMin = 0;



export const AriShortage = /* @__PURE__ */ (() => zod.strictObject({
  "pointer": zod.string().max(ariShortagePointerMax).describe('JSON Pointer to the last row that applies to the inventory.'),
  "date": StayDate.describe('Night on which more is sold or, for a departure, its date in the time zone of the departure port.'),
  "allotment": zod.int().min(ariShortageAllotmentMin).describe('Number that the provider allots.'),
  "sold": zod.int().min(ariShortageSoldMin).describe('Number that is sold, including holds.')
}).meta({ id: 'AriShortage', description: 'Inventory of which more is sold than the provider allots. Nothing is cancelled, and nothing more is sold.' }))();

export type AriShortage = zod.input<typeof AriShortage>;
export type AriShortageOutput = zod.output<typeof AriShortage>;

export const ariResultChangedMin = 0;

export const ariResultProblemsMax = 20000;

export const ariResultShortagesMax = 40000;



export const AriResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "message_id": AriMessageId,
  "sequence": AriSequence,
  "outcome": zod.enum(['applied', 'late']).describe('`applied`: all rows without a problem have taken effect. `late`: a message with the same or a higher `sequence` was applied before, so nothing was changed.'),
  "last_sequence": AriSequence.describe('Sequence number of the last message that was applied to the property.'),
  "changed": zod.int().min(ariResultChangedMin).describe('Number of nights, days of options, departures and their cabin types that are new or have changed.'),
  "problems": zod.array(AriProblem).max(ariResultProblemsMax).describe('Problems by row, in the order of the message. Empty if all rows have taken effect.'),
  "shortages": zod.array(AriShortage).max(ariResultShortagesMax).describe('Inventory that the message allots less than is sold, by row and date. At most 10,000 for each list of the message.')
}).meta({ id: 'AriResult', description: 'Effect of a message. Sending the message again returns the same result.' }))();

export type AriResult = zod.input<typeof AriResult>;
export type AriResultOutput = zod.output<typeof AriResult>;

export const WebhookEndpointId = /* @__PURE__ */ (() => zod.uuid().meta({ id: 'WebhookEndpointId', description: 'ID of an address that receives events.' }))();

export type WebhookEndpointId = zod.input<typeof WebhookEndpointId>;
export type WebhookEndpointIdOutput = zod.output<typeof WebhookEndpointId>;

export const WebhookUrlMax = 2000;


export const WebhookUrlRegExp = new RegExp('^https?:[/]{2}[A-Za-z0-9.:\\[\\]-]+([/?][A-Za-z0-9._~/?&=%:+,;@-]*)?$');


export const WebhookUrl = /* @__PURE__ */ (() => zod.string().max(WebhookUrlMax).regex(WebhookUrlRegExp).meta({ id: 'WebhookUrl', description: 'Address that receives the events, with `https`. Addresses in private networks are rejected, here or when the server connects. A test installation can allow private hosts, also with `http`.' }))();

export type WebhookUrl = zod.input<typeof WebhookUrl>;
export type WebhookUrlOutput = zod.output<typeof WebhookUrl>;

export const WebhookEventTypesMax = 50;



export const WebhookEventTypes = /* @__PURE__ */ (() => zod.array(EventType).min(1).max(WebhookEventTypesMax).meta({ id: 'WebhookEventTypes', description: 'Kinds of events to send.' }))();

export type WebhookEventTypes = zod.input<typeof WebhookEventTypes>;
export type WebhookEventTypesOutput = zod.output<typeof WebhookEventTypes>;

export const WebhookDisabledBecause = /* @__PURE__ */ (() => zod.enum(['request', 'gone', 'failed']).meta({ id: 'WebhookDisabledBecause', description: 'Why an endpoint is disabled. `request`: a provider\'s system disabled it. `gone`: it returned 410. `failed`: a delivery has failed for three days.' }))();

export type WebhookDisabledBecause = zod.input<typeof WebhookDisabledBecause>;
export type WebhookDisabledBecauseOutput = zod.output<typeof WebhookDisabledBecause>;

export const WebhookEndpoint = /* @__PURE__ */ (() => zod.strictObject({
  "endpoint_id": WebhookEndpointId,
  "url": WebhookUrl,
  "event_types": WebhookEventTypes,
  "hotel_code": zod.union([HotelCode,zod.null()]).describe('Property whose events are sent. Null for the events of all properties.'),
  "enabled": zod.boolean().describe('Whether events are sent.'),
  "disabled_because": zod.union([WebhookDisabledBecause,zod.null()]).describe('Why the endpoint is disabled. Null if it\'s enabled.'),
  "failing_since": zod.iso.datetime({"offset":true}).nullable().describe('Time of the first failed attempt since the last successful one. Null if the last attempt succeeded.'),
  "overlap_until": zod.iso.datetime({"offset":true}).nullable().describe('Time until which events are also signed with the secret from before the last rotation. Null if they no longer are.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('Time at which the endpoint was created.')
}).meta({ id: 'WebhookEndpoint', description: 'An address that receives events. The server disables an endpoint that returns 410, or if a delivery has failed for three days. While an endpoint is disabled, its events wait for up to three days.' }))();

export type WebhookEndpoint = zod.input<typeof WebhookEndpoint>;
export type WebhookEndpointOutput = zod.output<typeof WebhookEndpoint>;

export const webhookEndpointsResultEndpointsMax = 20;



export const WebhookEndpointsResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "endpoints": zod.array(WebhookEndpoint).max(webhookEndpointsResultEndpointsMax).describe('The company\'s endpoints, oldest first.')
}).meta({ id: 'WebhookEndpointsResult', description: 'The company\'s webhook endpoints.' }))();

export type WebhookEndpointsResult = zod.input<typeof WebhookEndpointsResult>;
export type WebhookEndpointsResultOutput = zod.output<typeof WebhookEndpointsResult>;

export const WebhookEndpointRequest = /* @__PURE__ */ (() => zod.strictObject({
  "url": WebhookUrl,
  "event_types": WebhookEventTypes,
  "hotel_code": HotelCode.optional().describe('Property whose events are sent. If omitted, the events of all properties and of the company\'s members are sent.'),
  "enabled": zod.boolean().describe('Whether events are sent.')
}).meta({ id: 'WebhookEndpointRequest', description: 'Settings of a webhook endpoint.' }))();

export type WebhookEndpointRequest = zod.input<typeof WebhookEndpointRequest>;
export type WebhookEndpointRequestOutput = zod.output<typeof WebhookEndpointRequest>;

export const webhookSecretResultSecretMax = 100;



export const WebhookSecretResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "endpoint": WebhookEndpoint,
  "secret": zod.string().max(webhookSecretResultSecretMax).describe('Secret that signs the events, as Standard Webhooks defines it. Store it safely, because it isn\'t returned again.')
}).meta({ id: 'WebhookSecretResult', description: 'A webhook endpoint with its secret.' }))();

export type WebhookSecretResult = zod.input<typeof WebhookSecretResult>;
export type WebhookSecretResultOutput = zod.output<typeof WebhookSecretResult>;

export const WebhookEndpointResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "endpoint": WebhookEndpoint
}).meta({ id: 'WebhookEndpointResult', description: 'One webhook endpoint.' }))();

export type WebhookEndpointResult = zod.input<typeof WebhookEndpointResult>;
export type WebhookEndpointResultOutput = zod.output<typeof WebhookEndpointResult>;

export const WebhookDeletedResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success
}).meta({ id: 'WebhookDeletedResult', description: 'Confirmation that the webhook endpoint was deleted.' }))();

export type WebhookDeletedResult = zod.input<typeof WebhookDeletedResult>;
export type WebhookDeletedResultOutput = zod.output<typeof WebhookDeletedResult>;

export const webhookRotationRequestOverlapMinutesMin = 0;
export const webhookRotationRequestOverlapMinutesMax = 43200;



export const WebhookRotationRequest = /* @__PURE__ */ (() => zod.strictObject({
  "overlap_minutes": zod.int().min(webhookRotationRequestOverlapMinutesMin).max(webhookRotationRequestOverlapMinutesMax).describe('Number of minutes for which events are also signed with the previous secret, at most 30 days. Use 0 if the secret has leaked.')
}).meta({ id: 'WebhookRotationRequest', description: 'How to rotate a webhook secret.' }))();

export type WebhookRotationRequest = zod.input<typeof WebhookRotationRequest>;
export type WebhookRotationRequestOutput = zod.output<typeof WebhookRotationRequest>;

export const WebhookFailure = /* @__PURE__ */ (() => zod.enum(['timeout', 'private_address', 'connection']).meta({ id: 'WebhookFailure', description: 'Why an attempt failed without a response. `timeout`: no response within 15 seconds. `private_address`: the host name resolves to an address in a private network. `connection`: the host name is unknown, the connection failed, or the certificate is invalid.' }))();

export type WebhookFailure = zod.input<typeof WebhookFailure>;
export type WebhookFailureOutput = zod.output<typeof WebhookFailure>;

export const webhookTestResultStatusMin = 100;
export const webhookTestResultStatusMax = 999;

export const webhookTestResultLatencyMsMin = 0;



export const WebhookTestResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "event_id": zod.uuid().describe('Value of the header `webhook-id`.'),
  "delivered": zod.boolean().describe('Whether the endpoint returned a 2xx status.'),
  "status": zod.int().min(webhookTestResultStatusMin).max(webhookTestResultStatusMax).nullable().describe('Status of the response. Null if there was none.'),
  "failure": zod.union([WebhookFailure,zod.null()]).describe('Why there was no response. Null if there was one.'),
  "latency_ms": zod.int().min(webhookTestResultLatencyMsMin).describe('Milliseconds from the start of the request to the response or failure.')
}).meta({ id: 'WebhookTestResult', description: 'Outcome of a test event.' }))();

export type WebhookTestResult = zod.input<typeof WebhookTestResult>;
export type WebhookTestResultOutput = zod.output<typeof WebhookTestResult>;

export const WebhookDeliveryState = /* @__PURE__ */ (() => zod.enum(['waiting', 'delivered', 'given_up']).meta({ id: 'WebhookDeliveryState', description: 'State of a delivery. `waiting` → `delivered` or `given_up`.' }))();

export type WebhookDeliveryState = zod.input<typeof WebhookDeliveryState>;
export type WebhookDeliveryStateOutput = zod.output<typeof WebhookDeliveryState>;

export const webhookDeliveryAttemptsMin = 0;

export const webhookDeliveryLastStatusMin = 100;
export const webhookDeliveryLastStatusMax = 999;

export const webhookDeliveryLastLatencyMsMin = 0;



export const WebhookDelivery = /* @__PURE__ */ (() => zod.strictObject({
  "event_id": zod.uuid().describe('ID of the event. Equals the header `webhook-id`.'),
  "type": EventType,
  "reservation_number": zod.union([DocumentNumber,zod.null()]).describe('Reservation of the event. Null if it has none.'),
  "state": WebhookDeliveryState,
  "attempts": zod.int().min(webhookDeliveryAttemptsMin).describe('Number of attempts since the delivery was created or last requested.'),
  "last_status": zod.int().min(webhookDeliveryLastStatusMin).max(webhookDeliveryLastStatusMax).nullable().describe('Status of the last response. Null if there was none.'),
  "last_failure": zod.union([WebhookFailure,zod.null()]).describe('Why the last attempt got no response. Null if it got one, or if there was no attempt.'),
  "last_latency_ms": zod.int().min(webhookDeliveryLastLatencyMsMin).nullable().describe('Duration of the last attempt in milliseconds. Null if there was none.'),
  "occurred_at": zod.iso.datetime({"offset":true}).describe('Time of the event.'),
  "next_attempt_at": zod.iso.datetime({"offset":true}).nullable().describe('Time of the next attempt. Null if there is none, if an earlier event of the same reservation must be delivered first, or if the endpoint is disabled.'),
  "ended_at": zod.iso.datetime({"offset":true}).nullable().describe('Time at which the event was delivered or given up.')
}).meta({ id: 'WebhookDelivery', description: 'Delivery of an event to an endpoint. `waiting` → `delivered`, or `given_up` after the last failed attempt. A redelivery returns it to `waiting`.' }))();

export type WebhookDelivery = zod.input<typeof WebhookDelivery>;
export type WebhookDeliveryOutput = zod.output<typeof WebhookDelivery>;

export const webhookDeliveriesResultDeliveriesMax = 20;



export const WebhookDeliveriesResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "deliveries": zod.array(WebhookDelivery).max(webhookDeliveriesResultDeliveriesMax).describe('Deliveries, latest event first. They are deleted 30 days after they ended.'),
  "next_cursor": zod.union([Cursor,zod.null()]).describe('Cursor for the next page. Null on the last page.')
}).meta({ id: 'WebhookDeliveriesResult', description: 'A page of an endpoint\'s deliveries.' }))();

export type WebhookDeliveriesResult = zod.input<typeof WebhookDeliveriesResult>;
export type WebhookDeliveriesResultOutput = zod.output<typeof WebhookDeliveriesResult>;

export const WebhookDeliveryResult = /* @__PURE__ */ (() => zod.strictObject({
  "result": Success,
  "delivery": WebhookDelivery
}).meta({ id: 'WebhookDeliveryResult', description: 'One delivery.' }))();

export type WebhookDeliveryResult = zod.input<typeof WebhookDeliveryResult>;
export type WebhookDeliveryResultOutput = zod.output<typeof WebhookDeliveryResult>;

export const WebhookData = /* @__PURE__ */ (() => zod.strictObject({
  "hotel_code": HotelCode.optional(),
  "reservation_number": DocumentNumber.optional(),
  "member_id": zod.uuid().optional().describe('Member that the event is about.'),
  "hold_number": DocumentNumber.optional(),
  "order_id": OrderId.optional(),
  "amount": Amount.optional().describe('Captured or refunded amount.'),
  "currency": Currency.optional(),
  "refund_id": RefundId.optional(),
  "voc_seq": VocSeq.optional()
}).meta({ id: 'WebhookData', description: 'What the event is about. Only the fields that apply are included.' }))();

export type WebhookData = zod.input<typeof WebhookData>;
export type WebhookDataOutput = zod.output<typeof WebhookData>;

export const WebhookPayload = /* @__PURE__ */ (() => zod.strictObject({
  "type": zod.union([EventType,zod.literal("webhook.test")]).describe('Kind of event. `webhook.test` is sent by `testWebhookEndpoint`.'),
  "timestamp": zod.iso.datetime({"offset":true}).describe('Time of the event. The header `webhook-timestamp` has the time of the attempt.'),
  "data": WebhookData
}).meta({ id: 'WebhookPayload', description: 'What happened, without personal data. Read the reservation, member, payment or enquiry itself with its number or ID. Every attempt and every redelivery of an event has the same body.' }))();

export type WebhookPayload = zod.input<typeof WebhookPayload>;
export type WebhookPayloadOutput = zod.output<typeof WebhookPayload>;
