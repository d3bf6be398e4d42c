/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  AuditEntriesResult,
  CheckInRequest,
  DeparturesRequest,
  DeparturesResult,
  HoldExtensionRequest,
  HoldExtensionResult,
  ImportResult,
  KeyRotationRequest,
  ManifestResult,
  PassportsResult,
  PropertyBundle,
  PropertyCancellationRequest,
  PropertyRecordRequest,
  PropertyRefundRequest,
  ProviderKeyRequest,
  ProviderKeyRevokedResult,
  ProviderKeySecretResult,
  ProviderKeysResult,
  ProviderReservationResult,
  RefundPayoutRequest,
  RefundPayoutResult,
  RefusedRefundsResult,
  ReservationChangesResult,
  ReservationResult,
  ReservationSearchRequest,
  ReservationSearchResult,
  ReservationStateResult,
  RoomAssignmentRequest,
  SsoKeyRequest,
  SsoKeyResult
} from './schemas.ts';



/**
 * Creates or replaces a company's properties with their details, terms, rooms, packages, options, promotions, policies, prices and allotments. A ferry line has ports, ships, cabin types, routes and fares instead of rooms, packages and prices. If any row is invalid, nothing is written, and each invalid row is reported. With `dry_run`, the bundle is only validated. All files named in the bundle must already be on the server. Photos (JPEG, PNG, WebP) are rotated upright, stripped of EXIF metadata, and copied in several sizes and formats. A file is reported as an error on its row if its content doesn't match its extension, if it is truncated, or if it is larger than 20 MB, has a side of more than 12,000 pixels, or takes more than 64 MB when decoded (width × height × channels × bytes per channel).
 * @summary Import a property bundle
 */
export const ImportPropertyBundleQueryParams = zod.strictObject({
  "dry_run": zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' }).optional().describe('Whether to validate the bundle without writing anything. Defaults to `false`.')
})

export const ImportPropertyBundleBody = PropertyBundle

export const ImportPropertyBundle200Response = ImportResult

/**
 * Creates or updates up to 500 departures of a ferry line by their codes. Departures that aren't in the request stay unchanged, so larger schedules can be sent in several calls. Repeating a call changes nothing. If any row is invalid, nothing is written, and each invalid row is reported. Existing bookings count towards the new `capacity` and `cabins`. They remain valid even if they exceed the new numbers, but no further bookings are accepted.
 * @summary Create or update departures
 */
export const PutDeparturesBody = DeparturesRequest

export const PutDepartures200Response = DeparturesResult

/**
 * Returns the travellers who are booked on a departure, without cancelled reservations and no-shows. Passport numbers are masked unless the key has the scope `passports`; every complete manifest is recorded in the audit log. The manifest is final from `closed_at` on: no more bookings are taken. Send `format=csv` or `Accept: text/csv` for a table with one line for each traveller.
 * @summary Get the manifest of a departure
 */
export const getManifestPathDepartureCodeRegExp = new RegExp('^[0-9A-Za-z_-]{1,20}$');


export const GetManifestParams = zod.strictObject({
  "departure_code": zod.string().regex(getManifestPathDepartureCodeRegExp).describe('Code of a departure, as sent with `putDepartures`.')
})

export const getManifestQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const GetManifestQueryParams = zod.strictObject({
  "hotel_code": zod.string().regex(getManifestQueryHotelCodeRegExp).describe('Code of the ferry line.'),
  "format": zod.enum(['json', 'csv']).optional().describe('Format of the response. By default, the `Accept` header decides.')
})

export const GetManifest200Response = ManifestResult

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
 * Returns reservations and voyages that were created, changed, cancelled, used, paid or refunded since `changed_since`, in their current state. Without `changed_since`, starts with the company's first reservation. Store `next_cursor` and send it with the next call. No change is missed, even if calls and bookings overlap. A reservation can appear again if it changes again. Acknowledge a reservation with `putPropertyRecord`.
 * @summary List changed reservations
 */
export const listReservationChangesQueryChangedSinceMax = 200;


export const listReservationChangesQueryChangedSinceRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listReservationChangesQueryHotelCodeRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');


export const ListReservationChangesQueryParams = zod.strictObject({
  "changed_since": zod.string().min(1).max(listReservationChangesQueryChangedSinceMax).regex(listReservationChangesQueryChangedSinceRegExp).optional().describe('Value of `next_cursor` from the previous call.'),
  "hotel_code": zod.string().regex(listReservationChangesQueryHotelCodeRegExp).optional().describe('Only reservations of this property.')
})

export const ListReservationChangesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListReservationChanges200Response = ReservationChangesResult

/**
 * Finds reservations of the company's properties by number, name, phone number, dates or status. The conditions are in the body, so that names and phone numbers don't appear in logs.
 * @summary Find reservations
 */
export const FindReservationsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const FindReservationsBody = ReservationSearchRequest

export const FindReservations200Response = ReservationSearchResult

/**
 * Returns a reservation with what the property needs. Passport numbers are masked; see `listPassports`.
 * @summary Get a reservation of a property
 */
