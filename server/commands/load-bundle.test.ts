import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BundleHotel } from '../../generated/types.ts';
import { type TestPostgres, testPostgres } from '../../tests/support/database/postgres.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { loadCommand } from './load-bundle.ts';
import { QUICK_START } from '../../scripts/support/quick-start.ts';

const COMMAND = join(import.meta.dirname, 'load-bundle.ts');
let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await testPostgres();
  folder = mkdtempSync(join(tmpdir(), 'load-bundle-'));
  mkdirSync(join(folder, 'pictures'));
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

function writeBundle(
  name: string,
  picture: string,
  roomType = 'DLX',
  change: (hotel: BundleHotel) => void = () => undefined,
): string {
  const hotel = demoHotel('1', (one) => {
    const pictures = [{ file_path: picture, alt: { ko: '그림' } }];
    Object.assign(one, {
      main_images: pictures,
      back_image: null,
      main_image: null,
      main_image_white: null,
      icons: [],
    });
    for (const part of [...one.room_types, ...one.packages]) part.pictures = [];
    for (const room of one.room_types) room.icons = [];
    for (const option of one.upsellings) option.picture = null;
    one.days = [{ room_type_code: roomType, from: '2027-06-01', to: '2027-06-10', price: 1000, allotment: 1 }];
    change(one);
  });
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ company_code: 'haneul', company_name: { ko: '하늘' }, hotels: [hotel] }));
  return file;
}

type Ended = { code: number; out: string; err: string };

function settings(): Record<string, string> {
  return { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, LOG_LEVEL: 'error' };
}

async function run(...args: string[]): Promise<Ended> {
  const output = { out: '', err: '' };
  const code = await loadCommand(args, settings(), {
    out: (text) => (output.out += text),
    err: (text) => (output.err += text),
  });
  return { code, ...output };
}

function start(...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], ...QUICK_START, ...settings() };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

test('checks a bundle in a dry run, then loads it with the files that it references', {
  timeout: 180_000,
}, async () => {
  writeFileSync(join(folder, 'pictures/room.svg'), '<svg/>');
  writeFileSync(join(folder, 'pictures/unnamed.svg'), '<svg/>');
  const file = writeBundle('good.json', 'pictures/room.svg');
  expect(await run(file, '--dry-run')).toEqual({
    code: 0,
    out: 'Hotel 1: nights 10 added, 0 changed, 0 closed, 0 removed.\nChecked 1 hotels, 4 room types, 10 nights.\n',
    err: '',
  });
  expect(existsSync(join(folder, 'data/files'))).toBe(false);
  const loaded = (counts: string) => `Hotel 1: nights ${counts}.\nLoaded 1 hotels, 4 room types, 10 nights.\n`;
  const out = loaded('10 added, 0 changed, 0 closed, 0 removed');
  expect(await start(file)).toMatchObject({ code: 0, out });
  expect(existsSync(join(folder, 'data/files/pictures/room.svg'))).toBe(true);
  expect(existsSync(join(folder, 'data/files/pictures/unnamed.svg'))).toBe(false);
});

test('closes nights that the bundle leaves out only with --replace-days', { timeout: 180_000 }, async () => {
  writeFileSync(join(folder, 'pictures/room.svg'), '<svg/>');
  const days = (from: string) => (hotel: BundleHotel) => {
    hotel.days = [{ room_type_code: 'DLX', from, to: '2087-06-10', price: 1000, allotment: 1 }];
  };
  expect(
    await run(writeBundle('far.json', 'pictures/room.svg', 'DLX', days('2087-06-01')), '--replace-days'),
  ).toMatchObject({ code: 0 });
  const later = writeBundle('later.json', 'pictures/room.svg', 'DLX', days('2087-06-03'));
  expect(await run(later)).toMatchObject({
    code: 1,
    out: expect.stringContaining(
      '/hotels/0/days: Leaves out 2 nights of DLX that are open or have bookings: 2087-06-01 to 2087-06-02.',
    ),
  });
  expect(await run(later, '--replace-days')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Hotel 1: nights 0 added, 0 changed, 0 closed, 2 removed.'),
  });
});

test('prints one problem per line and exits with code 1', { timeout: 180_000 }, async () => {
  const { code, out, err } = await run(writeBundle('bad.json', 'pictures/missing.svg', 'NONE'));
  expect(code).toBe(1);
  expect(out.trim().split('\n')).toEqual([
    '/hotels/0/days/0/room_type_code: No room type NONE.',
    '/hotels/0/main_images/0/file_path: No file pictures/missing.svg.',
  ]);
  expect(err).toBe('Nothing was loaded: 2 problems.\n');
});

test('reports a missing file, invalid JSON or a missing argument in one line', async () => {
  writeFileSync(join(folder, 'broken.json'), '{');
  for (const [args, messages] of [
    [[], /FILE/],
    [[join(folder, 'none.json')], /cannot be read/],
    [[join(folder, 'broken.json')], /cannot be read/],
  ] as [string[], RegExp][]) {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err.trim()).toMatch(messages);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
});
