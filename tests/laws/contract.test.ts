import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract, type Node } from '../../scripts/generate/contract.ts';
import { drift } from '../../scripts/generate/drift.ts';

test("the app's own document says what the contract says", () => {
  expect(drift()).toEqual([]);
});

test('the drift check sees a limit, a status and an operation that got lost', () => {
  const changed = (change: (doc: Node) => void) => {
    const doc = structuredClone(loadContract());
    change(doc);
    return drift(doc);
  };
  expect(changed((doc) => void (doc.components.schemas.DocumentNumber.pattern = '^[0-9]{8}$'))).not.toEqual([]);
  expect(changed((doc) => void delete doc.paths['/client/booking/quotes'].post.responses['409'])).not.toEqual([]);
  expect(changed((doc) => void delete doc.paths['/client/booking/lookup'])).not.toEqual([]);
  expect(changed((doc) => void (doc.paths['/client/booking/holds'].post.security = []))).not.toEqual([]);
});

test('regenerating leaves no diff', () => {
  const copy = mkdtempSync(join(tmpdir(), 'generate-'));
  try {
    for (const each of [
      'openapi',
      'generated',
      'scripts/generate',
      'client/platform',
      'server',
      'package.json',
      'redocly.yaml',
      'tsconfig.json',
    ]) {
      cpSync(each, join(copy, each), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    execFileSync(process.execPath, ['scripts/generate/main.ts'], { cwd: copy });
    expect(differing('generated', copy)).toEqual('');
    expect(stubs(copy)).toEqual(stubs('.'));
  } finally {
    rmSync(copy, { recursive: true });
  }
});

function stubs(cwd: string) {
  return globSync('server/*/*.stub.ts', { cwd }).sort();
}

/** What `diff` says of a folder here and there; nothing when they are alike. */
function differing(folder: string, copy: string): string {
  try {
    return execFileSync('diff', ['--recursive', '--brief', folder, join(copy, folder)], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
