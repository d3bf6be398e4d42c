/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { HotelCode } from './hotelCode.ts';

/**
 * What Korean e-commerce law wants said of the seller; each is shown where it is present.
 */
export interface FooterData {
  hotel_code: HotelCode;
  /** @maxLength 100 */
  hotel_name: string;
  /** @maxLength 100 */
  ceo?: string;
  /** @maxLength 300 */
  address?: string;
  /** @maxLength 30 */
  tel?: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 30 */
  fax?: string;
  /**
     * Business registration number
     * @maxLength 30
     */
  company_num?: string;
  /**
     * Mail-order number
     * @maxLength 60
     */
  term_num?: string;
  /** @maxLength 200 */
  copyright?: string;
}
