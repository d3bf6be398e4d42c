import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FACES, type Face, type Source, THAI } from './families.ts';

const CACHE = 'node_modules/.cache/heading-fonts';
/** Cache file with a digest of each font's inputs. */
const MADE = join(CACHE, 'made.json');
/** Kerning, ligatures, accents and figures. Headings use no other features. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
/** IDs of the font names that contain the licence. They must stay in the files (OFL 1.1, condition 2). */
const LICENCE_NAMES = [13, 14];
/** Declares the face for all weights, so browsers don't embolden it. */
const WEB = 'font-weight:1 1000;font-display:swap;';

/** Makes the heading fonts and returns their folder. Reuses cached fonts whose inputs haven't changed. */
export async function makeFonts(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const made: Record<string, string> = existsSync(MADE) ? JSON.parse(readFileSync(MADE, 'utf8')) : {};
  const parts = FACES.flatMap((face) => [face, ...face.slices]);
  const files = [import.meta.filename, ...new Set(parts.map(({ source }) => source.file))];
  const inputs = digest(files.map((file) => readFileSync(file)));
  const sources = new Map<Source, Promise<Buffer>>();
  const subset = async (name: string, source: Source, characters: string) => {
    const file = join(CACHE, `${name}.woff2`);
    const madeFrom = digest([inputs, JSON.stringify(source), characters]);
    if (made[name] === madeFrom && existsSync(file)) return;
    if (!sources.has(source)) sources.set(source, read(source));
    const options = { targetFormat: 'woff2', preserveNameIds: LICENCE_NAMES } as const;
    writeFileSync(file, await subsetFont(await sources.get(source)!, characters, options));
    made[name] = madeFrom;
  };
  for (const face of FACES) {
    await subset(face.name, face.source, face.characters);
    for (const [at, { source, characters }] of face.slices.entries())
      await subset(sliceName(face, at), source, characters);
  }
  writeFileSync(MADE, JSON.stringify(made));
  for (const weight of THAI.weights)
    copyFileSync(`${THAI.package}/files/noto-sans-thai-thai-${weight}-normal.woff2`, join(CACHE, thaiFile(weight)));
  return CACHE;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Returns the source font with only the characters that the faces use, which is much smaller than the whole font. */
async function read(source: Source): Promise<Buffer> {
  const { file, axes, rename } = source;
  const parts = FACES.flatMap((face) => [face, ...face.slices]).filter((part) => part.source === source);
  const font = await subsetFont(readFileSync(file), parts.map(({ characters }) => characters).join(''), {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
    ...(axes && { variationAxes: axes }),
  });
  return rename ? renamed(font, rename) : font;
}

/** Returns the CSS rules that the first view needs: the face, its fallbacks, and the tokens of its languages. */
export function firstRules(face: Face): string {
  const { name, brand, languages, near, gap } = face;
  const fallbacks = near.map(({ local, size }, at) => {
    const source = local.map((font) => `local("${font}")`).join();
    return `@font-face{font-family:${nearName(face, at)};src:${source};${metrics(face, size)}}`;
  });
  const families = [name, slicesOf(face), ...near.map((_, at) => nearName(face, at)), 'var(--font-display-system)'];
  const roots = languages.map((language) => `:root[data-brand=${brand}]:lang(${language})`);
  return [
    `@font-face{font-family:${name};src:url(./${name}.woff2);${WEB}${metrics(face, face.size)}}`,
    ...fallbacks,
    `${roots.join()}{--font-display:${families.join()}${gap ? `;--gap-display:${gap}em` : ''}}`,
  ].join('');
}

/** Returns the CSS rules of the slices. A browser loads a slice if a heading contains one of its characters. */
export function sliceRules(face: Face): string {
  return face.slices
    .map(({ range }, at) => {
      const source = `url(./${sliceName(face, at)}.woff2)`;
      return `@font-face{font-family:${slicesOf(face)};src:${source};${WEB}size-adjust:${face.size}%;unicode-range:${range}}`;
    })
    .join('');
}

/** Returns the CSS rules of the Thai letters, one for each weight. */
export function thaiRules(): string {
  return THAI.weights
    .map((weight) => {
      const source = `url(./${thaiFile(weight)})`;
      return `@font-face{font-family:${THAI.family};src:${source};font-weight:${weight};font-display:swap;unicode-range:${THAI.range}}`;
    })
    .join('');
}

function thaiFile(weight: number): string {
  return `${THAI.family}-${weight}.woff2`;
}

/**
 * Returns the line metrics, which must be equal for a face and its fallbacks. Divides them by `size`, because
 * `size-adjust` also scales them.
 */
function metrics({ ascent, descent }: Face, size: number): string {
  const percent = (part: number) => `${Math.round((part / size) * 100)}%`;
  return `size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)}`;
}

function nearName({ name }: Face, at: number): string {
  return `${name}-near${at || ''}`;
}
function slicesOf({ name }: Face): string {
  return `${name}-more`;
}
function sliceName(face: Face, at: number): string {
  return `${slicesOf(face)}-${at}`;
}

/** Replaces the font's name in names 1 to 6 of its `name` table. The copyright notice (name 0) stays unchanged. */
function renamed(font: Buffer, { from, to }: { from: string; to: string }): Buffer {
  const [start, strings] = nameTable(font);
  for (let record = start + 6; record < start + 6 + font.readUInt16BE(start + 2) * 12; record += 12) {
    const [nameId, length, offset] = [6, 8, 10].map((field) => font.readUInt16BE(record + field)) as [
      number,
      number,
      number,
    ];
    if (nameId === 0 || nameId > 6) continue;
    const text = font.subarray(strings + offset, strings + offset + length);
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const [old, next] = [from, to].map((name) => Buffer.from(name, encoding)) as [Buffer, Buffer];
      if (encoding === 'utf16le') [old, next].forEach((name) => name.swap16());
      for (let found = text.indexOf(old); found >= 0; found = text.indexOf(old, found + 1)) next.copy(text, found);
    }
  }
  return font;
}

function nameTable(font: Buffer): [start: number, strings: number] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name')!;
  const start = font.readUInt32BE(entry + 8);
  return [start, start + font.readUInt16BE(start + 4)];
}
