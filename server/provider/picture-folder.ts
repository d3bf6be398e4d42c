import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { HasFile, NamedFile, PreparedPicture } from './bundle-files.rules.ts';
import { BYTES_MAX, pictureProblem, preparePicture, TOO_LARGE } from './picture-copies.ts';

export type BundleFiles = {
  hasFile: HasFile;
  problemOf(path: string): Promise<string | undefined>;
  /** Prepares files for which `problemOf` found no problem. They aren't served until `keep` is called. */
  prepare(files: readonly NamedFile[]): Promise<PreparedFiles>;
};

type PreparedFiles = {
  pictures: ReadonlyMap<string, PreparedPicture>;
  /** Publishes the prepared files. A second call does nothing. */
  keep(): Promise<void>;
  /** Deletes prepared files that haven't been published. */
  drop(): Promise<void>;
};

export const NO_FILES: BundleFiles = {
  hasFile: () => false,
  problemOf: async () => undefined,
  prepare: async () => ({ pictures: new Map(), keep: async () => {}, drop: async () => {} }),
};

/**
 * The result of an earlier preparation. `source` is the hash of the original file, and `kept` is the hash of the
 * served file.
 */
type Note = { source: string; kept: string; copies: boolean; picture: PreparedPicture };

/**
 * Reads files from the folder `from` and publishes them in `to`, which may be the same folder. Prepares all files in a
 * hidden folder before moving any of them. A hidden note next to each served file keeps it from being prepared again.
 */
export function bundleFiles(from: string, to: string): BundleFiles {
  return {
    hasFile: (path) =>
      resolve(from, path).startsWith(resolve(from) + sep) &&
      (statSync(join(from, path), { throwIfNoEntry: false })?.isFile() ?? false),
    problemOf: async (path) => {
      const { size } = await stat(join(from, path));
      if (size > BYTES_MAX) return TOO_LARGE;
      const file = await readFile(join(from, path));
      return (await noteOf(to, path, file)) ? undefined : pictureProblem(path, file);
    },
    prepare: async (files) => {
      await mkdir(to, { recursive: true });
      const staging = await mkdtemp(join(to, STAGING));
      await dropLeftOvers(to, staging);
      const drop = () => rm(staging, { recursive: true, force: true });
      const pictures = new Map<string, PreparedPicture>();
      const made: string[] = [];
      try {
        for (const [path, uses] of Map.groupBy(files, (file) => file.path)) {
          const copies = uses.some((use) => use.copies);
          const { picture, written } = await prepare({ from, to, staging }, path, copies);
          pictures.set(path, picture);
          made.push(...written);
        }
      } catch (error) {
        await drop();
        throw error;
      }
      const keep = async () => {
        for (const path of made.splice(0)) await moveFile(join(staging, path), join(to, path));
      };
      return { pictures, keep, drop };
    },
  };
}

/** Prefix of the hidden folders in which files are prepared. */
const STAGING = '.incoming-';
/** A day, which is much longer than an import may take; see import-process.ts. */
const LEFT_OVER_MS = 24 * 3_600_000;

/** Deletes the hidden folders of imports that were killed. Compares file times with each other, not with the clock. */
async function dropLeftOvers(to: string, staging: string): Promise<void> {
  const { mtimeMs: now } = await stat(staging);
  const hidden = (await readdir(to)).filter((name) => name.startsWith(STAGING)).map((name) => join(to, name));
  await Promise.all(
    hidden.map(async (folder) => {
      // Another import may just have deleted it.
      const changed = await stat(folder).catch(() => null);
      if (changed && now - changed.mtimeMs > LEFT_OVER_MS) await rm(folder, { recursive: true, force: true });
    }),
  );
}

type Folders = Record<'from' | 'to' | 'staging', string>;

async function prepare(
  { from, to, staging }: Folders,
  path: string,
  copies: boolean,
): Promise<{ picture: PreparedPicture; written: string[] }> {
  const source = await readFile(join(from, path));
  const note = await noteOf(to, path, source);
  if (note?.copies === copies) return { picture: note.picture, written: [] };

  const { picture, own, others } = await preparePicture(path, source, { copies });
  const newNote: Note = { source: hashOf(source), kept: hashOf(own), copies, picture };
  const files = [...others, { path, bytes: own }, { path: notePath(path), bytes: JSON.stringify(newNote) }];
  for (const file of files) {
    await mkdir(dirname(join(staging, file.path)), { recursive: true });
    await writeFile(join(staging, file.path), file.bytes);
  }
  return { picture, written: files.map((file) => file.path) };
}

function notePath(path: string): string {
  return join(dirname(path), `.${basename(path)}.json`);
}

/**
 * Returns the note of an earlier preparation of the same file. If it is missing or unreadable, the file is prepared
 * again.
 */
async function noteOf(to: string, path: string, file: Buffer): Promise<Note | undefined> {
  const note = await readFile(join(to, notePath(path)), 'utf8')
    .then((text) => JSON.parse(text) as Note)
    .catch(() => undefined);
  return note && [note.source, note.kept].includes(hashOf(file)) ? note : undefined;
}

async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
