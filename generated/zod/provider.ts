/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  ImportResult,
  Problem,
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

export const ImportPropertyBundle400Response = Problem

export const ImportPropertyBundle401Response = Problem

export const ImportPropertyBundle403Response = Problem

export const ImportPropertyBundle413Response = Problem

export const ImportPropertyBundle415Response = Problem

export const ImportPropertyBundle422Response = Problem

export const ImportPropertyBundle500Response = Problem

export const ImportPropertyBundle503Response = Problem

/**
 * A key for one member of the company, to be put into the address of the entry page. Good for a day and for one exchange.
 * @summary Let a member in from a provider's own site
 */
export const CreateSsoKeyBody = SsoKeyRequest

export const CreateSsoKey201Response = SsoKeyResult

export const CreateSsoKey400Response = Problem

export const CreateSsoKey401Response = Problem

export const CreateSsoKey403Response = Problem

export const CreateSsoKey404Response = Problem

export const CreateSsoKey413Response = Problem

export const CreateSsoKey415Response = Problem

export const CreateSsoKey422Response = Problem

export const CreateSsoKey500Response = Problem

export const CreateSsoKey503Response = Problem