export const getProviderReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetProviderReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(getProviderReservationPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const GetProviderReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetProviderReservation200Response = ProviderReservationResult

/**
 * Returns the complete passport numbers of a voyage's travellers, for the manifest that authorities require. The list is empty for stays, and once the passports have been deleted. Every call is recorded in the audit log.
 * @summary List complete passports
 */
export const listPassportsPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ListPassportsParams = zod.strictObject({
  "reservation_number": zod.string().regex(listPassportsPathReservationNumberRegExp).describe('Number of a voyage\'s reservation.')
})

export const ListPassports200Response = PassportsResult

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
 * Cancels a reservation on the property's decision, also after the check-in date if the stay hasn't ended. The inventory is released immediately, and the refund is sent to the card provider. Points and coupons are returned in full, and vouchers unless a fee is kept. The booker is notified.
 * @summary Cancel a reservation for the property
 */
export const cancelProviderReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CancelProviderReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(cancelProviderReservationPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const CancelProviderReservationHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const CancelProviderReservationBody = PropertyCancellationRequest

export const CancelProviderReservation200Response = ReservationStateResult

/**
 * Records that the guest didn't arrive, from the check-in date on. The status becomes `used`, nothing is refunded, and the stay earns no points. A guarantee card is kept until the check-out date, so that the property can charge it. The booker is notified.
 * @summary Mark a guest as a no-show
 */
export const markNoShowPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const MarkNoShowParams = zod.strictObject({
  "reservation_number": zod.string().regex(markNoShowPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const MarkNoShowHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const MarkNoShow200Response = ReservationStateResult

/**
 * Marks a stay as used before its check-out time, from the check-in date on, and grants the points that it earned. Without this call, that happens after the check-out time. The nights that remain aren't offered again.
 * @summary Check a guest out
 */
export const checkOutReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CheckOutReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(checkOutReservationPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const CheckOutReservationHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const CheckOutReservation200Response = ReservationStateResult

/**
 * Stores the numbers of the rooms or cabins that the property assigned, and an internal note. Both replace the previous values and aren't shown to the guest. If the guest changes the stay, the room numbers are cleared.
 * @summary Assign rooms to a reservation
 */
export const putRoomAssignmentPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PutRoomAssignmentParams = zod.strictObject({
  "reservation_number": zod.string().regex(putRoomAssignmentPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const PutRoomAssignmentHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const PutRoomAssignmentBody = RoomAssignmentRequest

export const PutRoomAssignment200Response = ReservationStateResult

/**
 * Emails the current state of the reservation to the booker, in the language of the booking: a confirmation, or a cancellation notice if the reservation is cancelled. Three emails can be sent in ten minutes. If the server can't send email or the booker has no email address, the call fails with `unavailable`.
 * @summary Resend the confirmation email for the property
 */
export const resendProviderConfirmationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ResendProviderConfirmationParams = zod.strictObject({
  "reservation_number": zod.string().regex(resendProviderConfirmationPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const ResendProviderConfirmationHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const ResendProviderConfirmation200Response = ReservationStateResult

/**
 * Refunds part of the card payment without cancelling, also after the stay or a cancellation. The refund is sent to the card provider, starting with the most recent payment, and the booker is notified once it is completed. All refunds together can't exceed what was paid. A later cancellation refunds that much less.
 * @summary Refund part of a payment
 */
export const createPropertyRefundPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreatePropertyRefundParams = zod.strictObject({
  "reservation_number": zod.string().regex(createPropertyRefundPathReservationNumberRegExp).describe('Number of a reservation at one of the company\'s properties.')
})

export const CreatePropertyRefundHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const CreatePropertyRefundBody = PropertyRefundRequest

export const CreatePropertyRefund201Response = ReservationStateResult

/**
 * Gives a guest who is on the phone with the property more time to pay. The hold then expires after `minutes`, but no later than 24 hours after its creation, the end of the arrival date or, for voyages, the first departure. An expiry that is already later is kept.
 * @summary Extend a hold
 */
export const extendHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ExtendHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(extendHoldPathHoldNumberRegExp).describe('Number of an open hold at one of the company\'s properties.')
})

export const ExtendHoldHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A provider key can have at most 100,000 stored keys per operation. Additional keys are rejected with status 429.')
})

export const ExtendHoldBody = HoldExtensionRequest

export const ExtendHold200Response = HoldExtensionResult

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
 * Returns the company's provider keys, without their secrets. Keys from the server's configuration aren't included.
 * @summary List provider keys
 */
export const ListProviderKeys200Response = ProviderKeysResult

/**
 * Creates a key for one of the company's systems. The secret is returned only in this response. A key can't grant scopes that it lacks itself. A company can have 100 keys.
 * @summary Create a provider key
 */
export const CreateProviderKeyBody = ProviderKeyRequest

export const CreateProviderKey201Response = ProviderKeySecretResult

/**
 * Revokes a key immediately. Repeating the call changes nothing.
 * @summary Revoke a provider key
 */
export const RevokeProviderKeyParams = zod.strictObject({
  "key_id": zod.uuid().describe('ID of the key, as returned by `listProviderKeys`.')
})

export const RevokeProviderKey200Response = ProviderKeyRevokedResult

/**
 * Replaces the secret of a key and returns the new one. The previous secret is accepted for `overlap_minutes` more, so that the key can be replaced without an interruption. A secret from an earlier rotation is no longer accepted.
 * @summary Rotate a provider key
 */
export const RotateProviderKeyParams = zod.strictObject({
  "key_id": zod.uuid().describe('ID of the key, as returned by `listProviderKeys`.')
})

export const RotateProviderKeyBody = KeyRotationRequest

export const RotateProviderKey201Response = ProviderKeySecretResult

/**
 * Returns what the company's keys and staff changed, newest first. Entries can't be changed. Results are paginated with `cursor`.
 * @summary List audit entries
 */
export const listAuditEntriesQueryObjectIdMax = 100;

export const listAuditEntriesQueryCursorMax = 200;


export const listAuditEntriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListAuditEntriesQueryParams = zod.strictObject({
  "object_id": zod.string().min(1).max(listAuditEntriesQueryObjectIdMax).optional().describe('Only entries of the object with this number, code or ID.'),
  "cursor": zod.string().min(1).max(listAuditEntriesQueryCursorMax).regex(listAuditEntriesQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListAuditEntries200Response = AuditEntriesResult

