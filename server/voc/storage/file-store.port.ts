/** A store for uploaded files. Every implementation must pass file-store.conformance.ts. */
export type FileStore = {
  /** Saved with every file, so that the file can be found after another store becomes current. */
  name: string;
  /**
   * Stores a file atomically, replacing any existing one. Throws the problem `unavailable` if the store is temporarily
   * unavailable.
   */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing if the file doesn't exist. */
  remove(key: string): Promise<void>;
};

export type FileStores = {
  current: FileStore;
  /**
   * Returns the store with this name. Throws if it is no longer configured, so that the job that deletes unused files
   * is retried.
   */
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
