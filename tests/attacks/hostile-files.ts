import { crc32, deflateSync } from 'node:zlib';

/** Builds a PNG from its chunks, without any of the product's code. */
function png(width: number, height: number, depth: number, colourType: number, chunks: Buffer[] = []): Buffer {
  const channels = [1, 0, 3, 1, 2, 0, 4][colourType]!;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colourType], 8);
  const rows = Buffer.alloc((1 + Math.ceil((width * channels * depth) / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...(colourType === 3 ? [chunk('PLTE', Buffer.alloc(6))] : []),
    ...chunks,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

const GIGABYTE = 1 << 30;

/** Returns pictures of at most a few megabytes that are expensive to decode, by the cause of the expense. */
export function hostilePictures(): Record<string, Buffer> {
  const packed = deflateSync(Buffer.alloc(GIGABYTE));
  const text = (type: string, start: string) => chunk(type, Buffer.concat([Buffer.from(start, 'latin1'), packed]));
  const frames = Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
  return {
    'sixteen bits': png(7_071, 7_071, 16, 0),
    'one long side': png(1, 50_000_000, 8, 0),
    'a palette': png(12_000, 12_000, 1, 3),
    'the largest transparent picture': png(2_896, 2_896, 16, 6),
    'the largest grey picture': png(8_192, 8_192, 8, 0),
    'the largest palette': png(4_096, 4_096, 1, 3),
    'a profile': png(40, 40, 8, 0, [text('iCCP', 'p\0\0')]),
    'compressed texts': png(40, 40, 8, 0, [text('zTXt', 'k\0\0'), text('iTXt', 'k\0\x01\0\0\0')]),
    'frames without end': png(40, 40, 8, 6, [chunk('acTL', frames)]),
    'an archive behind it': Buffer.concat([png(40, 40, 8, 0), Buffer.from('PK\x05\x06'), Buffer.alloc(1_000_000)]),
    'a page in front of it': Buffer.concat([Buffer.from('<script>'), png(40, 40, 8, 0)]),
  };
}

const BOUNDARY = 'x';
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

export function formWith(file: Buffer, name: string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Returns forms of 9.5 MB, by the content that they repeat. */
export function hostileForms(): Record<string, Buffer> {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const filled = (start: string, unit: string) => Buffer.from(start + unit.repeat(9_500_000 / unit.length));
  return {
    parts: filled('', `${part}\r\n`),
    'parts without headers': filled('', `--${BOUNDARY}\r\n\r\n\r\n`),
    headers: filled(`--${BOUNDARY}\r\n`, 'a: b\r\n'),
    'one header': filled(`--${BOUNDARY}\r\na: `, 'a'),
    'line ends': filled(part, '\r'),
    'half boundaries': filled(part, '\r\n-'),
    nothing: filled('', 'a'),
  };
}
