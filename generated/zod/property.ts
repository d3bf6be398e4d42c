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
 * The first call of every page view. An unknown code means that the address is wrong, and the site shows its error page. Code 12 answers as 14.
 * @summary Facts of a property, its footer, and its sister properties
 */
export const GetMainHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const GetMainBody = MainRequest

export const GetMain200Response = MainResult

/**
 * Privacy and terms are required for a booking, marketing is optional, the cancellation rules are to be read. A language that the property has not written is answered in its fallback language, which is Korean unless its bundle names another.
 * @summary Terms of a property in a language
 */
export const ListTermsBody = TermsRequest

export const ListTerms200Response = TermsResult

/**
 * The small pictures by which a property marks what it offers, to be shown beside rooms and on home.
 * @summary Icons of a property
 */
export const ListFilesHeader = zod.object({
  "accept-language": zod.string().optional().describe('Preferred language for names and texts, as a BCP 47 tag or list. Only the first 200 characters are read. Falls back to Korean if no listed language is supported.')
})

export const ListFilesBody = FileListRequest

export const ListFiles200Response = FileListResult

