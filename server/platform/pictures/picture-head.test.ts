import { expect, test } from 'vitest';
import { png, pngChunk } from '../../../tests/support/api/photographs.ts';
import { headOf, isTooLarge } from './picture-head.ts';

const NO_PIXELS = Buffer.alloc(1);
const TRANSPARENT = [pngChunk('tRNS', Buffer.alloc(2))];

/** Maximum side length of a square picture, by format. */
test.each([
  ['grey', 8, 0, [], 8_192],
  ['grey with two values', 1, 0, [], 8_192],
  ['grey in 16 bits', 16, 0, [], 5_792],
  ['grey with a transparent value', 8, 0, TRANSPARENT, 5_792],
  ['transparent grey in 16 bits', 16, 4, [], 4_096],
  ['coloured', 8, 2, [], 4_729],
  ['coloured in 16 bits', 16, 2, [], 3_344],
  ['transparent', 8, 6, [], 4_096],
  ['transparent in 16 bits', 16, 6, [], 2_896],
  ['a palette with two colours', 1, 3, [], 4_096],
] as const)('a PNG that is %s may decode to 64 MB', (_, depth, colourType, chunks, side) => {
  const tooLarge = [side, side + 1].map((width) =>
    isTooLarge(headOf(png({ width, height: width, depth, colourType, chunks, pixels: NO_PIXELS }), 'png')!),
  );
  expect(tooLarge).toEqual([false, true]);
});

test('a side may be up to 12,000 pixels long', () => {
  const tooLarge = [
    [12_000, 1],
    [12_001, 1],
    [1, 12_001],
    [50_000_000, 1],
  ].map(([width, height]) => isTooLarge(headOf(png({ width: width!, height: height!, pixels: NO_PIXELS }), 'png')!));
  expect(tooLarge).toEqual([false, true, true, true]);
});

function jpeg(...frames: [precision: number, components: number, width: number, height: number][]): Buffer {
  const segments = frames.map(([precision, components, width, height]) =>
    Buffer.from([0xff, 0xc0, 0, 8, precision, height >> 8, height & 255, width >> 8, width & 255, components]),
  );
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda, 0xff, 0xd9])]);
}

test('the size of a JPEG depends on its channels and precision, and on the largest of its headers', () => {
  const bytes = (file: Buffer) => headOf(file, 'jpeg')?.bytes;
  expect(bytes(jpeg([8, 3, 4_000, 3_000]))).toBe(36_000_000);
  expect(bytes(jpeg([8, 1, 4_000, 3_000]))).toBe(12_000_000);
  expect(bytes(jpeg([12, 4, 4_000, 3_000]))).toBe(96_000_000);
  expect(bytes(jpeg([8, 3, 9_000, 9_000], [8, 3, 10, 10]))).toBe(243_000_000);
});

test('a WebP counts as four channels, or three if it has no transparency', () => {
  const webp = (chunk: string, size: number[]) => {
    const file = Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${chunk}`, 'latin1'), Buffer.from(size)]);
    return headOf(file, 'webp')?.bytes;
  };
  expect(webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x3f, 0, 0xff, 0x3f, 0])).toBe(4 * 16_384 ** 2);
  expect(webp('VP8L', [5, 0, 0, 0, 0x2f, 0xff, 0xff, 0xff, 0x0f])).toBe(4 * 16_384 ** 2);
  expect(webp('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f])).toBe(3 * 16_383 ** 2);
});
