import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** TypeScript doesn't detect a class name that is missing from the style module, and the browser ignores it. */
test('every class that a component uses is in its style module', () => {
  const missing = globSync('client/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const modules = [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)];
    return modules.flatMap(([, name = '', path = '']) => {
      const css = readFileSync(join(dirname(file), path), 'utf8');
      const classes = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, each]) => each));
      const used = [...source.matchAll(new RegExp(String.raw`(?<![\w.'/-])${name}\.(\w+)`, 'g'))].map(
        ([, each]) => each,
      );
      return [...new Set(used)].filter((each) => !classes.has(each)).map((each) => `${file}: ${name}.${each}`);
    });
  });
  expect(missing).toEqual([]);
});
