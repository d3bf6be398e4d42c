import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { HasFile, NamedFile, PreparedPicture } from './bundle-files.rules.ts';
import { BYTES_MAX, pictureProblem, preparePicture, TOO_LARGE } from './picture-copies.ts';

/** The files of a bundle: whether they are there, what is wrong with them, and what is served of them. */
export type BundleFiles = {
  hasFile: HasFile;
  /** What is wrong with a picture, in a sentence. */
  problemOf(path: string): Promise<string | undefined>;
  /** Prepares pictures without a problem. Nothing of them is served before it is kept. */
  prepare(files: readonly NamedFile[]): Promise<PreparedFiles>;
};

export type PreparedFiles = {
  pictures: ReadonlyMap<string, PreparedPicture>;
  /** Puts them where they are served; a second time does nothing. */
  keep(): Promise<void>;
  /** Leaves nothing behind of what is not kept. */
  drop(): Promise<void>;
};

/** Of a server that keeps no files. */
export const NO_FILES: BundleFiles = {
  hasFile: () => false,
  problemOf: async () => undefined,
  prepare: async () => ({ pictures: new Map(), keep: async () => {}, drop: async () => {} }),
};

/** What a picture was made of and what it became, by the hashes of the two files. */
type Note = { source: string; kept: string; copies: boolean; picture: PreparedPicture };

/**
 * Files of one folder, served from another, which may be the same. They are made in a hidden folder of the second and moved when all
 * are there. What was prepared before is known by a hidden note beside it, and stays as it is.
 */
export function bundleFiles(from: string, to: string): BundleFiles {
  return {
    hasFile: (path) =>
      resolve(from, path).startsWith(resolve(from) + sep) &&
      (statSync(join(from, path), { throwIfNoEntry: false })?.isFile() ?? false),
    problemOf: async (path) => {
      const { size } = await stat(join(from, path));
      return size > BYTES_MAX ? TOO_LARGE : pictureProblem(path, await readFile(join(from, path)));
    },
    prepare: async (files) => {
      await mkdir(to, { recursive: true });
      const staging = await mkdtemp(join(to, '.incoming-'));
      const drop = () => rm(staging, { recursive: true, force: true });
      const pictures = new Map<string, PreparedPicture>();
      const made: string[] = [];
      try {
        for (const [path, places] of Map.groupBy(files, (file) => file.path)) {
          const copies = places.some((place) => place.copies);
          const { picture, written } = await prepared({ from, to, staging }, path, copies);
          pictures.set(path, picture);
          made.push(...written);
        }
      } catch (error) {
        await drop();
        throw error;
      }
      const keep = async () => {
        for (const path of made.splice(0)) await moved(join(staging, path), join(to, path));
      };
      return { pictures, keep, drop };
    },
  };
}

type Folders = Record<'from' | 'to' | 'staging', string>;

async function prepared(
  { from, to, staging }: Folders,
  path: string,
  copies: boolean,
): Promise<{ picture: PreparedPicture; written: string[] }> {
  const source = await readFile(join(from, path));
  const hash = hashOf(source);
  const note = await noteAt(join(to, notePath(path)));
  if (note?.copies === copies && [note.source, note.kept].includes(hash)) return { picture: note.picture, written: [] };

  const { picture, own, others } = await preparePicture(path, source, { copies });
  const left: Note = { source: hash, kept: hashOf(own), copies, picture };
  const files = [...others, { path, bytes: own }, { path: notePath(path), bytes: JSON.stringify(left) }];
  for (const file of files) {
    await mkdir(dirname(join(staging, file.path)), { recursive: true });
    await writeFile(join(staging, file.path), file.bytes);
  }
  return { picture, written: files.map((file) => file.path) };
}

function notePath(path: string): string {
  return join(dirname(path), `.${basename(path)}.json`);
}

/** One that cannot be read is made anew. */
async function noteAt(file: string): Promise<Note | undefined> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Note)
    .catch(() => undefined);
}

async function moved(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
