/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const fileReferenceFilePathMax = 300;



export const FileReference = zod.strictObject({
  "file_path": zod.string().max(fileReferenceFilePathMax).describe('Appended to the file server\'s base address')
}).meta({ id: 'FileReference' });

export type FileReference = zod.input<typeof FileReference>;
export type FileReferenceOutput = zod.output<typeof FileReference>;
