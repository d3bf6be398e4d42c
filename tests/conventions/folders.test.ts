import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Returns the folders that each folder imports from, including dynamic imports and type imports. */
function importsByFolder(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const targets = [...source.matchAll(/(?:from |import |import\()'(\.{1,2}\/[^']+)'/g)].map(([, to = '']) =>
      folderOf(join(dirname(file), to)),
    );
    const folder = folderOf(file);
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...targets.filter((each) => each !== folder)]));
  }
  return folders;
}

/** Returns pairs of folders that import each other, directly or through other folders. */
function circles(folders: ReadonlyMap<string, Set<string>>): string[] {
  const reached = new Map([...folders.keys()].map((folder) => [folder, reach(folders, folder)]));
  return [...reached].flatMap(([folder, there]) =>
    [...there]
      .filter((other) => folder < other && reached.get(other)?.has(folder))
      .map((other) => `${folder} ↔ ${other}`),
  );
}

function reach(folders: ReadonlyMap<string, Set<string>>, from: string): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of folders.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

test.each(['client', 'machines', 'server'])('no folders in %s import each other in a cycle', (home) => {
  const files = globSync(`${home}/**/*.{ts,tsx}`).filter((file) => !/\.(test|conformance)\.tsx?$/.test(file));
  const folders = importsByFolder(files);
  expect(folders.size).toBeGreaterThan(1);
  expect(circles(folders).toSorted()).toEqual([]);
});

test('a cycle of three folders is detected', () => {
  const folders = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(circles(folders).toSorted()).toEqual(['a ↔ b', 'a ↔ c', 'b ↔ c']);
});
