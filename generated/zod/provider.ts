/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  ImportResult,
  PropertyBundle,
  SsoKeyRequest,
  SsoKeyResult
} from './schemas.ts';



/**
 * Loads or replaces a company's properties - facts, terms, rooms, packages, options, promotions, policies, and the days they are sold on. All of it or nothing; each wrong row is named. With dry_run nothing is written.
 * @summary Load properties
 */
export const ImportPropertyBundleQueryParams = zod.strictObject({
  "dry_run": zod.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ type: 'boolean' }).optional().describe('Only check.')
})

export const ImportPropertyBundleBody = PropertyBundle

export const ImportPropertyBundle200Response = ImportResult

/**
 * A key for one member of the company, to be put into the address of the entry page. Good for a day and for one exchange.
 * @summary Let a member in from a provider's own site
 */
export const CreateSsoKeyBody = SsoKeyRequest

export const CreateSsoKey201Response = SsoKeyResult

