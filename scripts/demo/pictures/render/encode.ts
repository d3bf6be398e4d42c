/**
 * node scripts/demo/pictures/render/encode.ts IN.png OUT.webp: converts a finished picture to WebP. Lowers the quality,
 * but not below 60, until the file is small enough: 120 kB at 1,200 × 800 pixels.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Transformer } from '@napi-rs/image';

const BYTES_A_PIXEL = 0.125;
const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) throw new Error('node encode.ts IN.png OUT.webp');
const picture = new Transformer(readFileSync(source));
const { width, height } = await picture.metadata();
let quality = 92;
let bytes = await picture.webp(quality);
while (bytes.length > width * height * BYTES_A_PIXEL && quality > 60) {
  quality -= 4;
  bytes = await picture.webp(quality);
}
writeFileSync(target, bytes);
