/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';


export const iconFileFilePathMax = 300;

export const iconFileTitleMax = 100;



export const IconFile = zod.strictObject({
  "file_seq": zod.int().min(1),
  "file_path": zod.string().max(iconFileFilePathMax),
  "title": zod.string().max(iconFileTitleMax).optional()
}).meta({ id: 'IconFile' });

export type IconFile = zod.input<typeof IconFile>;
export type IconFileOutput = zod.output<typeof IconFile>;
