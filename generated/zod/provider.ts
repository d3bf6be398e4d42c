/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  AriResult,
  AriUpdate,
  AuditEntriesResult,
  CheckInRequest,
  ContractsRequest,
  CouponGrant,
  CouponGrantResult,
  CouponGrantsRequest,
  CouponGrantsResult,
  DeparturesRequest,
  DeparturesResult,
  EnquiriesResult,
  EnquiryAnswerRequest,
  EnquiryAnsweredResult,
  EnquiryResult,
  HoldExtensionRequest,
  HoldExtensionResult,
  ImportResult,
  KeyRotationRequest,
  ManifestResult,
  MemberChangesResult,
  MemberPointsResult,
  MemberSearchRequest,
  MemberSearchResult,
  MemberTierRequest,
  MemberTierResult,
  PassportsResult,
  PictureUploadRequest,
  PictureUploadResult,
  PointsEntryRequest,
  PointsEntryResult,
  PropertyBundle,
  PropertyCancellationRequest,
  PropertyRecordRequest,
  PropertyRefundRequest,
  ProviderContractsResult,
  ProviderKeyRequest,
  ProviderKeyRevokedResult,
  ProviderKeySecretResult,
  ProviderKeysResult,
  ProviderMemberResult,
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
  SsoKeyResult,
  WebhookDeletedResult,
  WebhookDeliveriesResult,
  WebhookDeliveryResult,
  WebhookEndpointRequest,
  WebhookEndpointResult,
  WebhookEndpointsResult,
  WebhookRotationRequest,
  WebhookSecretResult,
  WebhookTestResult
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
 * Stores a picture of at most 20 MB, to which the company's bundles can then refer. A picture with the same name is replaced; send the bundle again to show it. The picture is rotated upright, its metadata is removed, and copies are made in several widths, so a call can take several seconds. Pictures with a side of more than 12,000 pixels are rejected.
 * @summary Upload a picture
 */
export const putPicturePathFileNameRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,80}\\.(jpg|jpeg|png|webp)$');


export const PutPictureParams = zod.strictObject({
  "file_name": zod.string().regex(putPicturePathFileNameRegExp).describe('Name for the picture. It is unique within the company.')
})

export const PutPictureBody = PictureUploadRequest

export const PutPicture200Response = PictureUploadResult

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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
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
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const ExtendHoldBody = HoldExtensionRequest

export const ExtendHold200Response = HoldExtensionResult

/**
 * Returns members who joined, changed or withdrew since `changed_since`, in their current state. A change of points, coupons or tier by a provider is a change too. Without `changed_since`, starts with the company's first member. Store `next_cursor` and send it with the next call. No change is missed, even if calls and changes overlap. Delete your copy of a member who has withdrawn.
 * @summary List changed members
 */
export const listMemberChangesQueryChangedSinceMax = 200;


export const listMemberChangesQueryChangedSinceRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListMemberChangesQueryParams = zod.strictObject({
  "changed_since": zod.string().min(1).max(listMemberChangesQueryChangedSinceMax).regex(listMemberChangesQueryChangedSinceRegExp).optional().describe('Value of `next_cursor` from the previous call.')
})

export const ListMemberChangesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListMemberChanges200Response = MemberChangesResult

/**
 * Finds members by login ID, phone number, email address or membership number. At least one is required, and all must match exactly. The conditions are in the body, so that personal data doesn't appear in logs.
 * @summary Find members
 */
export const FindMembersHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const FindMembersBody = MemberSearchRequest

export const FindMembers200Response = MemberSearchResult

/**
 * Returns a member of the company, with the tier and the points.
 * @summary Read a member
 */
export const GetProviderMemberParams = zod.strictObject({
  "member_id": zod.uuid().describe('ID of a member of the company.')
})

export const GetProviderMemberHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetProviderMember200Response = ProviderMemberResult

/**
 * Creates a coupon and adds it to a member's coupons. Its code is generated.
 * @summary Grant a coupon
 */
export const GrantCouponParams = zod.strictObject({
  "member_id": zod.uuid().describe('ID of a member of the company.')
})

export const GrantCouponHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const GrantCouponBody = CouponGrant

export const GrantCoupon201Response = CouponGrantResult

/**
 * Creates a coupon for each of up to 1,000 members. The coupons have the same terms and different codes. Members who don't exist or have withdrawn are skipped: their rows have no code. All other members get their coupon, or none does.
 * @summary Grant a coupon to many members
 */
