import { expect, test } from 'vitest';
import { PALETTE, png } from '../../../tests/support/api/photographs.ts';
import { encodePicture } from './picture-process.ts';

const shrunk = { outputs: [{ format: 'png' as const, width: 100, quality: 85 }] };

async function encoded(picture: Buffer, seconds: number) {
  const before = process.memoryUsage.rss();
  const result = await encodePicture(picture, shrunk, { seconds });
  return { result, grownMb: (process.memoryUsage.rss() - before) / 1e6 };
}

test('encodes a picture upright at the requested width', async () => {
  const { result } = await encoded(png({ width: 300, height: 200 }), 3);
  expect(result?.outputs).toMatchObject([{ format: 'png', width: 100 }]);
});

test('a picture that needs too much memory ends only its own process', async () => {
  const { result, grownMb } = await encoded(png({ width: 12_000, height: 12_000, depth: 1, colourType: PALETTE }), 60);
  expect(result).toBeUndefined();
  expect(grownMb).toBeLessThan(100);
});

test('a process that needs too much CPU time is killed', async () => {
  const { result } = await encoded(png({ width: 1, height: 20_000_000 }), 1);
  expect(result).toBeUndefined();
});
