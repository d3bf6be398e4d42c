import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, withSections } from '../../scripts/generate/docs.ts';

function tracked(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}

const documents = tracked('*.md', '**/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('the README stays short', () => {
  const words = readFileSync('README.md', 'utf8').split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(1200);
});

test.each(DOCUMENTS)('the generated sections in %s are up to date', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('<!-- generated: ');
  expect(text === withSections(text), 'npm run generate was not run').toBe(true);
});

describe.each(documents)('$file', ({ file, text }) => {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');

  test('links only to files that exist', () => {
    const links = [...prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    const missing = links.filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(dirname(file), to)));
    expect(missing).toEqual([]);
  });

  test('mentions only files and folders that exist', () => {
    const named = [...prose.matchAll(/`((?:client|docs|generated|machines|openapi|scripts|server|tests)\/[\w./-]*)`/g)];
    const missing = named
      .map(([, path = '']) => normalize(path))
      .filter((path) => !existsSync(path) && !isExample(path));
    expect(missing).toEqual([]);
  });

  test('shows only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...text.matchAll(/\bnode ([\w/.-]+\.(?:ts|mjs))/g)].map(([, path = '']) => path);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });
});

/**
 * Returns whether a path is an example in a recipe or guide: a file that doesn't exist yet, because the reader creates
 * it.
 */
function isExample(path: string): boolean {
  return /review|rooms-left|getRoomsLeft/.test(path);
}

test('code refers only to documents that exist', () => {
  const sources = tracked('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.yaml', '*.css').filter(
    (file) => !file.startsWith('generated/') && file !== 'tests/conventions/docs.test.ts',
  );
  const broken = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([path]) => !existsSync(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('no text refers to a document outside the repository', () => {
  const papers = /\((DECISIONS|EXPERIENCE|RELIABILITY|OPERATIONS|INTEGRATIONS|TOOLCHAIN|CONTRACT|ARCHITECTURE)[,:] /;
  const sources = tracked('*.ts', '*.tsx', '*.mjs', '*.cjs', 'openapi/**/*.yaml', '*.md').filter(
    (file) => file !== 'tests/conventions/docs.test.ts',
  );
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (papers.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
  expect(found).toEqual([]);
});