export const GrantCouponsHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const GrantCouponsBody = CouponGrantsRequest

export const GrantCoupons201Response = CouponGrantsResult

/**
 * Grants a tier until a time or without an end, in place of an earlier grant. A member has the higher of the granted tier and the tier earned by stays. Members without a membership number have no tier.
 * @summary Set a member's tier
 */
export const SetMemberTierParams = zod.strictObject({
  "member_id": zod.uuid().describe('ID of a member of the company.')
})

export const SetMemberTierHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const SetMemberTierBody = MemberTierRequest

export const SetMemberTier200Response = MemberTierResult

/**
 * Creates or updates up to 500 contracts and their vouchers by contract number, without a bundle. Contracts that aren't in the request stay unchanged. If any row is invalid, nothing is written, and each invalid row is reported. The rooms must have been loaded with a bundle. A later bundle that contains the same contract replaces it. Bookings keep the vouchers that they use.
 * @summary Create or update owners' contracts
 */
export const PutContractsHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const PutContractsBody = ContractsRequest

export const PutContracts200Response = ProviderContractsResult

/**
 * Returns the enquiries that wait for an answer, oldest first. Results are paginated with `cursor`.
 * @summary List waiting enquiries
 */
export const listEnquiriesQueryCursorMax = 200;


export const listEnquiriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListEnquiriesQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listEnquiriesQueryCursorMax).regex(listEnquiriesQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListEnquiries200Response = EnquiriesResult

/**
 * Returns an enquiry with its attachments and answers.
 * @summary Read an enquiry
 */
export const GetEnquiryParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of an enquiry from a member of the company.')
})

export const GetEnquiry200Response = EnquiryResult

/**
 * Returns the attached file as a download.
 * @summary Download an attachment of an enquiry
 */
export const GetEnquiryAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of an enquiry from a member of the company.'),
  "attachment_id": zod.uuid().describe('ID of the attachment to download.')
})

export const GetEnquiryAttachment200Response = zod.unknown()

/**
 * Answers an enquiry, or corrects its answer with a further one. The member sees the latest answer and gets an email about it in the language in which they wrote. `changed_at` is the version that was read. If the enquiry has since been changed or answered, the call fails with `enquiry_changed`; read it again. After the first answer, the member can't change or delete the enquiry.
 * @summary Answer an enquiry
 */
export const AnswerEnquiryParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of an enquiry from a member of the company.')
})

export const AnswerEnquiryHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const AnswerEnquiryBody = EnquiryAnswerRequest

export const AnswerEnquiry201Response = EnquiryAnsweredResult

/**
 * Returns all points transactions of a member, newest first. Each has the ID with which `reversePointsEntry` reverses it. Results are paginated with `cursor`.
 * @summary List a member's points transactions
 */
export const ListMemberPointsParams = zod.strictObject({
  "member_id": zod.uuid().describe('ID of a member of the company.')
})

export const listMemberPointsQueryCursorMax = 200;


