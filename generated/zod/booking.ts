/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  BookerCodeResult,
  CancellationPreviewResult,
  CancellationRequest,
  ChangeQuoteResult,
  ChangeRequest,
  CheckInTokenResult,
  ClaimRequest,
  ConfirmationMailResult,
  HoldConfirmationRequest,
  HoldRequest,
  HoldResult,
  LookupRequest,
  LookupResult,
  QuoteRequest,
  QuoteResult,
  ReservationListResult,
  ReservationResult,
  VoyageChangeRequest,
  VoyageQuoteRequest
} from './schemas.ts';



/**
 * Returns an itemised price for a stay, the amounts due now and at the property, and the cancellation fees. A quote reserves nothing. Use the returned `quote_token` to create a hold from the quote. Requests contain no prices; the server calculates every amount.
 * @summary Price a stay
 */
export const CreateQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.')
})

export const CreateQuoteBody = QuoteRequest

export const CreateQuote201Response = QuoteResult

/**
 * Returns an itemised price for cabins on a one-way or return voyage, with fares by age band, supplements and port tax. The quote also contains the cancellation fees, the date until which passports must be valid and the date on which passport data is deleted. A quote reserves nothing. Holds, payments and cancellations work as for hotel stays.
 * @summary Price a voyage
 */
export const CreateVoyageQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const CreateVoyageQuoteBody = VoyageQuoteRequest

export const CreateVoyageQuote201Response = QuoteResult

/**
 * Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. A hold that needs neither is confirmed with a code sent to the booker. If the price has changed since the quote, nothing is held and the error returns the new price. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths are held on every leg or on none, and each traveller must be named with a passport. Full passport numbers are never returned.
 * @summary Create a hold from a quote
 */
export const CreateHoldHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.'),
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const CreateHoldBody = HoldRequest

export const CreateHold201Response = HoldResult

/**
 * Returns the held stay, the hold's status and expiry time, and the server's current time. If the hold has become a reservation, the reservation number is included.
 * @summary Get a hold
 */
export const getHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(getHoldPathHoldNumberRegExp).describe('Hold number, returned when the hold was created. The reservation token must belong to this hold.')
})

export const GetHoldHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetHold200Response = HoldResult

/**
 * Releases a hold, which makes its rooms or cabins available to other guests immediately. The call fails while a payment for the hold is in progress.
 * @summary Release a hold
 */
export const releaseHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ReleaseHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(releaseHoldPathHoldNumberRegExp).describe('Hold number, returned when the hold was created. The reservation token must belong to this hold.')
})

export const ReleaseHold204Response = zod.void()

/**
 * Sends a six-digit code to the booker of a hold that needs no payment or guarantee. The code proves that the booker can be reached, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.
 * @summary Send a confirmation code for a hold
 */
export const sendHoldCodePathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const SendHoldCodeParams = zod.strictObject({
  "hold_number": zod.string().regex(sendHoldCodePathHoldNumberRegExp).describe('Hold number, returned when the hold was created. The reservation token must belong to this hold.')
})

export const SendHoldCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SendHoldCode200Response = BookerCodeResult

/**
 * Turns a hold into a reservation by verifying the code sent to the booker. If the hold is already a reservation, its current state is returned.
 * @summary Confirm a hold with a code
 */
export const confirmHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ConfirmHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(confirmHoldPathHoldNumberRegExp).describe('Hold number, returned when the hold was created. The reservation token must belong to this hold.')
})

export const ConfirmHoldHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const ConfirmHoldBody = HoldConfirmationRequest

export const ConfirmHold200Response = HoldResult

/**
 * Returns a token that gives guests without a login access to their reservation for 30 minutes. The reservation number must match the name of the guest or the booker. If they don't match, the error doesn't reveal which one is wrong. A member's reservation can't be looked up and requires login instead.
 * @summary Look up a reservation by name and number
 */
export const LookUpReservationBody = LookupRequest

export const LookUpReservation200Response = LookupResult

/**
 * Returns the member's upcoming reservations at all properties, and the reservations that ended within the last `months` months. If `months` is `all`, all past reservations are included. The list is paginated with `cursor`.
 * @summary List the member's reservations
 */
export const listReservationsQueryMonthsDefault = `3`;
export const listReservationsQueryCursorMax = 200;


export const listReservationsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListReservationsQueryParams = zod.strictObject({
  "months": zod.enum(['1', '3', '6', 'all']).default(listReservationsQueryMonthsDefault).describe('Number of months. Reservations that ended longer ago are omitted. `all`: include all reservations.'),
  "status": zod.enum(['confirmed', 'cancelled', 'complete', 'used']).optional().describe('Return only reservations with this status.'),
  "cursor": zod.string().min(1).max(listReservationsQueryCursorMax).regex(listReservationsQueryCursorRegExp).optional().describe('The `next_cursor` of the previous page. Omit for the first page.')
})

export const ListReservationsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListReservations200Response = ReservationListResult

/**
 * Adds a reservation made without login to the logged-in member's account. The request must include the reservation's token and the code sent to the booker by `sendClaimCode`, because a name and a number alone don't prove that the caller is the booker. The reservation then appears in the member's list and can no longer be looked up by name and number. The booker is notified by text message and email. Claiming a reservation that the member already owns has no effect, and the code isn't checked.
 * @summary Claim a reservation made without login
 */
