import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { brands } from '../brand.ts';
import { KOREAN, koreanSlices, LATIN } from './characters.ts';
import { FACES } from './families.ts';
import { firstRules, sliceRules } from './fonts.ts';

test('each brand has one face for Korean and one for English', () => {
  for (const brand of brands)
    for (const language of ['ko', 'en'])
      expect(FACES.filter((face) => face.brand === brand && face.languages.includes(language))).toHaveLength(1);
});

test('each brand has one face with the letters of Mongolian headings, which no other language of Haru loads', () => {
  const texts = ['catalogue', 'booking', 'member'].map((area) => readFileSync(fileOf('mn', area), 'utf8')).join('');
  const letters = [...new Set(texts)].filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).join('');
  expect(letters).toContain('ө');
  for (const brand of brands) {
    const [face, ...others] = FACES.filter((one) => one.brand === brand && one.languages.includes('mn'));
    expect(others).toEqual([]);
    const has = face!.characters + face!.slices.map(({ characters }) => characters).join('');
    expect(missing(letters, has)).toBe('');
  }
  expect(FACES.find(({ name }) => name === 'haru-mn')?.languages).toEqual(['mn']);
});

describe.each(FACES)('the face $name', (face) => {
  const faces = [...firstRules(face).matchAll(/@font-face\{(.*?)\}/g)].map(([, rule = '']) => rule);
  const percent = (rule: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]);

  it('has one file in the first view, and fallbacks from the device', () => {
    expect(faces.filter((rule) => rule.includes('url('))).toHaveLength(1);
    expect(faces.filter((rule) => rule.includes('local('))).toHaveLength(face.near.length);
    expect(face.near.length).toBeGreaterThan(0);
  });

  it('has the same line metrics as its fallbacks, so that no text moves when it arrives', () => {
    for (const rule of faces)
      for (const part of ['ascent', 'descent'] as const) {
        const real = (percent(rule, 'size-adjust') * percent(rule, `${part}-override`)) / 100;
        expect(Math.abs(real - face[part])).toBeLessThan(0.6);
      }
  });

  it('is shown while it loads, and keeps its weight', () => {
    for (const rule of faces.filter((one) => one.includes('url('))) {
      expect(rule).toContain('font-display:swap');
      expect(rule).toContain('font-weight:1 1000');
    }
  });

  it('loads each slice only for its characters', () => {
    const slices = sliceRules(face).match(/@font-face/g);
    expect(slices).toHaveLength(face.slices.length);
    expect(sliceRules(face).match(/unicode-range:U\+/g)).toHaveLength(face.slices.length);
  });
});

test('headings in Latin and Cyrillic letters have wider gaps between words than their fonts', () => {
  const wide = FACES.filter((face) => /--gap-display:0\.\d+em/.test(firstRules(face)));
  expect(wide.map(({ name }) => name)).toEqual(['haru-latin', 'haru-mn', 'nami-latin']);
  const headings = readFileSync(`${import.meta.dirname}/../../ui/base.css`, 'utf8');
  expect(headings).toContain('word-spacing: var(--gap-display)');
});

test('the first file covers the headings of the list, and the slices cover those of the booking', () => {
  expect(missing(title('ko', 'catalogue', 'list'), KOREAN)).toBe('');
  expect(missing(['en', 'es', 'pt'].map((language) => title(language, 'catalogue', 'list')).join(''), LATIN)).toBe('');
  const slices = koreanSlices(32);
  expect(
    missing(
      title('ko', 'booking', 'detail') + title('ko', 'booking', 'cancel'),
      KOREAN +
        slices
          .slice(-4)
          .map((one) => one.characters)
          .join(''),
    ),
  ).toBe('');
});

test('the slices have every syllable of KS X 1001', () => {
  const characters = koreanSlices(32)
    .map((slice) => slice.characters)
    .join('');
  expect(new Set(characters.match(/[가-힣]/g)).size).toBe(2350);
  expect(missing('똠방각하', characters)).toBe('똠');
});

function missing(text: string, characters: string): string {
  return [...text].filter((character) => !characters.includes(character)).join('');
}

function title(language: string, area: string, section: string): string {
  const texts: Record<string, { title: string }> = JSON.parse(readFileSync(fileOf(language, area), 'utf8'));
  return texts[section]!.title;
}

function fileOf(language: string, area: string): string {
  return `${import.meta.dirname}/../../locales/${language}/${area}.json`;
}
