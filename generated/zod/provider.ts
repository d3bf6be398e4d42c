/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  AriResult,
  AriUpdate,
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
 * Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. A ferry line has ports, ships, cabin types, routes and fares instead of rooms, packages and prices. If any row is invalid, nothing is written, and each invalid row is reported. A bundle that leaves out nights that are open or have bookings is rejected, unless it sets `replace_days`. With `dry_run`, nothing is written, and the result contains the changes that the import would make. All files named in the bundle must already be on the server. Photos (JPEG, PNG, WebP) are rotated upright, stripped of EXIF metadata, and copied in several sizes and formats. A file is reported as an error on its row if its content doesn't match its extension, if it is truncated, or if it is larger than 20 MB, has a side of more than 12,000 pixels, or takes more than 64 MB when decoded (width × height × channels × bytes per channel).
 * @summary Import a property bundle
 */
export const ImportPropertyBundleQueryParams = zod.strictObject({
  "dry_run": zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' }).optional().describe('Whether to validate the bundle without writing anything. Defaults to `false`.')
})

export const ImportPropertyBundleBody = PropertyBundle

export const ImportPropertyBundle200Response = ImportResult

/**
 * Returns a property as a bundle that `importPropertyBundle` accepts. Importing it changes nothing. It contains the nights from today on, with the changes by `updateAri`, in as few rows as possible. It contains the paths of files, but not their content, and no tiers, affiliates or owned rooms, which an import leaves unchanged if they are omitted.
 * @summary Export a property bundle
 */
export const exportPropertyBundleQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ExportPropertyBundleQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(exportPropertyBundleQueryHotelCodeRegExp).describe('Code of the property to export.')
})

export const ExportPropertyBundle200Response = PropertyBundle

/**
 * Creates or updates up to 500 departures of a ferry line by their codes. Departures that aren't in the request stay unchanged, so larger schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, nothing is written, and each invalid row is reported. Existing bookings count towards the new `capacity` and `cabins`. They remain valid even if they exceed the new numbers, but no further bookings are accepted.
 * @summary Create or update departures
 */
export const PutDeparturesBody = DeparturesRequest

export const PutDepartures200Response = DeparturesResult

/**
 * Creates a key that logs one member in from a provider's site. Add the key to the URL of the entry page. The key can be used once and expires after `valid_minutes` (ten minutes by default).
 * @summary Create a single sign-on key
 */
export const CreateSsoKeyBody = SsoKeyRequest

export const CreateSsoKey201Response = SsoKeyResult

/**
 * Returns the reservation for a check-in token scanned from a guest's screen. A token can be redeemed only at the reservation's property. Expired tokens, unknown tokens and tokens for other properties return the same error. A cancelled reservation is also returned, with its status.
 * @summary Redeem a check-in token
 */
export const RedeemCheckInTokenHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const RedeemCheckInTokenBody = CheckInRequest

export const RedeemCheckInToken200Response = ReservationResult

/**
 * Stores the number that the property's own system assigned to the reservation, and the property's note to the guest. Both are shown to the guest and replace the previous values. Returns the reservation, including the guest's requests to the property.
 * @summary Store the property's record of a reservation
 */
export const putPropertyRecordPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PutPropertyRecordParams = zod.strictObject({
  "reservation_number": zod.string().regex(putPropertyRecordPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const PutPropertyRecordHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const PutPropertyRecordBody = PropertyRecordRequest

export const PutPropertyRecord200Response = ReservationResult

/**
 * Returns up to 100 refunds that the card provider refused and that haven't been paid out yet, oldest first. The property contacts the guest, pays the refund by other means, and records the payout with `payOutRefund`.
 * @summary List refused refunds
 */
export const ListRefusedRefunds200Response = RefusedRefundsResult

/**
 * Records that the property has paid a refused refund to the guest by other means. The guest then sees the refund as completed. Repeating the call keeps the first record.
 * @summary Record the payout of a refused refund
 */
export const payOutRefundPathRefundIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const PayOutRefundParams = zod.strictObject({
  "refund_id": zod.string().regex(payOutRefundPathRefundIdRegExp).describe('ID of the refund, as returned by `listRefusedRefunds`.')
})

export const PayOutRefundBody = RefundPayoutRequest

export const PayOutRefund200Response = RefundPayoutResult

/**
 * Changes the prices, allotments and restrictions (ARI) of a property between imports of its bundle, for its room types, packages, options and departures. A message that violates the schema is rejected as a whole. Otherwise, each row that can't take effect is reported in `problems`, and all other rows take effect together. Send the messages for a property one after the other, because a message that arrives after one with a higher `sequence` changes nothing. After a failure without a response or with status 503, send the same message again. Holds keep the price at which they were created. A quote whose price has changed can't be reserved (`price_changed`).
 * @summary Update rates, availability and restrictions
 */
export const UpdateAriBody = AriUpdate

export const UpdateAri200Response = AriResult

