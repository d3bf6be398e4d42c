/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { AgeBands } from './ageBands.ts';
import type { ClockTime } from './clockTime.ts';
import type { CompanyCode } from './companyCode.ts';
import type { Currency } from './currency.ts';
import type { ExchangeRate } from './exchangeRate.ts';
import type { FileReference } from './fileReference.ts';
import type { HotelCode } from './hotelCode.ts';
import type { HotelInfoPropertyKind } from './hotelInfoPropertyKind.ts';
import type { LangType } from './langType.ts';
import type { Location } from './location.ts';
import type { MemberType } from './memberType.ts';
import type { PaymentType } from './paymentType.ts';
import type { Picture } from './picture.ts';
import type { SocialProvider } from './socialProvider.ts';
import type { StayDate } from './stayDate.ts';

/**
 * What the site needs to know of a property to show itself as that property's.
 */
export interface HotelInfo {
  hotel_code: HotelCode;
  /** @maxLength 100 */
  hotel_name: string;
  /** @maxLength 200 */
  address1: string;
  /** @maxLength 200 */
  address2: string;
  /** @maxLength 200 */
  address3: string;
  /** @maxLength 4000 */
  description: string;
  /** @maxItems 30 */
  main_images: Picture[];
  /** Whether the property takes bookings at all */
  set_reservation: boolean;
  /**
     * How many days from today can be booked
     * @minimum 1
     * @maximum 800
     */
  set_reservation_term: number;
  payment_type: PaymentType;
  /**
     * The provider's note on the booking page, sanitised
     * @maxLength 20000
     * @nullable
     */
  reservation_html: string | null;
  /**
     * The provider's guide to the stay, sanitised
     * @maxLength 20000
     * @nullable
     */
  manual_html: string | null;
  lang_type: LangType;
  /**
     * The largest party of one booking
     * @minimum 1
     * @maximum 100
     */
  max_guest: number;
  /**
     * @maxLength 300
     * @nullable
     */
  back_image: string | null;
  company_code: CompanyCode;
  /** Whether other currencies are shown beside the price */
  use_exchange: boolean;
  use_price_comparison: boolean;
  early_checkout_use: boolean;
  default_checkin_time: ClockTime;
  default_checkout_time: ClockTime;
  back_image_file: FileReference | null;
  /** The logo for light ground. */
  main_image_file: FileReference | null;
  /** The logo for dark ground. */
  main_image_white_file: FileReference | null;
  /** Whether pets may come */
  isPet: boolean;
  /** Whether a package is shown at the price of the whole stay */
  showPackageTotalPrice: boolean;
  property_kind: HotelInfoPropertyKind;
  /**
     * The name of the set of design tokens the site wears
     * @maxLength 30
     */
  brand: string;
  currency: Currency;
  /**
     * IANA name
     * @maxLength 60
     */
  time_zone: string;
  today: StayDate;
  /** The last day that can be a check-out. */
  bookable_to: StayDate;
  /**
     * @minimum 1
     * @maximum 5
     */
  max_rooms: number;
  /**
     * @minimum 1
     * @maximum 90
     */
  max_nights: number;
  age_bands: AgeBands;
  /** Whether a booking must name somebody to reach in an emergency */
  emergency_contact: boolean;
  /** Whether the company has tiers; without them the membership page is not linked */
  has_membership: boolean;
  /** Whether the membership terms must be accepted by themselves before joining */
  membership_terms_alone: boolean;
  /**
     * The kinds of members who can join here.
     * @maxItems 5
     */
  member_types: MemberType[];
  /**
     * Who can sign a member in.
     * @maxItems 3
     */
  social_logins: SocialProvider[];
  /**
     * The provider's own sites, to which a login without the shell may return.
     * @maxItems 20
     * @items.maxLength 200
     */
  return_origins: string[];
  location: Location | null;
  /** @maxItems 20 */
  exchange_rates: ExchangeRate[];
}
