import {
  CYRILLIC,
  KOREAN,
  koreanSlices,
  LATIN,
  LATIN_EXTENDED,
  LATIN_IN_CYRILLIC,
  MONGOLIAN,
  RUSSIAN,
  VIETNAMESE,
} from './characters.ts';

/** A font file in an npm package. `axes` contains fixed values for the axes of a variable font. */
export type Source = {
  file: string;
  axes?: Record<string, number>;
  /**
   * Replaces a Reserved Font Name, which a subset must not use (OFL 1.1, condition 3). `to` must be as long as `from`.
   */
  rename?: { from: string; to: string };
};

/** A part of a face that a browser loads only for text that contains its characters. */
type Slice = { source: Source; characters: string; range: string };

/** A fallback font on the guest's device. At `size` percent, its text is as wide as the face's. */
type Near = { local: readonly string[]; size: number };

export type Face = {
  /** CSS family and file name. */
  name: string;
  brand: string;
  /** Languages whose headings use the face. */
  languages: readonly string[];
  source: Source;
  /** Characters in the file that loads with the first view. */
  characters: string;
  slices: readonly Slice[];
  /** Percentage of the font size at which the face looks as large as the text font. */
  size: number;
  /**
   * Ascent and descent of the face and its fallbacks, as percentages of the font size. They centre the text in a line.
   */
  ascent: number;
  descent: number;
  near: readonly Near[];
  /** Space added between words, in em, because the space of some faces is too narrow for headings. */
  gap?: number;
};

/**
 * Thai letters for devices without a Thai font. A browser loads a file only if no font before it in `--script-text` has
 * the letter. The files are used as they are.
 */
export const THAI = {
  family: 'thai-letters',
  package: 'node_modules/@fontsource/noto-sans-thai',
  weights: [400, 600],
  range: 'U+E01-E5B',
};

const LITERATA = 'node_modules/@fontsource-variable/literata/files/literata';
const NEWSREADER = 'node_modules/@fontsource-variable/newsreader/files/newsreader';
const GOWUN: Source = { file: 'node_modules/@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2' };
const PRETENDARD: Source = {
  file: 'node_modules/@fontsource/pretendard/files/pretendard-latin-600-normal.woff2',
  rename: { from: 'Pretendard', to: 'NamiGothic' },
};

/** Korean syllables per slice, chosen so that each slice is about 6 kB. */
const GOWUN_BLOCK = 32;
const PRETENDARD_BLOCK = 70;

function newsreader(part: string): Source {
  return { file: `${NEWSREADER}-${part}-standard-normal.woff2`, axes: { opsz: 36, wght: 400 } };
}

/** Replaces Newsreader for Cyrillic letters, which Newsreader lacks. */
function literata(part: string): Source {
  return { file: `${LITERATA}-${part}-standard-normal.woff2`, axes: { opsz: 36, wght: 400 } };
}

/**
 * Fonts of the headings. Languages without a face use the system fonts in the brand's `--font-display-system`. The
 * `size` of a fallback is the ratio of the face's average advance width to the fallback's in the site's headings.
 */
export const FACES: readonly Face[] = [
  {
    name: 'haru-latin',
    brand: 'haru',
    languages: ['en', 'es', 'pt', 'vi'],
    source: newsreader('latin'),
    characters: LATIN,
    slices: [
      { source: newsreader('latin-ext'), ...LATIN_EXTENDED },
      { source: newsreader('vietnamese'), ...VIETNAMESE },
    ],
    size: 107,
    ascent: 95,
    descent: 24,
    near: [
      { local: ['Georgia'], size: 103 },
      { local: ['Noto Serif'], size: 95.5 },
      { local: ['Noto Serif CJK KR'], size: 93 },
    ],
    gap: 0.08,
  },
  {
    name: 'haru-mn',
    brand: 'haru',
    languages: ['mn'],
    source: literata('cyrillic'),
    characters: RUSSIAN.characters,
    slices: [
      { source: literata('cyrillic-ext'), ...MONGOLIAN },
      { source: literata('latin'), ...LATIN_IN_CYRILLIC },
    ],
    size: 96,
    ascent: 95,
    descent: 24,
    near: [
      { local: ['Times New Roman', 'Tinos'], size: 116.3 },
      { local: ['Noto Serif'], size: 97.1 },
      { local: ['DejaVu Serif'], size: 93.1 },
    ],
    gap: 0.1,
  },
  {
    name: 'haru-ko',
    brand: 'haru',
    languages: ['ko'],
    source: GOWUN,
    characters: KOREAN,
    slices: koreanSlices(GOWUN_BLOCK).map((block) => ({ source: GOWUN, ...block })),
    size: 104,
    ascent: 108,
    descent: 28,
    near: [{ local: ['AppleMyungjo', 'Batang'], size: 96 }],
  },
  {
    name: 'nami-latin',
    brand: 'nami',
    languages: ['en', 'es', 'pt', 'vi', 'mn'],
    source: PRETENDARD,
    characters: LATIN,
    slices: [LATIN_EXTENDED, VIETNAMESE, CYRILLIC].map((slice) => ({ source: PRETENDARD, ...slice })),
    size: 100,
    ascent: 95,
    descent: 24,
    near: [
      { local: ['Arial Bold'], size: 96.3 },
      { local: ['Noto Sans CJK KR Bold'], size: 94.3 },
    ],
    gap: 0.05,
  },
  {
    name: 'nami-ko',
    brand: 'nami',
    languages: ['ko'],
    source: PRETENDARD,
    characters: KOREAN,
    slices: koreanSlices(PRETENDARD_BLOCK).map((block) => ({ source: PRETENDARD, ...block })),
    size: 100,
    ascent: 95,
    descent: 24,
    near: [{ local: ['Malgun Gothic Bold', 'Noto Sans CJK KR Bold'], size: 94.5 }],
  },
];
