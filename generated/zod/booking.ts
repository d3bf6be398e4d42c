/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  CancellationPreviewResult,
  CancellationRequest,
  ChangeQuoteResult,
  ChangeRequest,
  CheckInTokenResult,
  ConfirmationMailResult,
  HoldCodeResult,
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
 * Returns an itemised price: what the stay costs, what is due now and at the property, and what cancelling will cost. A quote holds no rooms. Use the returned `quote_token` to create a hold from this quote. Send codes and counts only; the server calculates every amount.
 * @summary Price a stay
 */
export const CreateQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.')
})

export const CreateQuoteBody = QuoteRequest

export const CreateQuote201Response = QuoteResult

/**
 * Returns an itemised price for cabins on a one-way or return voyage. It includes fares by age band, supplements, port tax and cancellation fees. It also states until when passports must be valid and when they are deleted. A quote holds no berths. Create the hold, pay, change and cancel as for a hotel stay.
 * @summary Price a voyage
 */
export const CreateVoyageQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const CreateVoyageQuoteBody = VoyageQuoteRequest

export const CreateVoyageQuote201Response = QuoteResult

/**
 * Takes the inventory immediately as a temporary hold. The hold becomes a reservation when its payment or guarantee is completed. If it needs neither, it is confirmed with a code sent to the booker. If the price has changed since the quote, an error returns the new price and nothing is held. Callers with too many open holds must pay for or release some before creating another. For a voyage, the cabins and berths of every leg are held, or none. Its travellers must be named with their passports, which are never returned.
 * @summary Create a hold from a quote
 */
export const CreateHoldHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.'),
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CreateHoldBody = HoldRequest

export const CreateHold201Response = HoldResult

/**
 * Returns what is held and until when, by the server's clock. If the hold has become a reservation, returns the reservation number.
 * @summary Get a hold
 */
export const getHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(getHoldPathHoldNumberRegExp).describe('The number returned when the hold was created. The token must belong to the same hold.')
})

export const GetHoldHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetHold200Response = HoldResult

/**
 * Makes the rooms available to others immediately, for example when the guest goes back to choose again. Fails while a payment is in progress.
 * @summary Release a hold
 */
export const releaseHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ReleaseHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(releaseHoldPathHoldNumberRegExp).describe('The number returned when the hold was created. The token must belong to the same hold.')
})

export const ReleaseHold204Response = zod.void()

/**
 * Holds that need no payment or guarantee are confirmed by code, to prove that the booker can be reached. The six-digit code is valid for three minutes and five attempts. It goes to the guest's phone, or to their email if the number can't receive messages.
 * @summary Send a confirmation code for a hold
 */
export const sendHoldCodePathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const SendHoldCodeParams = zod.strictObject({
  "hold_number": zod.string().regex(sendHoldCodePathHoldNumberRegExp).describe('The number returned when the hold was created. The token must belong to the same hold.')
})

export const SendHoldCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const SendHoldCode200Response = HoldCodeResult

/**
 * Turns the hold into a reservation by verifying the code sent to its guest. If it is already a reservation, its current state is returned.
 * @summary Confirm a hold with a code
 */
export const confirmHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ConfirmHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(confirmHoldPathHoldNumberRegExp).describe('The number returned when the hold was created. The token must belong to the same hold.')
})

export const ConfirmHoldHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const ConfirmHoldBody = HoldConfirmationRequest

export const ConfirmHold200Response = HoldResult

/**
 * For guests without a login. The name (of the guest or the booker) and the number must match the same reservation. All failed lookups return the same error. Returns a token that gives access to this reservation for 30 minutes. A member's reservation requires login instead.
 * @summary Look up a reservation by name and number
 */
export const LookUpReservationBody = LookupRequest

export const LookUpReservation200Response = LookupResult

/**
 * The member's reservations across all properties: upcoming, and those that ended within the last `months` months. Paginated with `cursor`.
 * @summary List your reservations
 */
export const listReservationsQueryMonthsDefault = `3`;
export const listReservationsQueryCursorMax = 200;


export const listReservationsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListReservationsQueryParams = zod.strictObject({
  "months": zod.enum(['1', '3', '6']).default(listReservationsQueryMonthsDefault).describe('Include reservations that ended up to this many months ago.'),
  "status": zod.enum(['confirmed', 'cancelled', 'complete', 'used']).optional().describe('Return only reservations in this state.'),
  "cursor": zod.string().min(1).max(listReservationsQueryCursorMax).regex(listReservationsQueryCursorRegExp).optional().describe('The `next_cursor` of the previous page.')
})

export const ListReservationsHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListReservations200Response = ReservationListResult

/**
 * Adds a guest's reservation to the account of the logged-in member. The request must include the reservation's token. Afterwards the reservation appears in the member's list and can't be found by name and number. Claiming a reservation you already own has no effect.
 * @summary Claim a guest reservation
 */
