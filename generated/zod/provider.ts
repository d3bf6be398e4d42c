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
 * Loads or replaces a company's properties - facts, terms, rooms, packages, options, promotions, policies, and the days they are sold on; of a ferry line ports, ships, cabins, routes and fares. All of it or nothing; each wrong row is named. With dry_run nothing is written. The files that it names lie on the server already. Its photographs (JPEG, PNG, WebP) are turned upright, freed of what the camera wrote into them and copied in the widths and formats that browsers choose from; one that is not what its name says, above 20 MB or 50 megapixels, or cut off is named like a wrong row.
 * @summary Load properties
 */
export const ImportPropertyBundleQueryParams = zod.strictObject({
  "dry_run": zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' }).optional().describe('Only check.')
})

export const ImportPropertyBundleBody = PropertyBundle

export const ImportPropertyBundle200Response = ImportResult

/**
 * Writes departures by their codes, new ones and known ones alike; those that are not in the call stay as they are, so two years of many routes come in several calls, and a call that is repeated changes nothing. All rows of a call or none; each wrong row is named. What is booked counts against what a row offers, and a departure on which more is booked sells nothing.
 * @summary Departures of a ferry line
 */
export const PutDeparturesBody = DeparturesRequest

export const PutDepartures200Response = DeparturesResult

/**
 * A key for one member of the company, to be put into the address of the entry page. Good for a day and for one exchange.
 * @summary Let a member in from a provider's own site
 */
export const CreateSsoKeyBody = SsoKeyRequest

export const CreateSsoKey201Response = SsoKeyResult

/**
 * Turns the token that a guest's screen shows into the reservation, for the staff of its own property. A token that has ended, another property's or another company's, and one that there never was are answered alike. A reservation that was cancelled is told as such.
 * @summary The reservation behind a code that was scanned
 */
export const RedeemCheckInTokenHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const RedeemCheckInTokenBody = CheckInRequest

export const RedeemCheckInToken200Response = ReservationResult

/**
 * Gives a reservation the number under which the property's own system keeps it, and the property's word to the guest, who sees both. What was said before is replaced. Answers the reservation, with what the guest has told the property.
 * @summary Say what the property's own system knows of a reservation
 */
export const putPropertyRecordPathReservationNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const PutPropertyRecordParams = zod.strictObject({
  "reservation_number": zod.string().regex(putPropertyRecordPathReservationNumberRegExp).describe('Of one of the company\'s own properties.')
})

export const PutPropertyRecordHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const PutPropertyRecordBody = PropertyRecordRequest

export const PutPropertyRecord200Response = ReservationResult

/**
 * What is owed to guests of the company and can no longer be given back to their cards. The property gets in touch with the guest, gives it back by other means, and says so. The hundred that have waited longest.
 * @summary Refunds that the card provider has refused
 */
export const ListRefusedRefunds200Response = RefusedRefundsResult

/**
 * Says that the property has given a refused refund back by other means; from then on the guest is told that it has come back. Said again, it stays as it was said first.
 * @summary Pay a refused refund out by other means
 */
export const payOutRefundPathRefundIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const PayOutRefundParams = zod.strictObject({
  "refund_id": zod.string().regex(payOutRefundPathRefundIdRegExp).describe('As the list of refused refunds tells it.')
})

export const PayOutRefundBody = RefundPayoutRequest

export const PayOutRefund200Response = RefundPayoutResult

