import { expect, test } from 'vitest';
import type { FileStore } from './file-store.port.ts';

const BYTES = Buffer.from([0, 255, 10, 13, 128]);

export function conforms(storeOf: () => FileStore): void {
  test('returns the last bytes stored under a key', async () => {
    const store = storeOf();
    await store.put('haneul/one', Buffer.from('before'));
    await store.put('haneul/one', BYTES);
    await store.put('other/one', Buffer.from('of another company'));
    expect((await store.get('haneul/one'))?.equals(BYTES)).toBe(true);
  });

  test('returns nothing for unknown and removed keys, and ignores a second removal', async () => {
    const store = storeOf();
    await store.put('haneul/two', BYTES);
    await store.remove('haneul/two');
    await store.remove('haneul/two');
    expect(await store.get('haneul/two')).toBeUndefined();
    expect(await store.get('haneul/never')).toBeUndefined();
  });
}
