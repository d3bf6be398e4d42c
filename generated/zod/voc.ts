/**
 * Generated from openapi/ by scripts/generate. Not edited.
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
 * Returns the member's enquiries and their status, newest first. Paginated with `cursor`.
 * @summary List the caller's enquiries
 */
export const listVocQueryCursorMax = 200;


export const listVocQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListVocQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listVocQueryCursorMax).regex(listVocQueryCursorRegExp).optional().describe('The `next_cursor` of the previous page.')
})

export const ListVoc200Response = VocListResult

/**
 * Sends a compliment, complaint or question to the property. Upload attachments afterwards with `addVocAttachment`. A member can have ten waiting enquiries.
 * @summary Create an enquiry
 */
export const CreateVocHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CreateVocBody = VocRequest

export const CreateVoc201Response = VocCreatedResult

/**
 * Returns the enquiry with its attachments, and the property's answer if there is one.
 * @summary Get an enquiry
 */
export const GetVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Enquiry to return. Returns 404 if it isn\'t yours.')
})

export const GetVoc200Response = VocResult

/**
 * Replaces the content of a waiting enquiry. An answered enquiry can't be changed and returns `voc_edit_failed`.
 * @summary Update an enquiry
 */
export const UpdateVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Enquiry to update. Returns 404 if it isn\'t yours.')
})

export const UpdateVocBody = VocRequest

export const UpdateVoc200Response = VocResult

/**
 * Deletes a waiting enquiry and its attachments. An answered enquiry can't be deleted and returns `voc_delete_failed`.
 * @summary Delete an enquiry
 */
export const DeleteVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Enquiry to delete. Returns 404 if it isn\'t yours.')
})

export const DeleteVoc204Response = zod.void()

/**
 * Adds a JPEG, PNG, WebP or PDF file of at most 10 MB to a waiting enquiry. An enquiry can have five attachments. The file is rejected and not stored if its content doesn't match its name, if it can't be opened, or if it has more than 50 million pixels. EXIF metadata is removed from pictures. Uploading the same file again returns the existing attachment.
 * @summary Attach a file
 */
export const AddVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Enquiry to attach the file to. Returns 404 if it isn\'t yours.')
})

export const AddVocAttachmentBody = VocAttachmentRequest

export const AddVocAttachment201Response = VocAttachmentResult

/**
 * Returns the stored file as a download. Browsers don't display it inline.
 * @summary Download an attachment
 */
export const GetVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Enquiry that the file belongs to. Returns 404 if it isn\'t yours.'),
  "attachment_id": zod.uuid().describe('Attachment to download.')
})

export const GetVocAttachment200Response = zod.unknown()

/**
 * Removes the file from a waiting enquiry. An answered enquiry can't be changed and returns `voc_edit_failed`.
 * @summary Delete an attachment
 */
export const DeleteVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Enquiry that the file belongs to. Returns 404 if it isn\'t yours.'),
  "attachment_id": zod.uuid().describe('Attachment to delete.')
})

export const DeleteVocAttachment204Response = zod.void()

