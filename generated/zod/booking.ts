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
 * A quote says what the stay costs and why, what is due now and what at the hotel, and what cancelling will cost. It holds no room. Its token makes the caller the one who may reserve from it. Codes and counts are all that the client says; every amount is the server's.
 * @summary Price a stay, line by line
 */
export const CreateQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` of the address by which a guest came from a company\'s own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there.')
})

export const CreateQuoteBody = QuoteRequest

export const CreateQuote201Response = QuoteResult

/**
 * What a quote is for a stay, for cabins of one sailing or of one there and one back - fares by band, supplements and port tax, what cancelling will cost, until when passports must be good and when they are deleted. It holds no berth. Reserving, paying, changing and cancelling go on as those of a stay.
 * @summary Price a voyage, line by line
 */
export const CreateVoyageQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const CreateVoyageQuoteBody = VoyageQuoteRequest

export const CreateVoyageQuote201Response = QuoteResult

/**
 * Takes the inventory at once, as a temporary hold with an expiry. It is not confirmed until the payment or the guarantee is completed; one that needs neither is confirmed by a code that is sent to who books. A price that changed since the quote is told and nothing is held. Who holds many rooms already gets no more until some are paid or given back. For a voyage the cabins and berths of every leg are taken, or none; its travellers are named, with their passports, which no answer repeats.
 * @summary Reserve from a quote
 */
export const CreateHoldHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` of the address by which a guest came from a company\'s own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there.'),
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429.')
})

export const CreateHoldBody = HoldRequest

export const CreateHold201Response = HoldResult

/**
 * What is held and until when, by the server's clock; after it became a reservation, that reservation's number.
 * @summary State of a hold
 */
export const getHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(getHoldPathHoldNumberRegExp).describe('As reserving told it; the token must be of the same hold.')
})

export const GetHoldHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const GetHold200Response = HoldResult

/**
 * The guest goes back to choose again, so the rooms are free for others at once. Refused while a payment is in progress.
 * @summary Release a hold
 */
export const releaseHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ReleaseHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(releaseHoldPathHoldNumberRegExp).describe('As reserving told it; the token must be of the same hold.')
})

export const ReleaseHold204Response = zod.void()

/**
 * Where nothing is paid or guaranteed beforehand, rooms are kept only for somebody who can be reached. A code of six digits, good for three minutes and five tries, goes to the guest's phone, or to the email where the phone is none that gets messages.
 * @summary Send a code to who holds rooms without paying
 */
export const sendHoldCodePathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const SendHoldCodeParams = zod.strictObject({
  "hold_number": zod.string().regex(sendHoldCodePathHoldNumberRegExp).describe('As reserving told it; the token must be of the same hold.')
})

export const SendHoldCodeHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const SendHoldCode200Response = HoldCodeResult

/**
 * The hold becomes a reservation by the code that was sent to its guest. One that is a reservation already is told as it is.
 * @summary Confirm a stay that costs nothing beforehand
 */
export const confirmHoldPathHoldNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ConfirmHoldParams = zod.strictObject({
  "hold_number": zod.string().regex(confirmHoldPathHoldNumberRegExp).describe('As reserving told it; the token must be of the same hold.')
})

export const ConfirmHoldHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429.')
})

export const ConfirmHoldBody = HoldConfirmationRequest

export const ConfirmHold200Response = HoldResult

/**
 * For guests without login. Name - of who stays or of who booked - and number must belong together; every miss is answered alike. Yields a token that opens this one reservation for 30 minutes. A member's reservation is opened after login instead.
 * @summary Find a reservation by name and number
 */
export const LookUpReservationBody = LookupRequest

export const LookUpReservation200Response = LookupResult

/**
 * Those of who is logged in, at every property of the company, whose last day lies ahead or no longer back than the window. A page at a time.
 * @summary Own reservations
 */
export const listReservationsQueryMonthsDefault = `3`;
export const listReservationsQueryCursorMax = 200;


export const listReservationsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListReservationsQueryParams = zod.strictObject({
  "months": zod.enum(['1', '3', '6']).default(listReservationsQueryMonthsDefault).describe('How far back the window reaches.'),
  "status": zod.enum(['confirmed', 'cancelled', 'complete', 'used']).optional().describe('Only those in this state.'),
  "cursor": zod.string().min(1).max(listReservationsQueryCursorMax).regex(listReservationsQueryCursorRegExp).optional().describe('The next_cursor of the page before.')
})

export const ListReservationsHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const ListReservations200Response = ReservationListResult

/**
 * Who is logged in and shows the reservation's token makes it theirs: it stands among their reservations, and a look-up by name and number opens it no more. What is theirs already stays so.
 * @summary Take a guest's reservation into the own account
 */
export const claimReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ClaimReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(claimReservationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking.')
})

export const ClaimReservation204Response = zod.void()

/**
 * Everything about the stay - guest, rooms, price lines, payment, policy with its dates - and what may be done with it now. States: confirmed becomes cancelled or used; complete (booked with vouchers) becomes cancelled or used.
 * @summary A reservation
 */
