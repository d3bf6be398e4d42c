import { readFileSync } from 'node:fs';
import { LODGING_WORDS } from './lodging.ts';

type Range = { characters: string; range: string };
type Texts = { [key: string]: string | Texts };

/** ASCII, the letters of Latin-1 (for Spanish and Portuguese), and the punctuation of headings. */
export const LATIN = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}¡¿«»·–—‘’“”…°×©`;

/** Digits and punctuation of Korean headings. Latin letters are rare there, so they are in a separate slice. */
const FIGURES = ` 0123456789!%&'"()+,-./:;?·–—‘’“”…×₩~`;
const LETTERS = ofRange('U+41-5A,U+61-7A');

export const LATIN_EXTENDED = ofRange('U+100-24F');
export const VIETNAMESE = ofRange(
  'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
);
/** Includes the Mongolian Ө and Ү. */
export const CYRILLIC = ofRange('U+400-45F,U+4AE-4AF,U+4E8-4E9');
/** The Mongolian Ө and Ү, which some fonts have in a separate file. */
export const MONGOLIAN = ofRange('U+4AE-4AF,U+4E8-4E9');
/** Cyrillic letters apart from the Mongolian Ө and Ү. */
export const RUSSIAN = ofRange('U+400-45F');
/** The Latin letters, digits and punctuation of Cyrillic headings. */
export const LATIN_IN_CYRILLIC = ofRange('U+20-7E,U+AB,U+B7,U+BB,U+2013-2014,U+2018-2019,U+201C-201D,U+2026');

const HEADING = /\.(title|heading|note|tiers|group\.\w+|legs\.\w+)$/;
/**
 * Domain areas whose headings load with the first view. The headings of each group in `OTHER_VIEWS` are in one slice.
 */
const FIRST_VIEWS = ['catalogue', 'property'];
const OTHER_VIEWS = [
  ['booking', 'booking-form'],
  ['change', 'payment'],
  ['sailing', 'voyage'],
  ['app', 'coupon', 'member', 'membership', 'session', 'signup', 'voc'],
];

/** Characters of the Korean headings in first views, and of the words that properties use most. */
export const KOREAN = FIGURES + syllablesIn(koreanHeadings(FIRST_VIEWS) + LODGING_WORDS).join('');

/**
 * Returns the slices of a Korean face: Latin letters, the common syllables (KS X 1001) in blocks of `size`, and the
 * headings of each group in `OTHER_VIEWS`. The ranges overlap. Browsers prefer the last matching slice, so the headings
 * take precedence over the blocks.
 */
export function koreanSlices(size: number): Range[] {
  const all = allSyllables();
  const blocks = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => {
    const block = all.slice(at * size, (at + 1) * size);
    return { characters: block.join(''), range: `U+${hex(block[0])}-${hex(block.at(-1))}` };
  });
  let seen = KOREAN;
  const headings = OTHER_VIEWS.map((areas) => {
    const added = syllablesIn(koreanHeadings(areas)).filter((syllable) => !seen.includes(syllable));
    seen += added.join('');
    return { characters: added.join(''), range: added.map((one) => `U+${hex(one)}`).join() };
  });
  return [LETTERS, ...blocks, ...headings];
}

function koreanHeadings(areas: readonly string[]): string {
  return areas
    .flatMap((area) => textsOf(JSON.parse(readFileSync(`client/locales/ko/${area}.json`, 'utf8')), ''))
    .filter(([key]) => HEADING.test(key))
    .map(([, text]) => text)
    .join('');
}

function syllablesIn(text: string): string[] {
  return [...new Set(text)].filter((character) => /[가-힣]/.test(character)).sort();
}

function textsOf(texts: Texts, under: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${under}.${key}`, value]] : textsOf(value, `${under}.${key}`),
  );
}

/** EUC-KR encodes the syllables of KS X 1001 in the rows B0 to C8, in the order of their code points. */
function allSyllables(): string[] {
  const bytes = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (__, cell) => [0xb0 + row, 0xa1 + cell]),
  ).flat(2);
  return [...new TextDecoder('euc-kr').decode(new Uint8Array(bytes))];
}

function ofRange(range: string): Range {
  const parts = range.split(',').map((part) => part.slice(2).split('-'));
  const characters = parts.map(([first = '', last = first]) =>
    between(Number.parseInt(first, 16), Number.parseInt(last, 16)),
  );
  return { characters: characters.join(''), range };
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

function hex(character = ''): string {
  return character.codePointAt(0)?.toString(16) ?? '';
}
