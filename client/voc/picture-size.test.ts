import { expect, test } from 'vitest';
import { headOf, isTooLarge } from '../../server/platform/pictures/picture-head.ts';
import { GREY, PALETTE, png, pngChunk, RGBA } from '../../tests/support/api/photographs.ts';
import { pictureSize, shrinkFactor } from './picture-size.ts';

const GREY_ALPHA = 4;
const RGB = 2;
const MEGABYTE = 1024 * 1024;

function headOfPng(width: number, height: number, colourType = RGBA, depth = 8, chunks: Buffer[] = []): Buffer {
  return png({ width, height, colourType, depth, chunks, pixels: Buffer.alloc(1) });
}

/** `before` is the number of bytes of other data, such as EXIF data, before the size. */
function headOfJpeg(width: number, height: number, { channels = 3, precision = 8, before = 0 } = {}): Buffer {
  const size = [precision, height >> 8, height & 255, width >> 8, width & 255, channels];
  const segments = [
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, (before + 2) >> 8, (before + 2) & 255]),
    Buffer.alloc(before),
    Buffer.from([0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 8, ...size, 0xff, 0xda, 0xff, 0xd9]),
  ];
  return Buffer.concat(segments);
}

function headOfWebp(chunk: string, ...bytes: number[]): Buffer {
  return Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${chunk}`, 'latin1'), Buffer.from(bytes), Buffer.alloc(20)]);
}

function sizeOf(file: Buffer) {
  return pictureSize(new Uint8Array(file).buffer);
}

function factorOf(file: Buffer, fileBytes = 5 * MEGABYTE): number | undefined {
  return shrinkFactor(sizeOf(file)!, fileBytes);
}

const TRANSPARENT = [pngChunk('tRNS', Buffer.alloc(2))];

test.each([
  ['a JPEG', 'jpeg', headOfJpeg(6_000, 4_000, { before: 60_000 })],
  ['a grey JPEG', 'jpeg', headOfJpeg(6_000, 4_000, { channels: 1 })],
  ['a JPEG in 12 bits', 'jpeg', headOfJpeg(4_000, 3_000, { channels: 4, precision: 12 })],
  ['a transparent PNG', 'png', headOfPng(4_000, 3_000)],
  ['a PNG in 16 bits', 'png', headOfPng(4_000, 3_000, RGB, 16)],
  ['a PNG with a transparent colour', 'png', headOfPng(5_000, 4_000, RGB, 8, TRANSPARENT)],
  ['a grey PNG', 'png', headOfPng(9_000, 9_000, GREY)],
  ['a grey PNG with transparency', 'png', headOfPng(5_000, 5_000, GREY_ALPHA)],
  ['a PNG with a palette', 'png', headOfPng(4_000, 4_000, PALETTE, 1)],
  ['a WebP with metadata', 'webp', headOfWebp('VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0x6f, 0x17, 0, 0x9f, 0x0f, 0)],
  ['a WebP', 'webp', headOfWebp('VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x70, 0x17, 0xa0, 0x0f)],
  ['a lossless WebP', 'webp', headOfWebp('VP8L', 5, 0, 0, 0, 0x2f, 0x6f, 0xd7, 0xe7, 0x03)],
] as const)('reads the same size as the server from %s', (_, kind, file) => {
  const { width, height, bytes } = headOf(file, kind)!;
  expect(width).toBeGreaterThan(0);
  expect(sizeOf(file)).toEqual({ width, height, bytes });
});

test.each(['%PDF-1.7', '', 'RIFF'])('reads no size from “%s”', (text) => {
  expect(sizeOf(Buffer.from(text))).toBeUndefined();
});

test.each([
  [headOfJpeg(4_729, 4_729), headOfJpeg(4_730, 4_730), 'jpeg'],
  [headOfPng(4_096, 4_096), headOfPng(4_097, 4_097), 'png'],
  [headOfPng(12_000, 10), headOfPng(12_001, 10), 'png'],
] as const)('leaves a picture unchanged exactly if the server accepts it (%#)', (accepted, rejected, kind) => {
  expect([accepted, rejected].map((file) => isTooLarge(headOf(file, kind)!))).toEqual([false, true]);
  expect([accepted, rejected].map((file) => factorOf(file) !== undefined)).toEqual([false, true]);
});

test.each([
  ['a photo with 24 megapixels', headOfJpeg(6_000, 4_000), 5, '4000 × 2667'],
  ['an upright photo with 24 megapixels', headOfJpeg(4_000, 6_000), 5, '2667 × 4000'],
  ['a photo with 48 megapixels', headOfJpeg(8_064, 6_048), 9, '4000 × 3000'],
  ['a photo of more than 10 MB', headOfJpeg(4_032, 3_024), 11, '4000 × 3000'],
  ['a small picture of more than 10 MB', headOfPng(2_000, 1_500), 11, '2000 × 1500'],
  ['a screenshot of a long page', headOfPng(1_080, 20_000), 2, '648 × 12000'],
  ['a panorama', headOfJpeg(16_000, 3_000), 9, '6532 × 1225'],
] as const)('shrinks %s', (_, file, megabytes, expected) => {
  const { width, height } = sizeOf(file)!;
  const factor = factorOf(file, megabytes * MEGABYTE)!;
  expect(`${Math.round(width * factor)} × ${Math.round(height * factor)}`).toBe(expected);
});

test.each([
  ['a photo with 12 megapixels', headOfJpeg(4_032, 3_024), 6],
  ['a photo of exactly 10 MB', headOfJpeg(4_032, 3_024), 10],
  ['a screenshot', headOfPng(1_170, 2_532), 1],
] as const)('leaves %s unchanged', (_, file, megabytes) => {
  expect(factorOf(file, megabytes * MEGABYTE)).toBeUndefined();
});
