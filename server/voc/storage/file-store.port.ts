/** Where files are kept that their owners have sent. Every store passes file-store.conformance.ts. */
export type FileStore = {
  /** Kept with every file, so that it is found and removed where it is, whichever store takes new ones by now. */
  name: string;
  /** Whole or not at all; a second time replaces. Throws the problem `unavailable` where there is no room. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Succeeds where there is none. */
  remove(key: string): Promise<void>;
};

/** The stores that are configured, by their names. */
export type FileStores = {
  /** Takes new files. */
  current: FileStore;
  /** For a file that is there and nowhere else. Throws when it is not configured any more, so that a job comes again. */
  of(name: string): FileStore;
};

/** The first takes new files, all give what they have. */
export function fileStores(current: FileStore, ...others: readonly FileStore[]): FileStores {
  const byName = new Map([current, ...others].map((store) => [store.name, store]));
  return {
    current,
    of(name) {
      const store = byName.get(name);
      if (!store) throw new Error(`the file store ${name} is not configured any more`);
      return store;
    },
  };
}
