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
 * Returns the member's coupons, filtered by status, type and booking period. Paginated with `cursor`.
 * @summary List the caller's coupons
 */
export const listCouponsQueryCursorMax = 200;


export const listCouponsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCouponsQueryParams = zod.strictObject({
  "status": zod.enum(['before_use', 'used', 'expired']).optional().describe('Return only coupons with this status.'),
  "coupon_type": zod.enum(['all', 'package', 'upselling']).optional().describe('Return only coupons of this type.'),
  "from": zod.iso.date().optional().describe('Return only coupons that can be booked with on or after this date.'),
  "until": zod.iso.date().optional().describe('Return only coupons that can be booked with on or before this date. Must not be before `from`.'),
  "cursor": zod.string().min(1).max(listCouponsQueryCursorMax).regex(listCouponsQueryCursorRegExp).optional().describe('The `next_cursor` of the previous page.')
})

export const ListCouponsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListCoupons200Response = CouponsResult

/**
 * Adds a coupon to the caller's account by its code. Registering the same coupon again has no effect. Attempts are rate limited.
 * @summary Register a coupon
 */
export const RegisterCouponHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const RegisterCouponBody = RegisterCouponRequest

export const RegisterCoupon200Response = CouponResult

