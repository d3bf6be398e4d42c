/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  CouponResult,
  CouponsResult,
  RegisterCouponRequest
} from './schemas.ts';



/**
 * Returns the caller's coupons, optionally filtered by status, type and booking period. Results are paginated with `cursor`.
 * @summary List the caller's coupons
 */
export const listCouponsQueryCursorMax = 200;


export const listCouponsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCouponsQueryParams = zod.strictObject({
  "status": zod.enum(['before_use', 'used', 'expired']).optional().describe('Return only coupons with this status.'),
  "coupon_type": zod.enum(['all', 'package', 'upselling']).optional().describe('Return only coupons of this type.'),
  "from": zod.iso.date().optional().describe('Return only coupons that can be used for bookings made on or after this date.'),
  "until": zod.iso.date().optional().describe('Return only coupons that can be used for bookings made on or before this date. Must not be earlier than `from`.'),
  "cursor": zod.string().min(1).max(listCouponsQueryCursorMax).regex(listCouponsQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListCouponsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListCoupons200Response = CouponsResult

/**
 * Adds the coupon with the given code to the caller's account. Registering the same coupon again has no effect. Calls are rate limited.
 * @summary Register a coupon
 */
export const RegisterCouponHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const RegisterCouponBody = RegisterCouponRequest

export const RegisterCoupon200Response = CouponResult

