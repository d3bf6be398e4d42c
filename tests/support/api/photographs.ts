import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

/** Draws blue sea above sand. Before any rotation, the sea fills the upper three quarters. */
export function terrace(width: number, height: number): Transformer {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const sea = i / width < height * 0.75;
    pixels.set(sea ? [30, 110, 180, 255] : [220, 190, 140, 255], i * 4);
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** Returns a JPEG with an EXIF orientation of 6 (camera held on its side) and the name of the camera. */
export async function asCameraWrites(picture: Transformer): Promise<Buffer> {
  const jpeg = await picture.jpeg(90);
  const orientation = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  const maker = [0x0f, 0x01, 2, 0, 9, 0, 0, 0, 38, 0, 0, 0];
  const entries = Buffer.from([orientation, maker].flat());
  const tiff = [Buffer.from('II*\0\x08\0\0\0\x02\0', 'latin1'), entries, Buffer.alloc(4), Buffer.from('SecretCam\0')];
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), ...tiff]);
  const segment = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
}

/** Returns a PNG whose header claims more pixels than the file contains and than fit in memory. */
export function bomb(side: number): Buffer {
  return png(side, Buffer.alloc(9_000));
}

export function black(side: number): Buffer {
  return png(side, Buffer.alloc(side * (side + 1)));
}

/** Returns an 8-bit greyscale PNG. Each row of `pixels` must begin with its filter byte. */
function png(side: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