export const claimReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ClaimReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(claimReservationPathReservationNumberRegExp).describe('Reservation number. The reservation token must belong to this reservation.')
})

export const ClaimReservationBody = ClaimRequest

export const ClaimReservation204Response = zod.void()

/**
 * Sends a six-digit code to the booker of a reservation made without login. The code proves that the logged-in member made the booking, works only for this member, and is valid for three minutes and five attempts. The code is sent by text message, or by email if the phone number isn't a mobile number.
 * @summary Send a code for claiming a reservation
 */
export const sendClaimCodePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const SendClaimCodeParams = zod.strictObject({
  "reservation_number": zod.string().regex(sendClaimCodePathReservationNumberRegExp).describe('Reservation number. The reservation token must belong to this reservation.')
})

export const SendClaimCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const SendClaimCode200Response = BookerCodeResult

/**
 * Returns a reservation with its guest, rooms, price lines, payment, cancellation policy and allowed actions.
 * @summary Get a reservation
 */
export const getReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationPathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const GetReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetReservation200Response = ReservationResult

/**
 * Returns the fee and refund that would apply if the reservation were cancelled now. The amounts depend on the cancellation policy and today's date at the property.
 * @summary Preview the cost of cancelling a reservation
 */
export const previewCancellationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PreviewCancellationParams = zod.strictObject({
  "reservation_number": zod.string().regex(previewCancellationPathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const PreviewCancellation200Response = CancellationPreviewResult

/**
 * Cancels a reservation for the fee returned by `previewCancellation`. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is known.
 * @summary Cancel a reservation
 */
export const cancelReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CancelReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(cancelReservationPathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const CancelReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const CancelReservationBody = CancellationRequest

export const CancelReservation200Response = ReservationResult

/**
 * Returns the stay with the requested dates, party or options, and the amount to pay or refund. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once a cancellation fee applies, the arrival date can't change and the total can't decrease.
 * @summary Price a change to a reservation
 */
export const createChangeQuotePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateChangeQuoteParams = zod.strictObject({
  "reservation_number": zod.string().regex(createChangeQuotePathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const CreateChangeQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.')
})

export const CreateChangeQuoteBody = QuoteRequest

export const CreateChangeQuote201Response = ChangeQuoteResult

/**
 * Returns the voyage with the requested sailings, cabin types and allocation of travellers to cabins, and the amount to pay or refund. The travellers stay the same. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once a cancellation fee applies, the first departure date can't change and the total can't decrease. Apply the change with `createChange`.
 * @summary Price a change to a voyage
 */
export const createVoyageChangeQuotePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateVoyageChangeQuoteParams = zod.strictObject({
  "reservation_number": zod.string().regex(createVoyageChangeQuotePathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const CreateVoyageChangeQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const CreateVoyageChangeQuoteBody = VoyageChangeRequest

export const CreateVoyageChangeQuote201Response = ChangeQuoteResult

/**
 * Applies a change quote. If no payment or guarantee is required, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. Otherwise, the added inventory is held, and the reservation stays unchanged until the payment or guarantee is completed. An earlier change that is still waiting for its payment or guarantee is discarded, and its inventory is released.
 * @summary Change a reservation
 */
export const createChangePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateChangeParams = zod.strictObject({
  "reservation_number": zod.string().regex(createChangePathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const CreateChangeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.'),
  "company-info": zod.string().optional().describe('Signed name of the guest\'s employer: the `CsHsUi` value from the URL through which the guest entered the booking site. See `readCompanyInfo` for the format. A company-linked property can be booked only if the value names the linked company. Values that have expired or have an invalid signature are ignored.'),
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.')
})

export const CreateChangeBody = ChangeRequest

export const CreateChange201Response = HoldResult

/**
 * Emails the current state of the reservation to the booker, in the language of the booking. The email is a confirmation, or a cancellation notice if the reservation is cancelled. Calls are rate limited. If the server isn't configured to send email or the booker's email address has been erased, the call fails with `unavailable`.
 * @summary Resend the confirmation email
 */
export const resendConfirmationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ResendConfirmationParams = zod.strictObject({
  "reservation_number": zod.string().regex(resendConfirmationPathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const ResendConfirmation200Response = ConfirmationMailResult

/**
 * Returns a calendar file with one all-day event from the check-in date to the check-out date. A voyage has one event for each leg, from departure to arrival. If the reservation is cancelled, the file cancels its events. Every change increases `SEQUENCE`, so that calendars replace the earlier version.
 * @summary Get a reservation as a calendar file
 */
export const getReservationCalendarFilePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationCalendarFileParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationCalendarFilePathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const GetReservationCalendarFileHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetReservationCalendarFile200Response = zod.unknown()

/**
 * Returns an opaque token to display as a QR code. The token is valid for five minutes, and only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.
 * @summary Create a check-in token
 */
export const createCheckInTokenPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateCheckInTokenParams = zod.strictObject({
  "reservation_number": zod.string().regex(createCheckInTokenPathReservationNumberRegExp).describe('Reservation number. Send this reservation\'s token, or log in as the member who owns the reservation.')
})

export const CreateCheckInToken201Response = CheckInTokenResult

