/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  CouponResult,
  CouponsResult,
  RegisterCouponRequest
} from './schemas.ts';



/**
 * Coupons of who is logged in, by status, kind and the days on which they may be booked with. A page at a time.
 * @summary The own coupons
 */
export const listCouponsQueryCursorMax = 200;


export const listCouponsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCouponsQueryParams = zod.strictObject({
  "status": zod.enum(['before_use', 'used', 'expired']).optional().describe('Only those in this state.'),
  "coupon_type": zod.enum(['all', 'package', 'upselling']).optional().describe('Only those of this kind.'),
  "from": zod.iso.date().optional().describe('Only those that may be booked with on this day or later.'),
  "until": zod.iso.date().optional().describe('Only those that may be booked with on this day or earlier; not before `from`.'),
  "cursor": zod.string().min(1).max(listCouponsQueryCursorMax).regex(listCouponsQueryCursorRegExp).optional().describe('The next_cursor of the page before.')
})

export const ListCouponsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListCoupons200Response = CouponsResult

/**
 * Makes a coupon that was handed out the member's own. Doing it twice is the same as once. Attempts are limited.
 * @summary Take a coupon by its code
 */
export const RegisterCouponHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const RegisterCouponBody = RegisterCouponRequest

export const RegisterCoupon200Response = CouponResult

