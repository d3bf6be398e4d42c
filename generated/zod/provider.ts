/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  CheckInRequest,
  DeparturesRequest,
  DeparturesResult,
  ImportResult,
  PropertyBundle,
  PropertyRecordRequest,
  RefundPayoutRequest,
  RefundPayoutResult,
  RefusedRefundsResult,
  ReservationResult,
  SsoKeyRequest,
  SsoKeyResult
} from './schemas.ts';



/**
 * Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. For a sailing line these are ports, ships, cabins, routes and fares. If any row is invalid, nothing is written, and each invalid row is reported. With `dry_run` the bundle is only validated. The files that it refers to must already be on the server. Photographs (JPEG, PNG, WebP) are rotated upright and copied in several sizes and formats. EXIF metadata is removed. A file whose content doesn't match its extension, that is larger than 20 MB or 50 megapixels, or that is truncated is reported as an error on its row.
 * @summary Import a property bundle
 */
export const ImportPropertyBundleQueryParams = zod.strictObject({
  "dry_run": zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' }).optional().describe('Validate the bundle without writing anything.')
})

export const ImportPropertyBundleBody = PropertyBundle

export const ImportPropertyBundle200Response = ImportResult

/**
 * Creates or updates departures of a sailing line by their codes. Departures that aren't in the request stay unchanged, so large schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, none is written, and each invalid row is reported. Existing bookings count against the allotment. If more is already booked than the new allotment, the departure stops selling.
 * @summary Create or update departures
 */
export const PutDeparturesBody = DeparturesRequest

export const PutDepartures200Response = DeparturesResult

/**
 * Creates a key that logs one member in from a provider's site. Put it in the URL of the entry page. The key is valid for one day and one use.
 * @summary Create a single sign-on key
 */
export const CreateSsoKeyBody = SsoKeyRequest

export const CreateSsoKey201Response = SsoKeyResult

/**
 * Returns the reservation for a token scanned from a guest's screen. Only staff of the reservation's property can redeem it. Expired, unknown and foreign tokens return the same error. A cancelled reservation is returned with its status.
 * @summary Redeem a check-in token
 */
export const RedeemCheckInTokenHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const RedeemCheckInTokenBody = CheckInRequest

export const RedeemCheckInToken200Response = ReservationResult

/**
 * Stores the number that the reservation has in the property's own system, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation with the guest's requests to the property.
 * @summary Set a reservation's property record
 */
export const putPropertyRecordPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PutPropertyRecordParams = zod.strictObject({
  "reservation_number": zod.string().regex(putPropertyRecordPathReservationNumberRegExp).describe('A reservation at one of the company\'s properties.')
})

export const PutPropertyRecordHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const PutPropertyRecordBody = PropertyRecordRequest

export const PutPropertyRecord200Response = ReservationResult

/**
 * Returns refunds that the card provider refused to credit to the card. The property contacts the guest, pays by other means, and records it with `payOutRefund`. Returns the oldest 100.
 * @summary List refused refunds
 */
export const ListRefusedRefunds200Response = RefusedRefundsResult

/**
 * Records that the property has paid the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.
 * @summary Record the payout of a refused refund
 */
export const payOutRefundPathRefundIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const PayOutRefundParams = zod.strictObject({
  "refund_id": zod.string().regex(payOutRefundPathRefundIdRegExp).describe('Refund ID from `listRefusedRefunds`.')
})

export const PayOutRefundBody = RefundPayoutRequest

export const PayOutRefund200Response = RefundPayoutResult

