import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deref, type Node, operationsOf } from '../../scripts/generate/contract.ts';
import { contract } from '../../scripts/generate/situations.ts';

type Described = { at: string; name: string; description: string | undefined };

/**
 * Returns every property of a schema, including nested properties, with its own description or the description of the
 * schema that it refers to.
 */
function propertiesOf(schema: Node, at: string): Described[] {
  const own = Object.entries<Node>(schema.properties ?? {}).flatMap(([name, property]) => [
    { at: `${at}/${name}`, name, description: property.description ?? deref(property, contract).description },
    ...propertiesOf(property, `${at}/${name}`),
  ]);
  const inside = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(Boolean);
  return [...own, ...inside.flatMap((each: Node) => propertiesOf(each, at))];
}

const schemas = Object.entries<Node>(contract.components.schemas);
const parameters = operationsOf(contract).flatMap(({ id, parameters: own }) =>
  own.map(({ name, description }) => ({ at: `${id} ${name}`, name, description })),
);
const headers = operationsOf(contract).flatMap(({ id, node }) =>
  Object.values<Node>(node.responses).flatMap((response) =>
    Object.entries<Node>(deref(response, contract).headers ?? {}).map(([name, header]) => ({
      at: `${id} ${name}`,
      name,
      description: deref(header, contract).description,
    })),
  ),
);

describe.each<[string, Described[]]>([
  ['schema', schemas.map(([name, { description }]) => ({ at: name, name, description }))],
  ['property', schemas.flatMap(([name, schema]) => propertiesOf(schema, name))],
  ['parameter', parameters],
  ['header', headers],
])('every %s', (_, all) => {
  test('has a description', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ description }) => !description?.trim()).map(({ at }) => at)).toEqual([]);
  });

  test('has a description that adds to its name', () => {
    const empty = all.filter(({ name, description }) => {
      const messages = wordsIn(description ?? '').filter((word) => !['a', 'an', 'of', 'the'].includes(word));
      return messages.every((word) => wordsIn(name).includes(word));
    });
    expect(empty.map(({ at, description }) => `${at}: ${description}`)).toEqual([]);
  });
});

test('no payment is described as settled, which means something else for cards', () => {
  const files = globSync('openapi/**/*.{yaml,ts}');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /settl/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Splits `guest_name`, `guestName` and "Guest name" into the same words. */
function wordsIn(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}
