import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { Env } from './context.ts';
import { sendFile } from './static.ts';

test('reads a large file only as fast as the client receives it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bytes = Buffer.alloc(1_000_000, 'a');
  writeFileSync(join(folder, 'photo.avif'), bytes);
  const app = new Hono<Env>();
  app.get('/:file', async (c) => (await sendFile(c, folder, c.req.param('file'), 'no-cache'))!);
  const answer = await app.request('/photo.avif');
  expect(answer.headers.get('Content-Length')).toBe('1000000');
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body! as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(100_000);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
});
