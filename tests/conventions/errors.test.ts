import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { STATUS_OF } from '../../generated/problems.ts';
import { LANGUAGES } from '../../server/platform/values/language.ts';

const CODES = Object.keys(STATUS_OF);

type Problem = { code: string; result: string; status: number; type: string };

/** The failures in every problems.yaml, including those that no operation returns yet. */
const problems = globSync('openapi/*/problems.yaml').flatMap((file) =>
  Object.values<{ value: Problem }>(parse(readFileSync(file, 'utf8'), { merge: true })).map(({ value }) => value),
);

test('every code has a named failure whose type ends with the code', () => {
  expect(CODES.filter((code) => !problems.some((problem) => problem.code === code))).toEqual([]);
  const expected = problems.map(({ code }) => ({ code, result: 'fail', type: `/problems/${code}` }));
  expect(problems).toMatchObject(expected);
});

test.each(LANGUAGES)('every code has a message in %s, and no message is unused', (language) => {
  const messages: Record<string, { title?: string }> = JSON.parse(
    readFileSync(`client/locales/${language}/errors.json`, 'utf8'),
  );
  expect(CODES.filter((code) => !messages[code]?.title?.trim())).toEqual([]);
  expect(Object.keys(messages).filter((code) => !CODES.includes(code))).toEqual([]);
});
