/** Stores uploaded files. Every store passes file-store.conformance.ts. */
export type FileStore = {
  /** Saved with every file, so that it is found after another store became current. */
  name: string;
  /** Stores all bytes or none; replaces an existing file. Throws the problem `unavailable` if there is no space. */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
};

export type FileStores = {
  current: FileStore;
  /** Returns the store of an existing file. Throws if it is no longer configured, so that a job retries. */
  of(name: string): FileStore;
};

/** Combines stores. New files go to the first; all can be read. */
export function fileStores(current: FileStore, ...others: readonly FileStore[]): FileStores {
  const byName = new Map([current, ...others].map((store) => [store.name, store]));
  return {
    current,
    of(name) {
      const store = byName.get(name);
      if (!store) throw new Error(`File store ${name} is not configured`);
      return store;
    },
  };
}
