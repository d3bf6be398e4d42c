/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { IconFile } from './iconFile.ts';
import { Success } from './success.ts';

export const fileListResultDataMax = 100;



export const FileListResult = zod.strictObject({
  "result": Success,
  "data": zod.array(IconFile).max(fileListResultDataMax)
}).meta({ id: 'FileListResult' });

export type FileListResult = zod.input<typeof FileListResult>;
export type FileListResultOutput = zod.output<typeof FileListResult>;
