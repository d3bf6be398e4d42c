import type { BrowserWindow } from 'happy-dom';

/**
 * The storage of a visitor's tabs, as in a browser: a tab keeps its session storage when it opens another page, and all
 * tabs of an origin share local storage. A change to local storage in one tab fires an event in the others. Without
 * this class, happy-dom gives each window new storage.
 */
export class Storages {
  readonly #kept = new Map<string, Storage>();
  readonly #windows: () => BrowserWindow[];

  /** `windows` returns the windows of all tabs. */
  constructor(windows: () => BrowserWindow[]) {
    this.#windows = windows;
  }

  /** Gives a window the storage of its origin. `tab` identifies the tab. */
  give(window: BrowserWindow, tab: number): void {
    const { origin } = new URL(window.location.href);
    const sessionStorage = this.#storage(`${origin} ${tab}`, window.sessionStorage as unknown as Storage);
    const shared = this.#storage(origin, window.localStorage as unknown as Storage);
    Object.defineProperty(window, 'sessionStorage', { value: sessionStorage });
    Object.defineProperty(window, 'localStorage', { value: this.#announcing(shared, window, origin) });
  }

  #storage(name: string, fresh: Storage): Storage {
    const storage = this.#kept.get(name) ?? fresh;
    this.#kept.set(name, storage);
    return storage;
  }

  /**
   * Wraps the storage for one window, so that changes made there fire `storage` events in the windows of other tabs.
   */
  #announcing(storage: Storage, window: BrowserWindow, origin: string): Storage {
    const announce = (key: string, change: () => void) => {
      const oldValue = storage.getItem(key);
      change();
      const newValue = storage.getItem(key);
      if (newValue === oldValue) return;
      for (const other of this.#windows()) {
        if (other === window || other.location.origin !== origin) continue;
        // A browser dispatches the event after the script that made the change has ended.
        const event = new other.StorageEvent('storage', { key, oldValue, newValue } as object);
        setTimeout(() => other.closed || other.dispatchEvent(event));
      }
    };
    const changes = {
      setItem: (key: string, value: string) => announce(key, () => storage.setItem(key, value)),
      removeItem: (key: string) => announce(key, () => storage.removeItem(key)),
      clear: () => Object.keys(storage).forEach((key) => changes.removeItem(key)),
    };
    return new Proxy(storage, {
      get: (target, name) => {
        if (name in changes) return changes[name as keyof typeof changes];
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  }
}
