import { useRef, useState } from 'react';
import { addVocAttachment, deleteVocAttachment } from '../../generated/hooks/voc.ts';
import type { ErrorCode, VocAttachment } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { sendWithProgress } from '../platform/api/upload.ts';
import { newUuid } from '../platform/api/uuid.ts';
import { isPicture, tooLarge, wrongWith } from './file-limits.ts';

const FILES_MAX = 5;

/**
 * A file that isn't attached yet. `final` resolves to the file to upload, which is smaller if the picture was too
 * large. Until then, `preparing` is true. `sent` is the uploaded share from 0 to 1. `refused` is the error code if the
 * file is too large or its upload failed.
 */
export type ChosenFile = {
  id: string;
  file: File;
  final: Promise<File>;
  preparing: boolean;
  sent?: number | undefined;
  refused?: ErrorCode | undefined;
};

export type ChosenFiles = ReturnType<typeof useVocFiles>;

/** Tracks a draft's attached, added and removed files. Nothing is sent to the server until `send` is called. */
export function useVocFiles(attached: readonly VocAttachment[] = []) {
  const [kept, setKept] = useState(attached);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<ErrorCode>();
  const lastPrepared = useRef<Promise<unknown>>(Promise.resolve());

  const update = (id: string, news: Partial<ChosenFile>) =>
    setChosen((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));
  const forget = (id: string) => setChosen((all) => all.filter((each) => each.id !== id));

  /** Prepares one file at a time, because a phone may not have enough memory for several large pictures. */
  function prepare(file: File): ChosenFile {
    const id = newUuid();
    const final = lastPrepared.current.then(() => fitted(file));
    lastPrepared.current = final;
    void final.then((ready) => update(id, { file: ready, preparing: false, refused: tooLarge(ready) }));
    return { id, file, final, preparing: true };
  }

  async function attach(seq: string, { id, final }: ChosenFile): Promise<boolean> {
    const file = await final;
    if (tooLarge(file)) return false;
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
      const added = fit.slice(0, room).map(prepare);
      setChosen((all) => [...all, ...added]);
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
    /** Deletes the removed files, then uploads the new files one by one. Resolves to false if any file isn't stored. */
    async send(seq: string): Promise<boolean> {
      for (const id of removed) await deleteVocAttachment(seq, id).catch(ignoreMissing);
      setRemoved([]);
      let complete = true;
      for (const each of chosen) complete = (await attach(seq, each)) && complete;
      return complete;
    },
  };
}

/** Shrinks a picture that the server would reject as too large. Returns any other file unchanged. */
async function fitted(file: File): Promise<File> {
  if (!isPicture(file)) return file;
  try {
    return await (await import('./shrink-picture.ts')).shrinkPicture(file);
  } catch {
    // The browser can't decode the picture. Send it unchanged, so that the guest sees why the server rejects it.
    return file;
  }
}

function ignoreMissing(error: unknown): void {
  if (problemOf(error).code !== 'not_found') throw error;
}
