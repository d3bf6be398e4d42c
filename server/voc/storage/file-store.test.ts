import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../../tests/support/memory-store.ts';
import { conforms } from './file-store.conformance.ts';
import { fileStores } from './file-store.port.ts';
import { folderStore } from './folder-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'attachments-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder', () => {
  conforms(() => folderStore(join(folder, 'files')));

  test('leaves nothing of what it could not keep', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const store = folderStore(folder);
    await expect(store.put('taken/file', Buffer.from('1'))).rejects.toThrow();
    await store.put('kept', Buffer.from('1'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.incoming'))).toEqual([]);
  });
});

describe('the store of the tests', () => void conforms(() => memoryStore()));

test('a file is where it was put, whichever store takes new ones', () => {
  const [old, current] = [memoryStore(), { ...memoryStore(), name: 'current' }];
  const stores = fileStores(current, old);
  expect([stores.current, stores.of('memory'), stores.of('current')]).toEqual([current, old, current]);
  expect(() => stores.of('gone')).toThrow('gone');
});
