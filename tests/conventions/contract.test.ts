import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

test('generated/ stays small enough to be looked through', () => {
  expect(globSync('generated/**/*.*').length).toBeLessThan(40);
});

describe('generating', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'generate-'));
    for (const each of READ_BY_GENERATE) cpSync(each, join(copy, each), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  test('again leaves no diff, and asks no PATH for its tools', () => {
    expect(generate(copy)).toEqual(0);
    expect(differing('generated', copy)).toEqual('');
    expect(stubs(copy)).toEqual(stubs('.'));
  });

  test('from a contract that is refused leaves generated/ as it was', () => {
    const file = join(copy, 'openapi/booking/holds.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('operationId: createHold', 'operationId: createQuote'));
    expect(generate(copy)).toEqual(1);
    expect(differing('generated', copy)).toEqual('');
    expect(readdirSync(copy).filter((name) => name.startsWith('.generated-'))).toEqual([]);
  });
});

const READ_BY_GENERATE = [
  'openapi',
  'generated',
  'scripts/generate',
  'client/platform',
  'server',
  'package.json',
  'redocly.yaml',
  'tsconfig.json',
];

/** The exit code. */
function generate(cwd: string): number | null {
  return spawnSync(process.execPath, ['scripts/generate/main.ts'], { cwd, env: {} }).status;
}

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
