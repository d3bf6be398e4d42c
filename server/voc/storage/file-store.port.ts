/** A store for uploaded files. Every implementation must pass file-store.conformance.ts. */
export type FileStore = {
  /** The store's name, which is saved with every file so that the file can still be found after another store becomes current. */
  name: string;
  /**
   * Stores all the bytes or none, and replaces an existing file. Throws the problem `unavailable` if the file can't be stored at the
   * moment.
   */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing if the file doesn't exist. */
  remove(key: string): Promise<void>;
};

export type FileStores = {
  current: FileStore;
  /** Returns the store with this name. Throws if it is no longer configured, so that the job is retried. */
  of(name: string): FileStore;
};

/** Combines stores. New files are written to `current`; existing files can be read from any of the stores. */
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
