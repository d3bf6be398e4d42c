/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  VocAttachmentRequest,
  VocAttachmentResult,
  VocCreatedResult,
  VocListResult,
  VocRequest,
  VocResult
} from './schemas.ts';



/**
 * Returns the caller's enquiries and their status, newest first. Results are paginated with `cursor`.
 * @summary List the caller's enquiries
 */
export const listVocQueryCursorMax = 200;


export const listVocQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListVocQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listVocQueryCursorMax).regex(listVocQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListVoc200Response = VocListResult

/**
 * Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have at most ten unanswered enquiries. The email about the answer is in the preferred language of this request.
 * @summary Create an enquiry
 */
export const CreateVocHeader = zod.object({
  "idempotency-key": zod.uuid().describe('UUID that is generated once for each intended action. Send the same key with every retry. The status and body of the first response are stored for 31 days and replayed. Responses with status 429 or 5xx aren\'t stored, so the next retry is processed again. A caller can have at most 100 stored keys per operation, a provider\'s system 100,000. Additional keys are rejected with status 429.'),
  "accept-language": zod.string().optional().describe('Preferred languages for names and texts, as a list of BCP 47 tags. Only the first 200 characters are read. If no listed language is supported, texts are returned in Korean.')
})

export const CreateVocBody = VocRequest

export const CreateVoc201Response = VocCreatedResult

/**
 * Returns an enquiry with its attachments and, if available, the property's answer.
 * @summary Get an enquiry
 */
export const GetVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of the enquiry. The enquiry must belong to the caller.')
})

export const GetVoc200Response = VocResult

/**
 * Replaces the category, title and content of an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.
 * @summary Update an enquiry
 */
export const UpdateVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of the enquiry. The enquiry must belong to the caller.')
})

export const UpdateVocBody = VocRequest

export const UpdateVoc200Response = VocResult

/**
 * Deletes an unanswered enquiry and its attachments. If the enquiry has been answered, the call fails with `voc_delete_failed`.
 * @summary Delete an enquiry
 */
export const DeleteVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of the enquiry. The enquiry must belong to the caller.')
})

export const DeleteVoc204Response = zod.void()

/**
 * Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to an unanswered enquiry, which can have up to five attachments. Files are rejected if their content doesn't match their name, or if they can't be opened. Pictures are rejected if a side has more than 12,000 pixels or if their pixels take more than 64 MB (width × height × channels × bytes per channel). EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.
 * @summary Attach a file to an enquiry
 */
export const AddVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of the enquiry. The enquiry must belong to the caller.')
})

export const AddVocAttachmentBody = VocAttachmentRequest

export const AddVocAttachment201Response = VocAttachmentResult

/**
 * Returns the attached file as a download, which browsers don't display inline.
 * @summary Download an attachment
 */
export const GetVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of the enquiry. The enquiry must belong to the caller.'),
  "attachment_id": zod.uuid().describe('ID of the attachment to download.')
})

export const GetVocAttachment200Response = zod.unknown()

/**
 * Deletes a file from an unanswered enquiry. If the enquiry has been answered, the call fails with `voc_edit_failed`.
 * @summary Delete an attachment
 */
export const DeleteVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('ID of the enquiry. The enquiry must belong to the caller.'),
  "attachment_id": zod.uuid().describe('ID of the attachment to delete.')
})

export const DeleteVocAttachment204Response = zod.void()

