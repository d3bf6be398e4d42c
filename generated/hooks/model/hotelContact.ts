/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Location } from './location.ts';

/**
 * Where the stay is, and whom to ask.
 */
export interface HotelContact {
  /** @maxLength 500 */
  address: string;
  /**
     * @maxLength 30
     * @nullable
     */
  tel: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  location: Location | null;
}
