import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

describe('npm run generate', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'generate-'));
    for (const each of READ_BY_GENERATE) cpSync(each, join(copy, each), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  test('leaves no diff when run again, even without tools on the PATH', () => {
    expect(generate(copy)).toEqual(0);
    expect(differing('generated', copy)).toEqual('');
    expect(stubs(copy)).toEqual(stubs('.'));
  });

  test('leaves generated/ unchanged when a tool rejects the contract', () => {
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
  'docs',
  'scripts/generate',
  'scripts/mock',
  'client',
  'server',
  'tests',
  'package.json',
  'redocly.yaml',
  'tsconfig.json',
];

function generate(cwd: string): number | null {
  return spawnSync(process.execPath, ['scripts/generate/main.ts'], { cwd, env: {} }).status;
}

function stubs(cwd: string) {
  return globSync('server/*/*.stub.ts', { cwd }).sort();
}

function differing(folder: string, copy: string): string {
  try {
    return execFileSync('diff', ['--recursive', '--brief', folder, join(copy, folder)], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
