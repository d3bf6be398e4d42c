import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DELIVERED_LANGUAGES } from './delivered.ts';

/** Words that are the same in both on purpose: names of things that are written like this everywhere. */
const SAME_IN_BOTH: readonly string[] = [];

const PLURAL = /_(zero|one|two|few|many|other)$/;

type Words = { readonly [key: string]: string | Words };

/** `header.menu` → the sentence, of one file. */
function sentences(words: Words, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : sentences(value, `${prefix}${key}.`),
  );
}

const read = (language: string, name: string) =>
  sentences(JSON.parse(readFileSync(`client/locales/${language}/${name}.json`, 'utf8')));
const withoutPlural = (key: string) => key.replace(PLURAL, '');
const keysOf = (language: string, name: string) => new Set(read(language, name).map(([key]) => withoutPlural(key)));
const placesIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, place]) => place).sort();

const names = [...new Set(globSync('client/locales/*/*.json').map((file) => basename(file, '.json')))].sort();

test('there are words', () => expect(names).toContain('app'));

describe.each(names)('%s.json', (name) => {
  const english = new Map(read('en', name));

  test.each(DELIVERED_LANGUAGES)('has the same keys in %s as in English', (language) => {
    expect([...keysOf(language, name)].sort()).toEqual([...keysOf('en', name)].sort());
  });

  test.each(DELIVERED_LANGUAGES)('has every plural that %s knows', (language) => {
    const keys = read(language, name).map(([key]) => key);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutPlural));
    expect(
      [...counted]
        .flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
        .filter((key) => !keys.includes(key)),
    ).toEqual([]);
  });

  test.each(DELIVERED_LANGUAGES)('fills the same places in %s', (language) => {
    const differing = read(language, name).filter(([key, text]) => {
      const other = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      const [here, there] = [placesIn(text), placesIn(other)].map((places) =>
        places.filter((place) => place !== 'count'),
      );
      return String(here) !== String(there);
    });
    expect(differing).toEqual([]);
  });

  test.each(DELIVERED_LANGUAGES.filter((language) => language !== 'en'))('is translated into %s', (language) => {
    const same = read(language, name).filter(
      ([key, text]) => text === english.get(key) && /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')),
    );
    expect(same.filter(([, text]) => !SAME_IN_BOTH.includes(text))).toEqual([]);
  });

  test('holds no word that no screen asks for', () => {
    // errors.json is asked for by code; errors.test.ts knows the codes.
    const asked = name === 'errors' ? [/./] : askedFor(name);
    expect([...keysOf('en', name)].filter((key) => !asked.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});

test('what is the same in both is still there', () => {
  const korean = new Set(names.flatMap((name) => read('ko', name)).map(([, text]) => text));
  expect(SAME_IN_BOTH.filter((text) => !korean.has(text))).toEqual([]);
});

/**
 * The keys that screens ask this file for, as patterns: literals of the area's own files and of files that name the file, and
 * `area:key` anywhere. A template's `${…}` stands for one or more parts.
 */
function askedFor(name: string): RegExp[] {
  const files = globSync('client/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const own = file.startsWith(`client/${name}/`) || new RegExp(`['"]${name}['"]`).test(source);
    const literals = [...source.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"|`((?:[\w.:-]|\$\{[^}]*\})+)`/g)].map(
      ([, a, b, c]) => a ?? b ?? c ?? '',
    );
    return literals
      .filter((literal) => own || literal.startsWith(`${name}:`))
      .map((literal) => literal.replace(new RegExp(`^${name}:`), ''))
      .filter((literal) => !/^(\$\{[^}]*\})+$/.test(literal))
      .map(
        (literal) => new RegExp(`^${literal.replaceAll(/\$\{[^}]*\}|\./g, (part) => (part === '.' ? '\\.' : '.+'))}$`),
      );
  });
}
