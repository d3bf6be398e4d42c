import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundlePicture, LocalizedText } from '../../generated/types.ts';

type TwoLanguages = { ko: string; en: string };
type Alt = Record<string, TwoLanguages>;

const alt = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/alt.json'), 'utf8')) as Alt;

const TRANSLATIONS = join(import.meta.dirname, 'translations');
/** Translations of the English texts by language. `{year}` is a placeholder. */
export const translations: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  readdirSync(TRANSLATIONS).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(TRANSLATIONS, file), 'utf8')),
  ]),
);

/** Returns the text in every language that it has been translated into, with `year` in place of `{year}`. */
export function t(ko: string, en: string, year = ''): LocalizedText & TwoLanguages {
  const dated = (text: string) => text.replace('{year}', year);
  const others = Object.entries(translations).flatMap(([language, { [en]: text }]) =>
    text === undefined ? [] : [[language, dated(text)]],
  );
  return { ko: dated(ko), en: dated(en), ...Object.fromEntries(others) };
}

/** For texts that exist only in Korean and English, such as terms, whose wording is binding. */
export function inTwoLanguages(ko: string, en: string): TwoLanguages {
  return { ko, en };
}

type Kind = 'drawn' | 'rendered';

export function pathOf(name: string, kind: Kind = 'drawn'): string {
  return kind === 'drawn' ? `pictures/${name}.svg` : `pictures/rendered/${name}.webp`;
}

/** Horizontal focus of each picture, as a percentage from the left, for cropping on a narrow screen. */
const FOCUS: Record<string, number> = {
  'hero-haru-city': 72,
  'hero-byeol': 62,
  'hero-hanbada': 62,
  'hero-nami': 38,
  'hero-saint-baekya': 70,
};

/** Vertical focus of a view, in per cent from the top, so that a low crop includes what is on the sill or the terrace. */
const VIEW_FOCUS = 80;

/**
 * Returns a picture with its alternative text and, if it has one, its portrait version. Throws if the picture has no
 * alternative text.
 */
export function picture(name: string, kind?: Kind): BundlePicture {
  const altText = alt[name];
  if (altText === undefined) throw new Error(`no alternative text for the picture ${name}`);
  const focus_x = FOCUS[name];
  const upright = pathOf(`${name}-upright`, kind);
  return {
    file_path: pathOf(name, kind),
    alt: t(altText.ko, altText.en),
    ...(focus_x !== undefined && { focus_x }),
    ...(name.endsWith('-view') && { focus_y: VIEW_FOCUS }),
    ...(existsSync(join(import.meta.dirname, upright)) && { portrait_path: upright }),
  };
}

export function pictures(...names: string[]): BundlePicture[] {
  return names.map((name) => picture(name));
}

export function renderings(...names: string[]): BundlePicture[] {
  return names.map((name) => picture(name, 'rendered'));
}

export function icon(name: string) {
  return { file_path: pathOf(`icon-${name}`), title: picture(`icon-${name}`).alt };
}

/** Returns the icon of an amenity that only some rooms have. */
export function roomIcon(name: string) {
  return { ...icon(name), rooms_only: true };
}

export function iconPaths(...names: string[]): string[] {
  return names.map((name) => icon(name).file_path);
}
