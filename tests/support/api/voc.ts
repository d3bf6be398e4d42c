import { randomUUID } from 'node:crypto';
import type {
  EnquiryAnsweredResult,
  EnquiryResult,
  VocAttachmentResult,
  VocCreatedResult,
} from '../../../generated/types.ts';
import { done, guestOf, type Send } from './guest.ts';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

export function formOf(bytes: Buffer, name: string, type = ''): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/** Sends an enquiry with an attachment, as the member who is logged in with `authorization`. */
export async function writeVoc(send: Send, authorization: string, enquiry: { title: string; content: string }) {
  const { call } = guestOf(send, { authorization });
  const once = { 'idempotency-key': randomUUID() };
  const { voc_seq } = done(
    await call<VocCreatedResult>('POST', '/client/voc/entries', once, { category: 'inquiry', ...enquiry }),
  );
  const body = formOf(PDF, 'receipt.pdf', 'application/pdf');
  const sent = await send(`/client/voc/entries/${voc_seq}/attachments`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const { attachment } = (await sent.json()) as VocAttachmentResult;
  return { voc_seq, attachment };
}

const PROPERTY = { 'provider-key': 'provider-key-of-the-tests' };

/** Answers an enquiry with the company's provider key. By default, reads the latest version first. */
export async function answerAsProperty(send: Send, vocSeq: string, answer = '고쳤습니다.', changedAt?: Date) {
  const { call } = guestOf(send, PROPERTY);
  const path = `/provider/enquiries/${vocSeq}`;
  const read = async () => done(await call<EnquiryResult>('GET', path)).changed_at;
  const once = { 'idempotency-key': randomUUID() };
  const changed_at = changedAt?.toISOString() ?? (await read());
  return call<EnquiryAnsweredResult>('POST', `${path}/answers`, once, { answer, changed_at });
}
