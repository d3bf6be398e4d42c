import type { FileStore } from '../../../server/voc/storage/file-store.port.ts';

export function memoryStore(kept = new Map<string, Buffer>()): FileStore & { kept: Map<string, Buffer> } {
  return {
    name: 'memory',
    kept,
    put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}
