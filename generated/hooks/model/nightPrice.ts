/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { StayDate } from './stayDate.ts';

export interface NightPrice {
  date: StayDate;
  price: Amount;
}
