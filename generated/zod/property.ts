/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  FileListRequest,
  FileListResult,
  MainRequest,
  MainResult,
  TermsRequest,
  TermsResult
} from './schemas.ts';



/**
 * Returns the facts, footer and sister properties that every page needs. Call it first on every page view. If the code is unknown, show the site's error page. Code 12 returns property 14.
 * @summary Get a property
 */
export const GetMainHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetMainBody = MainRequest

export const GetMain200Response = MainResult

/**
 * Returns the terms in one language. Consent to `PRIVACY` and `TERMS` is required for a booking, and `MARKETING` is optional. The cancellation rules are for information. If a text is missing in the language, the property's fallback language is used. It is Korean unless the property's bundle names another.
 * @summary List a property's terms
 */
export const ListTermsBody = TermsRequest

export const ListTerms200Response = TermsResult

/**
 * Returns the icons that mark what a property offers, for the home page and next to rooms.
 * @summary List a property's icons
 */
export const ListFilesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListFilesBody = FileListRequest

export const ListFiles200Response = FileListResult

