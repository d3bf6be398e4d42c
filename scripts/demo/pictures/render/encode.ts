/**
 * node scripts/demo/pictures/render/encode.ts IN.png OUT.webp [BYTES A PIXEL]: converts a finished picture to WebP. Lowers
 * the quality, but not below 60, until the file is small enough: 120 kB at 1,200 × 800 pixels.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Transformer } from '@napi-rs/image';

const [source, target, bytesAPixel = '0.125'] = process.argv.slice(2);
if (source === undefined || target === undefined) throw new Error('node encode.ts IN.png OUT.webp [BYTES A PIXEL]');
const picture = new Transformer(readFileSync(source));
const { width, height } = await picture.metadata();
let quality = 92;
let bytes = await picture.webp(quality);
while (bytes.length > width * height * Number(bytesAPixel) && quality > 60) {
  quality -= 4;
  bytes = await picture.webp(quality);
}
writeFileSync(target, bytes);
