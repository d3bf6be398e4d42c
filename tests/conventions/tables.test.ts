import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';

/**
 * The table that maps a hotel code to its company. The tests below skip it, because a lookup by hotel code happens
 * before the company is known.
 */
const REFERENCE = 'hotel_reference';

const files = globSync('server/**/*.tables.ts');
const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
const tables = modules
  .flatMap((exported) => Object.values(exported))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table as PgTable));

test('tables are found, including the hotel reference', () => {
  expect(tables.map(({ name }) => name)).toContain(REFERENCE);
});

describe.each(tables.filter(({ name }) => name !== REFERENCE))(
  '$name',
  ({ columns, primaryKeys, uniqueConstraints, indexes, foreignKeys }) => {
    const names = (list: readonly unknown[]) => list.map((column) => (column as { name?: string }).name ?? '');

    test('has a primary key that starts with the company', () => {
      expect(columns.filter(({ primary }) => primary).map(({ name }) => name)).toEqual([]);
      expect(primaryKeys.map((key) => names(key.columns)[0])).toEqual(['company_code']);
    });

    test('has unique constraints only within the company', () => {
      const unique = [
        ...uniqueConstraints.map((constraint) => names(constraint.columns)),
        ...indexes.filter(({ config }) => config.unique).map(({ config }) => names(config.columns)),
      ];
      // The company may be in any position, because indexes of growing tables start with their most selective column.
      expect(unique.filter((key) => !key.includes('company_code'))).toEqual([]);
      expect(columns.filter(({ isUnique }) => isUnique).map(({ name }) => name)).toEqual([]);
    });

    test('references only rows of the same company', () => {
      const pairs = foreignKeys
        .map((key) => key.reference())
        .map(({ columns: from, foreignColumns: to }) => [names(from)[0], names(to)[0]]);
      expect(pairs.filter(([from, to]) => from !== 'company_code' || to !== 'company_code')).toEqual([]);
    });
  },
);
