import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureUploadResult, Problem } from '../../../generated/types.ts';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { asCameraWrites, terrace } from '../../../tests/support/api/photographs.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { createApp } from '../../app.ts';

const OURS = 'provider-key-of-the-tests';
const THEIRS = 'provider-key-of-another-company';
const folder = mkdtempSync(join(tmpdir(), 'provider-uploads-'));
let deps: TestDeps;
let app: ReturnType<typeof createApp>;
let photograph: Buffer;

beforeAll(async () => {
  deps = await testDeps();
  const providerKeys = [
    { companyCode: 'haneul', key: OURS },
    { companyCode: 'mirae', key: THEIRS },
  ];
  deps.settings = { ...deps.settings, providerKeys, filesFolder: folder };
  app = createApp(deps);
  photograph = await asCameraWrites(terrace(800, 500));
});
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true });
});

async function put(name: string, bytes: Buffer, key = OURS) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const answer = await app.request(`/api/provider/pictures/${name}`, {
    method: 'PUT',
    headers: { 'provider-key': key },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as PictureUploadResult & Omit<Problem, 'result'> };
}

test('stores a picture upright, without metadata and in several widths, and a bundle can use it', async () => {
  const { body } = await put('terrace.jpg', photograph);
  expect(body).toEqual({ result: 'success', file_path: 'uploads/haneul/terrace.jpg' });
  const stored = readFileSync(join(folder, body.file_path));
  expect(photograph.includes('Exif')).toBe(true);
  expect(stored.includes('Exif')).toBe(false);
  expect(existsSync(join(folder, `${body.file_path}-480.webp`))).toBe(true);

  const hotel = demoHotel('1', (change) => {
    for (const room of change.room_types) room.pictures = [{ file_path: body.file_path, alt: { ko: '테라스' } }];
    change.packages = [];
  });
  const bundle = { company_code: 'haneul', company_name: { ko: '하늘 스테이' }, hotels: [hotel] };
  const answer = await app.request('/api/provider/property-bundles?dry_run=true', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'provider-key': OURS },
    body: JSON.stringify(bundle),
  });
  const { errors = [] } = (await answer.json()) as { errors?: { pointer: string }[] };
  expect(errors.filter(({ pointer }) => pointer.includes('/room_types/'))).toEqual([]);
});

test('a company can replace its own picture, but not that of another company', async () => {
  const other = await asCameraWrites(terrace(600, 400));
  const { file_path } = (await put('pool.jpg', photograph)).body;
  const first = readFileSync(join(folder, file_path));
  await put('pool.jpg', other, THEIRS);
  expect(readFileSync(join(folder, file_path))).toEqual(first);
  await put('pool.jpg', other);
  expect(readFileSync(join(folder, file_path))).not.toEqual(first);
});

test.each([
  ['a page', 'page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing, which could contain scripts', 'drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a path', '..%2Fescape.png', Buffer.from('x')],
])('rejects %s and stores nothing', async (_, name, bytes) => {
  const before = readdirSync(folder, { recursive: true });
  const { status, body } = await put(name, bytes);
  expect([status, body.code]).toEqual([422, 'validation']);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('rejects a truncated picture', async () => {
  const { status, body } = await put('cut.jpg', photograph.subarray(0, photograph.length / 2));
  expect([status, body.code, body.detail]).toEqual([422, 'validation', 'Truncated or damaged.']);
});