export const getReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const GetReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const GetReservation200Response = ReservationResult

/**
 * The fee of the policy at this moment by the hotel's date, and what comes back.
 * @summary What cancelling would cost now
 */
export const previewCancellationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PreviewCancellationParams = zod.strictObject({
  "reservation_number": zod.string().regex(previewCancellationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const PreviewCancellation200Response = CancellationPreviewResult

/**
 * The guest sends back the fee that the preview showed; if it is another by now, nothing is cancelled. The inventory is free at once, the refund is sent to the card provider and followed until it is certain.
 * @summary Cancel a reservation
 */
export const cancelReservationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CancelReservationParams = zod.strictObject({
  "reservation_number": zod.string().regex(cancelReservationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const CancelReservationHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.'),
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429.')
})

export const CancelReservationBody = CancellationRequest

export const CancelReservation200Response = ReservationResult

/**
 * Says what the stay would be with other dates, another party or other options, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a night that stays keeps the price at which it was booked, as long as no more rooms are wanted. From the day on which cancelling costs something the stay begins as booked and becomes no cheaper.
 * @summary Price a change of a reservation
 */
export const createChangeQuotePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateChangeQuoteParams = zod.strictObject({
  "reservation_number": zod.string().regex(createChangeQuotePathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const CreateChangeQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` of the address by which a guest came from a company\'s own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there.')
})

export const CreateChangeQuoteBody = QuoteRequest

export const CreateChangeQuote201Response = ChangeQuoteResult

/**
 * Says what the voyage would be with other sailings, other cabins or another way to share them, for the same travellers, and what the change costs or gives back. It takes nothing. What the reservation has already is there for it, and a leg that stays keeps the price at which it was booked. From the day on which cancelling costs something the voyage begins as booked and becomes no cheaper. It is made by createChange, as that of a stay.
 * @summary Price a change of a voyage
 */
export const createVoyageChangeQuotePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateVoyageChangeQuoteParams = zod.strictObject({
  "reservation_number": zod.string().regex(createVoyageChangeQuotePathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const CreateVoyageChangeQuoteHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const CreateVoyageChangeQuoteBody = VoyageChangeRequest

export const CreateVoyageChangeQuote201Response = ChangeQuoteResult

/**
 * Changes the reservation as the quote says, at once where nothing has to be paid: what comes is taken, what goes is free, and what comes back is on its way. Where something has to be paid, what comes is held, the difference is paid like any hold, and the reservation stays as it is until then. A change that was begun before and not paid is given up.
 * @summary Change a reservation
 */
export const createChangePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateChangeParams = zod.strictObject({
  "reservation_number": zod.string().regex(createChangePathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const CreateChangeHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.'),
  "company-info": zod.string().optional().describe('The `CsHsUi` of the address by which a guest came from a company\'s own site (`readCompanyInfo` says what it is made of). A company-linked property sells to who shows one that names its company. What is not signed rightly, or has expired, is as if it were not there.'),
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed. A caller who comes with more than a hundred of them for one operation is told 429.')
})

export const CreateChangeBody = ChangeRequest

export const CreateChange201Response = HoldResult

/**
 * Sends the guest another mail of the reservation as it stands, to the address that they gave, in the language in which they booked: the confirmation, or, where it is cancelled, the note of that. A few times in a while; `unavailable` where the property sends no mail.
 * @summary Send the mail of a reservation again
 */
export const resendConfirmationPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const ResendConfirmationParams = zod.strictObject({
  "reservation_number": zod.string().regex(resendConfirmationPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const ResendConfirmation200Response = ConfirmationMailResult

/**
 * An iCalendar event over the days from check-in to check-out, on the property's own calendar; of a voyage one event a leg, from departure to arrival. Of a cancelled stay it is the event's cancellation. Each change and the cancelling raise its SEQUENCE, so that a calendar that has the earlier one replaces it.
 * @summary Calendar file of a reservation
 */
export const getReservationCalendarFilePathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const GetReservationCalendarFileParams = zod.strictObject({
  "reservation_number": zod.string().regex(getReservationCalendarFilePathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const GetReservationCalendarFileHeader = zod.object({
  "accept-language": zod.string().optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list, of which the first 200 characters count. Korean where none of it is delivered.')
})

export const GetReservationCalendarFile200Response = zod.unknown()

/**
 * An opaque token, good for five minutes, that the guest's screen shows as a QR code. The property's own staff turn it into the reservation; nobody else can. While it is shown the screen asks for the next one before this one ends.
 * @summary A code to show at check-in
 */
export const createCheckInTokenPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const CreateCheckInTokenParams = zod.strictObject({
  "reservation_number": zod.string().regex(createCheckInTokenPathReservationNumberRegExp).describe('As the guest was told it; the token must be of the same booking, or its member\'s.')
})

export const CreateCheckInToken201Response = CheckInTokenResult

