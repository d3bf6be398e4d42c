/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { FileListRequestFileType } from './fileListRequestFileType.ts';
import type { HotelCode } from './hotelCode.ts';

export interface FileListRequest {
  hotelCode: HotelCode;
  fileType: FileListRequestFileType;
}
