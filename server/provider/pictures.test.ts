import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HotelInfo, Problem } from '../../generated/types.ts';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { asCameraWrites, PALETTE, png, terrace } from '../../tests/support/api/photographs.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { createApp } from '../app.ts';
import { bundleFiles } from './picture-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-pictures-'));
const PHOTO = 'photos/terrace.jpg';
let deps: TestDeps;
let app: ReturnType<typeof createApp>;
let photograph: Buffer;

beforeAll(async () => {
  deps = await testDeps();
  deps.settings = { ...deps.settings, filesFolder: folder };
  app = createApp(deps);
  photograph = await asCameraWrites(terrace(800, 500));
});
afterEach(() => rmSync(join(folder, 'photos'), { recursive: true, force: true }));
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true });
});

async function send(path: string, file: Buffer, query = '') {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  writeFileSync(join(folder, path), file);
  const hotel = demoHotel('1', (one) => {
    Object.assign(one, {
      payment_type: 'FREE_HOLD',
      back_image: null,
      main_image: null,
      main_image_white: null,
      icons: [],
    });
    delete one.payment_methods;
    one.main_images = [{ file_path: path, alt: { ko: '바다가 보이는 테라스' }, focus_x: 20, focus_y: 70 }];
    for (const part of [...one.room_types, ...one.packages]) part.pictures = [];
    for (const room of one.room_types) room.icons = [];
    for (const option of one.upsellings) option.picture = null;
  });
  const answer = await app.request(`/api/provider/property-bundles${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'provider-key': 'provider-key-of-the-tests' },
    body: JSON.stringify({ company_code: 'haneul', company_name: { ko: '하늘 스테이' }, hotels: [hotel] }),
  });
  return { status: answer.status, body: (await answer.json()) as Problem };
}

/** Returns a PNG in which every pixel has a random brightness. */
function noisePicture(width: number, height: number): Promise<Buffer> {
  let seed = 1;
  const pixels = Array.from({ length: width * height }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const grey = (seed >> 8) % 256;
    return [grey, grey, grey, 255];
  });
  return Transformer.fromRgbaPixels(Buffer.from(pixels.flat()), width, height).png();
}

async function firstPicture() {
  const answer = await app.request('/api/client/main', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotelCode: '1' }),
  });
  return ((await answer.json()) as { hotel: HotelInfo }).hotel.main_images[0]!;
}

async function fetched(path: string) {
  const answer = await app.request(`/files/${path}`);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

function filesInFolder() {
  return readdirSync(folder, { recursive: true }).map(String);
}

describe('a photograph in a bundle', () => {
  test('is served upright, in several widths and formats, with its colour and focus', async () => {
    expect((await send(PHOTO, photograph)).status).toBe(200);
    const { variants = [], color, focus_x, focus_y } = await firstPicture();
    expect({ focus_x, focus_y }).toEqual({ focus_x: 20, focus_y: 70 });
    expect(variants.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 480',
      'image/avif 500',
      'image/webp 480',
      'image/webp 500',
    ]);
    for (const { file_path, type, width } of variants) {
      const copy = await fetched(file_path);
      expect(copy.type).toBe(type);
      const seen = await new Transformer(copy.bytes).metadata(true);
      expect(seen).toMatchObject({ width, height: Math.round((width * 800) / 500) });
      // The picture is rotated clockwise, so the sand at the bottom is now on the left.
      const pixels = await new Transformer(await new Transformer(copy.bytes).webpLossless()).rawPixels();
      expect(pixels[0]!, 'sand on the left').toBeGreaterThan(180);
    }
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color!.slice(at, at + 2), 16));
    expect([red! < 60, green! > 80 && green! < 140, blue! > 150]).toEqual([true, true, true]);
  });

  test('is served only as WebP if its AVIF copies would be larger, as for noise', async () => {
    await send('photos/noise.png', await noisePicture(500, 300));
    const { variants = [] } = await firstPicture();
    expect(variants.map(({ type, width }) => `${type} ${width}`)).toEqual(['image/webp 480', 'image/webp 500']);
  });

  test('is served without camera metadata, even in its original format', async () => {
    expect(photograph.includes('SecretCam')).toBe(true);
    await send(PHOTO, photograph);
    const own = await fetched(PHOTO);
    expect(await new Transformer(own.bytes).metadata(true)).toMatchObject({ width: 500, height: 800, format: 'jpeg' });
    for (const file of filesInFolder().filter((path) => /\.(jpg|avif|webp)$/.test(path))) {
      expect(readFileSync(join(folder, file)).includes('SecretCam'), file).toBe(false);
    }
  });

  test('is not prepared again if it is sent again', async () => {
    await send(PHOTO, photograph);
    const { variants } = await firstPicture();
    const own = (await fetched(PHOTO)).bytes;
    expect((await send(PHOTO, own)).status).toBe(200);
    expect((await fetched(PHOTO)).bytes.equals(own)).toBe(true);
    expect((await firstPicture()).variants).toEqual(variants);
  });

  test('is checked but not changed by a dry run', async () => {
    expect((await send(PHOTO, photograph, '?dry_run=true')).status).toBe(200);
    expect(filesInFolder()).toEqual(['photos', PHOTO]);
    expect(readFileSync(join(folder, PHOTO)).equals(photograph)).toBe(true);
  });
});

test('an import deletes the hidden folders of imports that were killed, but not of one that may still run', async () => {
  const left = { '.incoming-killed': 25, '.incoming-running': 1 };
  for (const [name, hours] of Object.entries(left)) {
    mkdirSync(join(folder, name, 'photos'), { recursive: true });
    const { mtimeMs } = statSync(folder);
    utimesSync(join(folder, name), mtimeMs / 1000, mtimeMs / 1000 - hours * 3600);
  }
  const { drop } = await bundleFiles(folder, folder).prepare([]);
  await drop();
  expect(readdirSync(folder).filter((name) => name.startsWith('.incoming-'))).toEqual(['.incoming-running']);
  rmSync(join(folder, '.incoming-running'), { recursive: true });
});

test('a damaged file that replaces a prepared picture is rejected, and the prepared picture stays', async () => {
  expect((await send(PHOTO, photograph)).status).toBe(200);
  const { variants } = await firstPicture();
  const answer = await send(PHOTO, photograph.subarray(0, -400));
  expect([answer.status, answer.body.detail]).toEqual([422, expect.stringContaining('Truncated or damaged.')]);
  expect((await firstPicture()).variants).toEqual(variants);
});

describe('rejects a picture and keeps none of its files', () => {
  const webp = () => terrace(40, 40).webp();
  test.each([
    [
      'without picture content',
      PHOTO,
      async () => Buffer.from('<html>'),
      'The content is not JPEG, although the file name says so.',
    ],
    [
      'whose format differs from its file name',
      PHOTO,
      webp,
      'The content is not JPEG, although the file name says so.',
    ],
    [
      'with HTML in an SVG file',
      'photos/a.svg',
      async () => Buffer.from('<html><svg/></html>'),
      'The content is not SVG',
    ],
    [
      'in an unsupported format',
      'photos/a.gif',
      async () => Buffer.from('GIF89a'),
      'extension of a JPEG, PNG, WebP or SVG picture.',
    ],
    ['that ends within its header', PHOTO, async () => photograph.subarray(0, 40), 'The content is not JPEG'],
    ['that is truncated', PHOTO, async () => photograph.subarray(0, -400), 'Truncated or damaged.'],
    ['that lacks its last two bytes', PHOTO, async () => photograph.subarray(0, -2), 'Truncated or damaged.'],
    [
      'that is a truncated PNG',
      'photos/a.png',
      async () => (await terrace(60, 60).png()).subarray(0, -30),
      'Truncated',
    ],
    ['that is a truncated WebP', 'photos/a.webp', async () => (await webp()).subarray(0, -4), 'Truncated or damaged.'],
    [
      'that would decode to more than 64 MB',
      'photos/a.png',
      async () => png({ width: 4_200, height: 4_200, depth: 1, colourType: PALETTE }),
      'take more than 64 MB',
    ],
    ['with one long side', 'photos/a.png', async () => png({ width: 12_001, height: 1 }), 'longer than 12,000 pixels'],
    [
      'with HTML after many comments in an SVG file',
      'photos/a.svg',
      async () => Buffer.from(`${'<!-- -->'.repeat(200)}<html>`),
      'The content is not SVG',
    ],
    [
      'that is larger than 20 MB',
      PHOTO,
      async () => Buffer.concat([photograph, Buffer.alloc(21 << 20)]),
      'Larger than 20 MB.',
    ],
  ] as [string, string, () => Promise<Buffer>, string][])('%s', async (_, path, file, message) => {
    const before = await firstPictureOrNone();
    const sent = await file();
    const { status, body } = await send(path, sent);
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 422,
      code: 'validation',
      errors: [
        { pointer: '/hotels/0/main_images/0/file_path', code: 'validation', detail: expect.stringMatching(/\w/) },
      ],
    });
    expect(body.detail).toContain(message);
    expect(filesInFolder()).toEqual(['photos', path]);
    expect(await firstPictureOrNone()).toEqual(before);
  });
});

function firstPictureOrNone() {
  return firstPicture().catch(() => undefined);
}
