/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  FileListRequest,
  FileListResult,
  MainRequest,
  MainResult,
  StepRequest,
  TermsRequest,
  TermsResult
} from './schemas.ts';



/**
 * Returns a property's details, footer and sister properties, which every page of the site needs. Call this operation when the site loads. If the code is unknown, show the site's error page. The code `12` is an alias for the property with the code `14`.
 * @summary Get a property
 */
export const GetMainHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const GetMainBody = MainRequest

export const GetMain200Response = MainResult

/**
 * Returns a property's terms in one language. Bookings require consent to `PRIVACY` and `TERMS`, and voyages also to `PASSPORT`. Consent to `MARKETING` is optional. The cancellation rules are for information only. Terms that are missing in the requested language are returned in the property's fallback language, which is Korean by default.
 * @summary List a property's terms
 */
export const ListTermsBody = TermsRequest

export const ListTerms200Response = TermsResult

/**
 * Returns the icons that represent the amenities and services of a property.
 * @summary List a property's icons
 */
export const ListFilesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const ListFilesBody = FileListRequest

export const ListFiles200Response = FileListResult

/**
 * Adds one to the property's count of guests who reached a step. The counts are only available to the operator, as metrics. Nothing about the guest is stored, so this requires no consent.
 * @summary Count a step towards a booking
 */
export const CountStepBody = StepRequest

export const CountStep204Response = zod.void()

