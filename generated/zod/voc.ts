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
 * What who is logged in has written, the last first, and whether it is answered. A page at a time.
 * @summary The own enquiries
 */
export const listVocQueryCursorMax = 200;


export const listVocQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListVocQueryParams = zod.strictObject({
  "cursor": zod.string().min(1).max(listVocQueryCursorMax).regex(listVocQueryCursorRegExp).optional().describe('The next_cursor of the page before.')
})

export const ListVoc200Response = VocListResult

/**
 * Praise, an inconvenience or a question, which then waits for the property's answer; its attachments follow by calls of their own. Ten may wait at a time.
 * @summary Write to the property
 */
export const CreateVocHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID generated once per intended action. Send the same key with every retry. The first status and body are stored for 31 days and replayed. Callers with more than 100 keys for one operation receive 429.')
})

export const CreateVocBody = VocRequest

export const CreateVoc201Response = VocCreatedResult

/**
 * What was written, with what is attached, and the property's answer once there is one.
 * @summary One of the own enquiries
 */
export const GetVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Which one; somebody else\'s is not there.')
})

export const GetVoc200Response = VocResult

/**
 * Replaces what was written while it waits. What is answered stays as it is; that is told by `voc_edit_failed`.
 * @summary Change an enquiry
 */
export const UpdateVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Which one; somebody else\'s is not there.')
})

export const UpdateVocBody = VocRequest

export const UpdateVoc200Response = VocResult

/**
 * Takes back what waits, with what is attached. What is answered stays; that is told by `voc_delete_failed`.
 * @summary Delete an enquiry
 */
export const DeleteVocParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Which one; somebody else\'s is not there.')
})

export const DeleteVoc204Response = zod.void()

/**
 * Adds a picture (JPEG, PNG, WebP) or a PDF of at most 10 MB to an enquiry that waits; five fit. What a file is, its content says: one that names itself otherwise, cannot be opened, or has more pixels than 50 million is refused, and nothing of it is kept. A picture is kept without what the camera wrote into it. The same file sent again is the one that is there.
 * @summary Attach a file
 */
export const AddVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Which enquiry; somebody else\'s is not there.')
})

export const AddVocAttachmentBody = VocAttachmentRequest

export const AddVocAttachment201Response = VocAttachmentResult

/**
 * The file as it is kept, to be saved and never shown in place.
 * @summary Download an attachment
 */
export const GetVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Which enquiry; somebody else\'s is not there.'),
  "attachment_id": zod.uuid().describe('Which of its files.')
})

export const GetVocAttachment200Response = zod.unknown()

/**
 * The file goes from an enquiry that waits. What is answered stays as it is; that is told by `voc_edit_failed`.
 * @summary Take an attachment away
 */
export const DeleteVocAttachmentParams = zod.strictObject({
  "voc_seq": zod.uuid().describe('Which enquiry; somebody else\'s is not there.'),
  "attachment_id": zod.uuid().describe('Which of its files.')
})

export const DeleteVocAttachment204Response = zod.void()

