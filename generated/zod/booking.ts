/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  CancellationPreviewResult,
  CancellationRequest,
  HoldRequest,
  HoldResult,
  LookupRequest,
  LookupResult,
  Problem,
  QuoteRequest,
  QuoteResult,
  ReservationResult
} from './schemas.ts';



/**
 * A quote says what the stay costs and why, what is due now and what at the hotel, and what cancelling will cost. It holds no room. Its token makes the caller the one who may reserve from it. Codes and counts are all that the client says; every amount is the server's.
 * @summary Price a stay, line by line
 */
export const createQuoteHeaderAcceptLanguageMax = 200;



export const CreateQuoteHeader = zod.object({
  "accept-language": zod.string().max(createQuoteHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const CreateQuoteBody = QuoteRequest

export const CreateQuote201Response = QuoteResult

export const CreateQuote400Response = Problem

export const CreateQuote404Response = Problem

export const CreateQuote409Response = Problem

export const CreateQuote413Response = Problem

export const CreateQuote415Response = Problem

export const CreateQuote422Response = Problem

export const CreateQuote429Response = Problem

export const CreateQuote500Response = Problem

export const CreateQuote503Response = Problem

/**
 * Takes the inventory at once. A booking that needs card money or a guarantee is a temporary hold with an expiry, and is not confirmed until the payment is settled; one that needs neither is confirmed in the answer. A price that changed since the quote is told and nothing is held.
 * @summary Reserve from a quote
 */
export const createHoldHeaderAcceptLanguageMax = 200;



export const CreateHoldHeader = zod.object({
  "accept-language": zod.string().max(createHoldHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.'),
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.')
})

export const CreateHoldBody = HoldRequest

export const CreateHold201Response = HoldResult

export const CreateHold400Response = Problem

export const CreateHold401Response = Problem

export const CreateHold404Response = Problem

export const CreateHold409Response = Problem

export const CreateHold410Response = Problem

export const CreateHold413Response = Problem

export const CreateHold415Response = Problem

export const CreateHold422Response = Problem

export const CreateHold429Response = Problem

export const CreateHold500Response = Problem

export const CreateHold503Response = Problem

/**
 * What is held and until when, by the server's clock; after it became a reservation, that reservation's number.
 * @summary State of a hold
 */
export const getHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(getHoldPathHoldNumberRegExp).describe('As reserving told it; the token must be of the same hold.')
})

export const getHoldHeaderAcceptLanguageMax = 200;



export const GetHoldHeader = zod.object({
  "accept-language": zod.string().max(getHoldHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const GetHold200Response = HoldResult

export const GetHold401Response = Problem

export const GetHold404Response = Problem

export const GetHold422Response = Problem

export const GetHold500Response = Problem

export const GetHold503Response = Problem

/**
 * The guest goes back to choose again, so the rooms are free for others at once. Refused while a payment is being settled.
 * @summary Release a hold
 */
export const releaseHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ReleaseHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(releaseHoldPathHoldNumberRegExp).describe('As reserving told it; the token must be of the same hold.')
})

export const ReleaseHold204Response = zod.void()

export const ReleaseHold401Response = Problem

export const ReleaseHold404Response = Problem

export const ReleaseHold409Response = Problem

export const ReleaseHold422Response = Problem

export const ReleaseHold500Response = Problem

export const ReleaseHold503Response = Problem

/**
 * For guests without login. Name and number must belong together; every miss is answered alike. Yields a token that opens this one reservation for 30 minutes. A member's reservation is opened after login instead.
 * @summary Find a reservation by name and number
 */
export const LookUpReservationBody = LookupRequest

export const LookUpReservation200Response = LookupResult

export const LookUpReservation400Response = Problem

export const LookUpReservation403Response = Problem

export const LookUpReservation404Response = Problem

export const LookUpReservation413Response = Problem

export const LookUpReservation415Response = Problem

export const LookUpReservation422Response = Problem

export const LookUpReservation429Response = Problem

export const LookUpReservation500Response = Problem

export const LookUpReservation503Response = Problem

/**
 * Everything about the stay - guest, rooms, price lines, payment, policy with its dates - and what may be done with it now. States: confirmed becomes cancelled or used; complete (booked with vouchers) becomes cancelled or used.
 * @summary A reservation
 */
export const getReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking.')
})

export const getReservationHeaderAcceptLanguageMax = 200;



export const GetReservationHeader = zod.object({
  "accept-language": zod.string().max(getReservationHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const GetReservation200Response = ReservationResult

export const GetReservation401Response = Problem

export const GetReservation404Response = Problem

export const GetReservation422Response = Problem

export const GetReservation500Response = Problem

export const GetReservation503Response = Problem

/**
 * The fee of the policy at this moment by the hotel's date, and what comes back.
 * @summary What cancelling would cost now
 */
export const previewCancellationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PreviewCancellationParams = zod.strictObject({
  "reservation_number": zod.string().regex(previewCancellationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking.')
})

export const PreviewCancellation200Response = CancellationPreviewResult

export const PreviewCancellation401Response = Problem

export const PreviewCancellation404Response = Problem

export const PreviewCancellation422Response = Problem

export const PreviewCancellation500Response = Problem

export const PreviewCancellation503Response = Problem

/**
 * The guest sends back the fee that the preview showed; if it is another by now, nothing is cancelled. The inventory is free at once, the refund is sent to the card provider and followed until it is certain.
 * @summary Cancel a reservation
 */
export const cancelReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CancelReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(cancelReservationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking.')
})

export const cancelReservationHeaderAcceptLanguageMax = 200;



export const CancelReservationHeader = zod.object({
  "accept-language": zod.string().max(cancelReservationHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.'),
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.')
})

export const CancelReservationBody = CancellationRequest

export const CancelReservation200Response = ReservationResult

export const CancelReservation400Response = Problem

export const CancelReservation401Response = Problem

export const CancelReservation404Response = Problem

export const CancelReservation409Response = Problem

export const CancelReservation413Response = Problem

export const CancelReservation415Response = Problem

export const CancelReservation422Response = Problem

export const CancelReservation500Response = Problem

export const CancelReservation503Response = Problem

/**
 * An iCalendar event from check-in to check-out, in the property's time zone.
 * @summary Calendar file of a reservation
 */
export const getReservationCalendarFilePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationCalendarFileParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationCalendarFilePathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking.')
})

export const getReservationCalendarFileHeaderAcceptLanguageMax = 200;



export const GetReservationCalendarFileHeader = zod.object({
  "accept-language": zod.string().max(getReservationCalendarFileHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.')
})

export const GetReservationCalendarFile200Response = zod.unknown()

export const GetReservationCalendarFile401Response = Problem

export const GetReservationCalendarFile404Response = Problem

export const GetReservationCalendarFile422Response = Problem

export const GetReservationCalendarFile500Response = Problem

export const GetReservationCalendarFile503Response = Problem

