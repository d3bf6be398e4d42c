import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ERROR_CODES } from '../../generated/error-codes.ts';
import { STATUS_OF } from '../../server/platform/status-of.ts';
import { DELIVERED_LANGUAGES } from './delivered.ts';

type Example = { value: { code: string } };

/** The named failures of every area and the shared ones, also those that no operation answers yet. */
const problems = globSync('openapi/*/problems.yaml').flatMap((file) =>
  Object.values<Example>(parse(readFileSync(file, 'utf8'), { merge: true })).map(({ value }) => value),
);

test('every code has an example with the status that the server answers', () => {
  const examples = ERROR_CODES.map((code) => problems.find((problem) => problem.code === code));
  const expected = ERROR_CODES.map((code) => ({
    code,
    result: 'fail',
    status: STATUS_OF[code],
    type: `/problems/${code}`,
  }));
  expect(examples).toMatchObject(expected);
});

test.each(DELIVERED_LANGUAGES)('every code says what happened in %s, and nothing else is there', (language) => {
  const words: Record<string, { title?: string }> = JSON.parse(
    readFileSync(`client/locales/${language}/errors.json`, 'utf8'),
  );
  expect(ERROR_CODES.filter((code) => !words[code]?.title?.trim())).toEqual([]);
  expect(Object.keys(words).filter((code) => !ERROR_CODES.includes(code as never))).toEqual([]);
});
