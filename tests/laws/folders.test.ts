import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A folder of the first level is a room; a file that stands beside the rooms is one by itself. */
function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Which rooms the files of each room import, also later and also types alone. Tests see more, and do not count. */
function importsByRoom(files: readonly string[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const targets = [...source.matchAll(/(?:from |import |import\()'(\.{1,2}\/[^']+)'/g)].map(([, to = '']) =>
      roomOf(join(dirname(file), to)),
    );
    const room = roomOf(file);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...targets.filter((each) => each !== room)]));
  }
  return rooms;
}

/** Pairs of rooms that reach each other, however far the way. */
function circles(rooms: ReadonlyMap<string, Set<string>>): string[] {
  const reached = new Map([...rooms.keys()].map((room) => [room, reach(rooms, room)]));
  return [...reached].flatMap(([room, there]) =>
    [...there].filter((other) => room < other && reached.get(other)?.has(room)).map((other) => `${room} ↔ ${other}`),
  );
}

function reach(rooms: ReadonlyMap<string, Set<string>>, from: string): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (const next of rooms.get(room) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

test.each(['client', 'machines', 'server'])('no folders of %s import each other in a circle', (home) => {
  const files = globSync(`${home}/**/*.{ts,tsx}`).filter((file) => !/\.(test|conformance)\.tsx?$/.test(file));
  const rooms = importsByRoom(files);
  expect(rooms.size).toBeGreaterThan(1);
  expect(circles(rooms).toSorted()).toEqual([]);
});

test('a circle over three rooms is seen', () => {
  const rooms = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(circles(rooms).toSorted()).toEqual(['a ↔ b', 'a ↔ c', 'b ↔ c']);
});
