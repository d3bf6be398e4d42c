import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../../tests/support/database/memory-store.ts';
import { CREDENTIALS, REGION, startObjectStore } from '../../../tests/support/site/object-store.ts';
import { conforms } from './file-store.conformance.ts';
import { fileStores } from './file-store.port.ts';
import { folderStore } from './folder-store.ts';
import { type S3Config, s3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'attachments-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder', () => {
  conforms(() => folderStore(join(folder, 'files')));

  test('leaves no temporary file after a failed write', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const store = folderStore(folder);
    await expect(store.put('taken/file', Buffer.from('1'))).rejects.toThrow();
    await store.put('kept', Buffer.from('1'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.incoming'))).toEqual([]);
  });
});

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startObjectStore>>;
  beforeAll(async () => {
    bucket = await startObjectStore();
  });
  afterAll(() => bucket.close());
  const store = (more: Partial<S3Config> = {}) =>
    s3Store({ bucketUrl: bucket.bucketUrl, region: REGION, ...CREDENTIALS, ...more });

  conforms(() => store());

  test('accepts only requests signed with its key', async () => {
    await expect(store({ secretAccessKey: 'wrong' }).put('haneul/one', Buffer.from('1'))).rejects.toThrow('403');
  });

  test('is unavailable while the service fails, and keeps its files', async () => {
    await store().put('haneul/three', Buffer.from('3'));
    bucket.state.fail = 503;
    const tries = [
      () => store().put('haneul/three', Buffer.from('4')),
      () => store().get('haneul/three'),
      () => store().remove('haneul/three'),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ failure: { code: 'unavailable' } });
    delete bucket.state.fail;
    expect((await store().get('haneul/three'))?.toString()).toBe('3');
    const unreachable = store({ bucketUrl: 'http://127.0.0.1:9/attachments' });
    await expect(unreachable.get('haneul/three')).rejects.toMatchObject({ failure: { code: 'unavailable' } });
  });
});

describe('the in-memory store for tests', () => void conforms(() => memoryStore()));

test('a file stays in its store after another store becomes current', () => {
  const [old, current] = [memoryStore(), { ...memoryStore(), name: 'current' }];
  const stores = fileStores(current, old);
  expect([stores.current, stores.of('memory'), stores.of('current')]).toEqual([current, old, current]);
  expect(() => stores.of('gone')).toThrow('gone');
});