export const claimReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ClaimReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(claimReservationPathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking.')
})

export const ClaimReservation204Response = zod.void()

/**
 * Returns the guest, rooms, price lines, payment, cancellation policy and allowed actions. A `confirmed` reservation becomes `cancelled` or `used`. So does a `complete` reservation, which is one paid with vouchers.
 * @summary Get a reservation
 */
export const getReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationPathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const GetReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetReservation200Response = ReservationResult

/**
 * Returns the cancellation fee and refund that apply now, based on the policy and today's date at the property.
 * @summary Preview the cost of cancelling
 */
export const previewCancellationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PreviewCancellationParams = zod.strictObject({
  "reservation_number": zod.string().regex(previewCancellationPathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const PreviewCancellation200Response = CancellationPreviewResult

/**
 * Send the fee from the preview. If the fee has changed, nothing is cancelled. The inventory is released immediately. The refund is sent to the card provider and reconciled until its outcome is certain.
 * @summary Cancel a reservation
 */
export const cancelReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CancelReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(cancelReservationPathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const CancelReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CancelReservationBody = CancellationRequest

export const CancelReservation200Response = ReservationResult

/**
 * Returns the stay with the requested dates, party or options, and what the change costs or refunds. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged nights keep their booked price unless rooms are added. Once cancelling carries a fee, the arrival date can't change and the total can't decrease.
 * @summary Price a change to a reservation
 */
export const createChangeQuotePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateChangeQuoteParams = zod.strictObject({
  "reservation_number": zod.string().regex(createChangeQuotePathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const CreateChangeQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.')
})

export const CreateChangeQuoteBody = QuoteRequest

export const CreateChangeQuote201Response = ChangeQuoteResult

/**
 * Returns the voyage with the requested sailings, cabins or cabin distribution for the same travellers, and what the change costs or refunds. A change quote reserves nothing. Inventory already held by the reservation counts as available. Unchanged legs keep their booked price. Once cancelling carries a fee, the first departure can't change and the total can't decrease. Apply the change with `createChange`.
 * @summary Price a change to a voyage
 */
export const createVoyageChangeQuotePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateVoyageChangeQuoteParams = zod.strictObject({
  "reservation_number": zod.string().regex(createVoyageChangeQuotePathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const CreateVoyageChangeQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const CreateVoyageChangeQuoteBody = VoyageChangeRequest

export const CreateVoyageChangeQuote201Response = ChangeQuoteResult

/**
 * Applies a change quote. If nothing is due, the change takes effect immediately: added inventory is taken, removed inventory is released, and any refund is sent. If payment is due, the added inventory is held and the difference is paid like any hold. The reservation stays unchanged until then. An earlier unpaid change is abandoned.
 * @summary Change a reservation
 */
export const createChangePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateChangeParams = zod.strictObject({
  "reservation_number": zod.string().regex(createChangePathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const CreateChangeHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` value from the link that a guest followed from a company\'s site. See `readCompanyInfo` for its format. A company-linked property sells only to guests whose value names its company. A value with an invalid signature or an expired date is ignored.'),
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CreateChangeBody = ChangeRequest

export const CreateChange201Response = HoldResult

/**
 * Sends the current state of the reservation to the guest's email address, in the language of the booking. Sends a confirmation, or a cancellation notice if the reservation is cancelled. Limited to a few emails within a period. Returns `unavailable` if the property doesn't send email.
 * @summary Resend the confirmation email
 */
export const resendConfirmationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ResendConfirmationParams = zod.strictObject({
  "reservation_number": zod.string().regex(resendConfirmationPathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const ResendConfirmation200Response = ConfirmationMailResult

/**
 * Returns an iCalendar event from check-in to check-out, in the property's calendar. A voyage has one event for each leg, from departure to arrival. A cancelled reservation returns a cancellation of the event. Changes and the cancellation increase `SEQUENCE`, so calendars replace the earlier version.
 * @summary Get a reservation as a calendar file
 */
export const getReservationCalendarFilePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationCalendarFileParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationCalendarFilePathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const GetReservationCalendarFileHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetReservationCalendarFile200Response = zod.unknown()

/**
 * Returns an opaque token, valid for five minutes, to display as a QR code. Only the property's own systems can exchange it for the reservation. Request the next token before the current one expires.
 * @summary Create a check-in token
 */
export const createCheckInTokenPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateCheckInTokenParams = zod.strictObject({
  "reservation_number": zod.string().regex(createCheckInTokenPathReservationNumberRegExp).describe('The number of the reservation. The token must belong to the same booking, or the caller must be the member who owns it.')
})

export const CreateCheckInToken201Response = CheckInTokenResult

