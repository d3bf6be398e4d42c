import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundlePicture } from '../../generated/types.ts';

type Alt = Record<string, { ko: string; en: string }>;

const FOLDER = join(import.meta.dirname, 'pictures');
const alt = JSON.parse(readFileSync(join(FOLDER, 'alt.json'), 'utf8')) as Alt;

export function t(ko: string, en: string) {
  return { ko, en };
}

export function pathOf(name: string): string {
  return `pictures/${name}.svg`;
}

/** Where the subject of a scene stands, in percent from the left, when a phone shows only a part of it. */
const FOCUS: Record<string, number> = {
  'hero-haru-city': 72,
  'hero-byeol': 30,
  'hero-nami': 38,
  'hero-saint-baekya': 70,
};

const DRAWN = new Set(readdirSync(FOLDER));

/** A drawn picture with its words, and as it is drawn for a phone held upright where it is; an unknown name is a mistake in the demo. */
export function picture(name: string): BundlePicture {
  const messages = alt[`${name}.svg`];
  if (messages === undefined) throw new Error(`No words for the picture ${name}.`);
  const focus_x = FOCUS[name];
  const upright = `${name}-upright`;
  return {
    file_path: pathOf(name),
    alt: messages,
    ...(focus_x !== undefined && { focus_x }),
    ...(DRAWN.has(`${upright}.svg`) && { portrait_path: pathOf(upright) }),
  };
}

export function pictures(...names: string[]): BundlePicture[] {
  return names.map(picture);
}

export function icon(name: string) {
  return { file_path: pathOf(`icon-${name}`), title: picture(`icon-${name}`).alt };
}

/** Of rooms only: not all of them have it. */
export function roomIcon(name: string) {
  return { ...icon(name), rooms_only: true };
}

/** The icons of a room, each one of its property's. */
export function iconPaths(...names: string[]): string[] {
  return names.map((name) => icon(name).file_path);
}
