/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Currency } from './currency.ts';
import type { EarlyCheckout } from './earlyCheckout.ts';
import type { HotelCode } from './hotelCode.ts';
import type { NearestDates } from './nearestDates.ts';
import type { Package } from './package.ts';
import type { PackagePrice } from './packagePrice.ts';
import type { PetUpselling } from './petUpselling.ts';
import type { Promotion } from './promotion.ts';
import type { Room } from './room.ts';
import type { RoomPrice } from './roomPrice.ts';
import type { StayDate } from './stayDate.ts';
import type { Success } from './success.ts';
import type { SumPrice } from './sumPrice.ts';
import type { Upselling } from './upselling.ts';

export interface SearchResult {
  result: Success;
  hotel_code: HotelCode;
  start_date: StayDate;
  end_date: StayDate;
  /**
     * @minimum 1
     * @maximum 90
     */
  nights: number;
  currency: Currency;
  /** @maxItems 100 */
  roomList: Room[];
  /** @maxItems 100 */
  roomPriceList: RoomPrice[];
  /** @maxItems 100 */
  packageList: Package[];
  /** @maxItems 100 */
  packagePriceList: PackagePrice[];
  /**
     * Everything that can be chosen, cheapest first.
     * @maxItems 1000
     */
  sumPriceList: SumPrice[];
  /** @maxItems 100 */
  upsellingList: Upselling[];
  /** @maxItems 10 */
  earlyCheckoutList: EarlyCheckout[];
  petUpselling: PetUpselling | null;
  promotion: Promotion | null;
  /**
     * Only where nothing is available.
     * @maxItems 5
     */
  nearest_dates: NearestDates[];
}
