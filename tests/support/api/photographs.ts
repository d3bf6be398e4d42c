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

/** Returns a JPEG whose EXIF data has orientation 6 (camera held on its side) and the camera's name. */
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

/** Returns a PNG whose header claims more pixels than the file contains and more than fit in memory. */
export function bomb(side: number): Buffer {
  return png({ width: side, height: side, pixels: Buffer.alloc(9_000) });
}

/** Colour types of a PNG. */
export const GREY = 0;
export const PALETTE = 3;
export const RGBA = 6;
const CHANNELS = [1, 0, 3, 1, 2, 0, 4];

type Png = {
  width: number;
  height: number;
  depth?: number;
  colourType?: number;
  /** Uncompressed rows, each beginning with its filter byte. Default: zeros for the whole picture. */
  pixels?: Buffer;
  chunks?: readonly Buffer[];
};

export function png({ width, height, depth = 8, colourType = GREY, pixels, chunks = [] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colourType], 8);
  const data = pixels ?? Buffer.alloc((1 + Math.ceil((width * CHANNELS[colourType]! * depth) / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    ...(colourType === PALETTE ? [pngChunk('PLTE', Buffer.alloc(6))] : []),
    ...chunks,
    pngChunk('IDAT', deflateSync(data, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/**
 * Returns PNG chunks: a colour profile and two texts that each decompress to `bytes` bytes, and the header of an
 * animation.
 */
export function hostileChunks(bytes: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(bytes));
  return [
    pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), packed])),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Secret\0\0'), packed])),
    pngChunk('iTXt', Buffer.concat([Buffer.from('Secret\0\x01\0\0\0'), packed])),
    pngChunk('acTL', Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
  ];
}
