import { hostileChunks, PALETTE, png, RGBA } from '../support/api/photographs.ts';

const GIGABYTE = 1 << 30;

/** Returns pictures of at most a few megabytes that are expensive to decode, keyed by what makes them expensive. */
export function hostilePictures(): Record<string, Buffer> {
  const chunks = hostileChunks(GIGABYTE);
  const small = { width: 40, height: 40 };
  return {
    'sixteen bits': png({ width: 7_071, height: 7_071, depth: 16 }),
    'one long side': png({ width: 1, height: 50_000_000 }),
    'a palette': png({ width: 12_000, height: 12_000, depth: 1, colourType: PALETTE }),
    'the largest transparent picture': png({ width: 2_896, height: 2_896, depth: 16, colourType: RGBA }),
    'the largest grey picture': png({ width: 8_192, height: 8_192 }),
    'the largest palette': png({ width: 4_096, height: 4_096, depth: 1, colourType: PALETTE }),
    'a profile': png({ ...small, chunks: chunks.slice(0, 1) }),
    'compressed texts': png({ ...small, chunks: chunks.slice(1, 3) }),
    'frames without end': png({ ...small, colourType: RGBA, chunks: chunks.slice(3) }),
    'an archive behind it': Buffer.concat([png(small), Buffer.from('PK\x05\x06'), Buffer.alloc(1_000_000)]),
    'a page in front of it': Buffer.concat([Buffer.from('<script>'), png(small)]),
  };
}

const BOUNDARY = 'x';
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

export function formWith(file: Buffer, name: string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Returns 9.5 MB forms, keyed by the content that they repeat. */
export function hostileForms(): Record<string, Buffer> {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const filled = (start: string, unit: string) => Buffer.from(start + unit.repeat(9_500_000 / unit.length));
  return {
    parts: filled('', `${part}\r\n`),
    'parts without headers': filled('', `--${BOUNDARY}\r\n\r\n\r\n`),
    headers: filled(`--${BOUNDARY}\r\n`, 'a: b\r\n'),
    'one header': filled(`--${BOUNDARY}\r\na: `, 'a'),
    'line ends': filled(part, '\r'),
    'line ends without a part': filled('', '\r'),
    'half boundaries': filled(part, '\r\n-'),
    nothing: filled('', 'a'),
  };
}
