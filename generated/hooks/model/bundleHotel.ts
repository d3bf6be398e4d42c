/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { AgeBands } from './ageBands.ts';
import type { BundleDays } from './bundleDays.ts';
import type { BundleFooter } from './bundleFooter.ts';
import type { BundleHotelPropertyKind } from './bundleHotelPropertyKind.ts';
import type { BundleIcon } from './bundleIcon.ts';
import type { BundlePackage } from './bundlePackage.ts';
import type { BundlePicture } from './bundlePicture.ts';
import type { BundlePolicy } from './bundlePolicy.ts';
import type { BundlePromotion } from './bundlePromotion.ts';
import type { BundleRoomType } from './bundleRoomType.ts';
import type { BundleTerms } from './bundleTerms.ts';
import type { BundleUpselling } from './bundleUpselling.ts';
import type { ClockTime } from './clockTime.ts';
import type { Currency } from './currency.ts';
import type { EarlyCheckout } from './earlyCheckout.ts';
import type { ExchangeRate } from './exchangeRate.ts';
import type { HotelCode } from './hotelCode.ts';
import type { LangType } from './langType.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Location } from './location.ts';
import type { MemberType } from './memberType.ts';
import type { PaymentType } from './paymentType.ts';
import type { PetUpselling } from './petUpselling.ts';

export interface BundleHotel {
  hotel_code: HotelCode;
  property_kind: BundleHotelPropertyKind;
  /** @pattern ^[a-z][a-z0-9-]{0,29}$ */
  brand: string;
  /** @maxLength 60 */
  time_zone: string;
  currency: Currency;
  lang_type: LangType;
  payment_type: PaymentType;
  hotel_name: LocalizedText;
  address1: LocalizedText;
  address2: LocalizedText;
  address3: LocalizedText;
  description: LocalizedText;
  /** @maxItems 30 */
  main_images: BundlePicture[];
  /**
     * @maxLength 300
     * @nullable
     */
  back_image: string | null;
  /**
     * The logo for light ground
     * @maxLength 300
     * @nullable
     */
  main_image: string | null;
  /**
     * The logo for dark ground
     * @maxLength 300
     * @nullable
     */
  main_image_white: string | null;
  set_reservation: boolean;
  /**
     * @minimum 1
     * @maximum 800
     */
  set_reservation_term: number;
  reservation_html?: LocalizedText;
  manual_html?: LocalizedText;
  /**
     * @minimum 1
     * @maximum 100
     */
  max_guest: number;
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
  use_exchange: boolean;
  use_price_comparison: boolean;
  default_checkin_time: ClockTime;
  default_checkout_time: ClockTime;
  emergency_contact: boolean;
  has_membership: boolean;
  /**
     * The kinds of members who can join here; general and cyber where it is not said.
     * @maxItems 5
     */
  member_types?: MemberType[];
  /**
     * The provider's own sites, to which a login without the shell may return.
     * @maxItems 20
     * @items.maxLength 200
     * @items.pattern ^https?:[/]{2}[A-Za-z0-9.:-]+$
     */
  return_origins?: string[];
  /**
     * From so many adults in one room the customer centre books
     * @minimum 1
     * @maximum 20
     */
  customer_centre_from_adults?: number;
  shows_package_total_price?: boolean;
  age_bands: AgeBands;
  location?: Location;
  pets?: PetUpselling;
  /** @maxItems 20 */
  exchange_rates: ExchangeRate[];
  footer: BundleFooter;
  /** @maxItems 10 */
  terms: BundleTerms[];
  /** @maxItems 100 */
  icons: BundleIcon[];
  /**
     * @minItems 1
     * @maxItems 20
     */
  policies: BundlePolicy[];
  /** @maxItems 100 */
  room_types: BundleRoomType[];
  /** @maxItems 100 */
  packages: BundlePackage[];
  /** @maxItems 100 */
  upsellings: BundleUpselling[];
  /** @maxItems 10 */
  early_checkouts: EarlyCheckout[];
  /** @maxItems 200 */
  promotions: BundlePromotion[];
  /** @maxItems 100000 */
  days: BundleDays[];
}
