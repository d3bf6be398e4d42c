/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const listTiersHeadersAcceptLanguageMax = 200;


export const ListTiersHeaders = zod.strictObject({
  "accept-language": zod.string().max(listTiersHeadersAcceptLanguageMax).optional()
})

export type ListTiersHeaders = zod.input<typeof ListTiersHeaders>;
export type ListTiersHeadersOutput = zod.output<typeof ListTiersHeaders>;
