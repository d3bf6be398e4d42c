/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const FileListRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "fileType": zod.enum(['icon'])
}).meta({ id: 'FileListRequest' });

export type FileListRequest = zod.input<typeof FileListRequest>;
export type FileListRequestOutput = zod.output<typeof FileListRequest>;