export const listMemberPointsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListMemberPointsQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listMemberPointsQueryCursorMax).regex(listMemberPointsQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListMemberPoints200Response = MemberPointsResult

/**
 * Adds a points transaction. `earn`, `admin_grant` and `outlet_earn` grant points, which expire at `expires_at` or, if that is omitted, after a year. `use`, `admin_deduction` and `outlet_use` deduct points, starting with those that expire first. A deduction of more points than the member has fails with `mileage_insufficient` and deducts none.
 * @summary Grant or deduct a member's points
 */
export const CreatePointsEntryParams = zod.strictObject({
  "member_id": zod.uuid().describe('ID of a member of the company.')
})

export const CreatePointsEntryHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const CreatePointsEntryBody = PointsEntryRequest

export const CreatePointsEntry201Response = PointsEntryResult

/**
 * Reverses a transaction that was added with `createPointsEntry`. Granted points are deducted: first those that are left of the grant, then those that expire first. Deducted points are returned with their original expiry. The reversal is a transaction of type `outlet_cancel` or `admin_cancel`. A transaction can be reversed once.
 * @summary Reverse a points transaction
 */
export const ReversePointsEntryParams = zod.strictObject({
  "member_id": zod.uuid().describe('ID of a member of the company.'),
  "entry_id": zod.uuid().describe('ID of the transaction to reverse.')
})

export const ReversePointsEntryHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const ReversePointsEntry201Response = PointsEntryResult

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

/**
 * Changes the prices, allotments and restrictions (ARI) of a property between imports of its bundle, for its room types, packages, options and departures. A message that violates the schema is rejected as a whole. Otherwise, each row that can't take effect is reported in `problems`, and all other rows take effect together. Send the messages for a property one after the other, because a message that arrives after one with a higher `sequence` changes nothing. After a failure without a response or with status 503, send the same message again. Holds keep the price at which they were created. A quote whose price has changed can't be reserved (`price_changed`).
 * @summary Update rates, availability and restrictions
 */
export const UpdateAriBody = AriUpdate

export const UpdateAri200Response = AriResult

/**
 * Returns the company's webhook endpoints, without their secrets.
 * @summary List webhook endpoints
 */
export const ListWebhookEndpoints200Response = WebhookEndpointsResult

/**
 * Adds an address that receives events from now on. The secret is returned only in this response. A company can have 20 endpoints.
 * @summary Create a webhook endpoint
 */
export const CreateWebhookEndpointBody = WebhookEndpointRequest

export const CreateWebhookEndpoint201Response = WebhookSecretResult

/**
 * Replaces the settings of an endpoint. When it's enabled again, the events of the last three days are sent. Older events are skipped.
 * @summary Update a webhook endpoint
 */
export const UpdateWebhookEndpointParams = zod.strictObject({
  "endpoint_id": zod.uuid().describe('ID of the endpoint, as returned by `listWebhookEndpoints`.')
})

export const UpdateWebhookEndpointBody = WebhookEndpointRequest

export const UpdateWebhookEndpoint200Response = WebhookEndpointResult

/**
 * Deletes an endpoint with its secret and its deliveries. Nothing more is sent to it.
 * @summary Delete a webhook endpoint
 */
export const DeleteWebhookEndpointParams = zod.strictObject({
  "endpoint_id": zod.uuid().describe('ID of the endpoint, as returned by `listWebhookEndpoints`.')
})

export const DeleteWebhookEndpoint200Response = WebhookDeletedResult

/**
 * Replaces the secret of an endpoint and returns the new one. For `overlap_minutes`, events are signed with both secrets, so that the receiver can be changed without an interruption. A secret from an earlier rotation is no longer used.
 * @summary Rotate a webhook secret
 */
export const RotateWebhookSecretParams = zod.strictObject({
  "endpoint_id": zod.uuid().describe('ID of the endpoint, as returned by `listWebhookEndpoints`.')
})

export const RotateWebhookSecretBody = WebhookRotationRequest

export const RotateWebhookSecret201Response = WebhookSecretResult

/**
 * Sends an event of type `webhook.test` to an endpoint now, even if the endpoint is disabled, and returns the outcome. The event isn't retried and isn't listed.
 * @summary Send a test event
 */
export const TestWebhookEndpointParams = zod.strictObject({
  "endpoint_id": zod.uuid().describe('ID of the endpoint, as returned by `listWebhookEndpoints`.')
})

export const TestWebhookEndpoint201Response = WebhookTestResult

/**
 * Returns the deliveries to an endpoint, latest event first. Results are paginated with `cursor`.
 * @summary List webhook deliveries
 */
export const ListWebhookDeliveriesParams = zod.strictObject({
  "endpoint_id": zod.uuid().describe('ID of the endpoint, as returned by `listWebhookEndpoints`.')
})

export const listWebhookDeliveriesQueryCursorMax = 200;


export const listWebhookDeliveriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListWebhookDeliveriesQueryParams = zod.strictObject({
  "state": zod.enum(['waiting', 'delivered', 'given_up']).optional().describe('Only deliveries in this state.'),
  "cursor": zod.string().min(1).max(listWebhookDeliveriesQueryCursorMax).regex(listWebhookDeliveriesQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListWebhookDeliveries200Response = WebhookDeliveriesResult

/**
 * Sends an event again with the same ID and body, with as many retries as the first time. A delivery that still waits is sent without waiting for its next retry. If an earlier event of the same reservation still waits, that event is sent first.
 * @summary Redeliver an event
 */
export const RedeliverWebhookParams = zod.strictObject({
  "endpoint_id": zod.uuid().describe('ID of the endpoint, as returned by `listWebhookEndpoints`.'),
  "event_id": zod.uuid().describe('ID of the event, as returned by `listWebhookDeliveries` or in the header `webhook-id`.')
})

export const RedeliverWebhook201Response = WebhookDeliveryResult

