/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const listFilesHeadersAcceptLanguageMax = 200;


export const ListFilesHeaders = zod.strictObject({
  "accept-language": zod.string().max(listFilesHeadersAcceptLanguageMax).optional()
})

export type ListFilesHeaders = zod.input<typeof ListFilesHeaders>;
export type ListFilesHeadersOutput = zod.output<typeof ListFilesHeaders>;
