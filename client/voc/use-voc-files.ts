import { useState } from 'react';
import { addVocAttachment, deleteVocAttachment } from '../../generated/hooks/voc.ts';
import type { ErrorCode, VocAttachment } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { sendWithProgress } from '../platform/api/upload.ts';
import { newUuid } from '../platform/api/uuid.ts';

const FILES_MAX = 5;
const BYTES_MAX = 10 * 1024 * 1024;
const ENDING = /\.(jpe?g|png|webp|pdf)$/i;

/**
 * A file that isn't attached yet. `sent` is the uploaded share from 0 to 1; `refused` is the error code if the upload
 * failed.
 */
export type ChosenFile = { id: string; file: File; sent?: number | undefined; refused?: ErrorCode | undefined };

export type ChosenFiles = ReturnType<typeof useVocFiles>;

/** Tracks a draft's attached, added and removed files. Nothing is sent to the server until `send` is called. */
export function useVocFiles(attached: readonly VocAttachment[] = []) {
  const [kept, setKept] = useState(attached);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<ErrorCode>();

  const update = (id: string, news: Partial<ChosenFile>) =>
    setChosen((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));
  const forget = (id: string) => setChosen((all) => all.filter((each) => each.id !== id));

  async function attach(seq: string, { id, file }: ChosenFile): Promise<boolean> {
    update(id, { sent: 0, refused: undefined });
    try {
      const fetch = sendWithProgress((sent) => update(id, { sent }));
      const { attachment } = await addVocAttachment(seq, { file }, { fetch });
      setKept((all) => [...all, attachment]);
      forget(id);
      return true;
    } catch (error) {
      update(id, { sent: undefined, refused: problemOf(error).code });
      return false;
    }
  }

  return {
    kept,
    chosen,
    refused,
    hasRefused: chosen.some((each) => each.refused !== undefined),
    choose(files: readonly File[]) {
      const fit = files.filter((file) => wrongWith(file) === undefined);
      const room = FILES_MAX - kept.length - chosen.length;
      const [wrong] = files.flatMap((file) => wrongWith(file) ?? []);
      setRefused(wrong ?? (fit.length > room ? 'too_many_attachments' : undefined));
      setChosen((all) => [...all, ...fit.slice(0, room).map((file) => ({ id: newUuid(), file }))]);
    },
    drop(id: string) {
      setRefused(undefined);
      forget(id);
    },
    remove(attachmentId: string) {
      setRefused(undefined);
      setKept((all) => all.filter((each) => each.attachment_id !== attachmentId));
      setRemoved((all) => [...all, attachmentId]);
    },
    /** Deletes the removed files, then uploads the new files one by one. Resolves to false if an upload failed. */
    async send(seq: string): Promise<boolean> {
      for (const id of removed) await deleteVocAttachment(seq, id).catch(ignoreMissing);
      setRemoved([]);
      let complete = true;
      for (const each of chosen) complete = (await attach(seq, each)) && complete;
      return complete;
    },
  };
}

function wrongWith({ name, size }: File): ErrorCode | undefined {
  if (!ENDING.test(name)) return 'attachment_not_allowed';
  return size > BYTES_MAX ? 'payload_too_large' : undefined;
}

function ignoreMissing(error: unknown): void {
  if (problemOf(error).code !== 'not_found') throw error;
}
