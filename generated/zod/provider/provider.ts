/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  ImportResult
} from '../schemas/importResult.ts';

import {
  Problem
} from '../schemas/problem.ts';

import {
  PropertyBundle
} from '../schemas/propertyBundle.ts';


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

