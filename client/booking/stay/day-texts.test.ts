import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the time of a check-in or check-out stays on one line in every language', () => {
  const texts = globSync('client/locales/*/booking.json').flatMap((file) => {
    const { dayFrom, dayUntil } = JSON.parse(readFileSync(file, 'utf8')).stay;
    return [dayFrom, dayUntil];
  });
  expect(texts).toHaveLength(20);
  for (const text of texts) expect(text).toMatch(/^\{\{date\}\},?[ \n][^ \n]+$/);
});
