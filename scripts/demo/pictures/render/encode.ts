/**
 * node scripts/demo/pictures/render/encode.ts IN.png OUT.webp [KB]: converts a finished picture to WebP. Lowers the
 * quality, but not below 60, until the file is small enough: KB, or 120 kB at 1,200 × 800 pixels.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Transformer } from '@napi-rs/image';

const BYTES_A_PIXEL = 0.125;
const [source, target, limit] = process.argv.slice(2);
if (source === undefined || target === undefined) throw new Error('node encode.ts IN.png OUT.webp [KB]');
const picture = new Transformer(readFileSync(source));
const { width, height } = await picture.metadata();
const most = limit === undefined ? width * height * BYTES_A_PIXEL : Number(limit) * 1000;
let quality = 92;
let bytes = await picture.webp(quality);
while (bytes.length > most && quality > 60) {
  quality -= 4;
  bytes = await picture.webp(quality);
}
writeFileSync(target, bytes);
