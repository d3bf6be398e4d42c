import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'booking-folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function collectGarbage() {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('a folder stays locked until it is released, even if the lock object is garbage collected', async () => {
  lockFolder(folder);
  collectGarbage();
  await new Promise((resolve) => setImmediate(resolve));
  expect(lockFolder(folder)).toEqual({ heldBy: `process ${process.pid}` });
});

test('a released folder can be locked again', () => {
  const taken = lockFolder(folder);
  if ('lock' in taken) taken.lock.release();
  expect(lockFolder(folder)).toHaveProperty('lock');
});
