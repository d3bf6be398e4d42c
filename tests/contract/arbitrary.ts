import fc from 'fast-check';
import { isPassword } from '../../openapi/session/password.ts';
import { deref, type Node } from '../../scripts/generate/contract.ts';
import { addDays } from '../../server/platform/values/nights.ts';

/**
 * Known values by field name. Generated requests mostly use them, because random values would match no data. An empty
 * list marks a field for which the guest has no value.
 */
export type Known = Readonly<Record<string, readonly unknown[]>>;

type Sources = { contract: Node; own: Known; exampled: Known; today: string };

/** Generates values that the schema allows. Throws if the schema has a keyword that isn't supported. */
export function valid(schema: Node, sources: Sources, name = ''): fc.Arbitrary<unknown> {
  const node = deref(schema, sources.contract);
  const unknown = Object.keys(node).filter((key) => !UNDERSTOOD.has(key));
  if (unknown.length > 0) throw new Error(`the fuzz test does not support ${unknown} in ${name}`);
  const any = generated(node, sources, name);
  const likely = [
    { from: sources.own, weight: 12 },
    { from: sources.exampled, weight: 2 },
  ].flatMap(({ from, weight }) => {
    const fitting = (from[name] ?? []).filter((value) => fits(node, value));
    return fitting.length > 0 ? [{ weight, arbitrary: fc.constantFrom(...fitting) }] : [];
  });
  return fc.oneof(...likely, { weight: 1, arbitrary: any });
}

const UNDERSTOOD = new Set(
  'type properties required additionalProperties items minItems maxItems minLength maxLength pattern format enum const minimum maximum exclusiveMinimum oneOf anyOf description title default examples x-may-grow x-rule'.split(
    ' ',
  ),
);

function generated(node: Node, sources: Sources, name: string): fc.Arbitrary<unknown> {
  if ('const' in node) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const choices = node.oneOf ?? node.anyOf;
  if (choices) return fc.oneof(...choices.map((choice: Node) => valid(choice, sources, name)));
  switch (node.type) {
    case 'object':
      return objects(node, sources);
    case 'array':
      return fc.array(valid(node.items ?? {}, sources, name), {
        minLength: node.minItems ?? 0,
        maxLength: Math.min(node.maxItems ?? 3, Math.max(3, node.minItems ?? 0)),
      });
    case 'string':
      return strings(node, sources);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: low(node), max: Math.min(high(node), low(node) + 4) }),
        fc.integer({ min: low(node), max: high(node) }),
      );
    case 'number':
      return fc.double({ min: low(node), max: high(node), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function low(node: Node): number {
  return node.minimum ?? (node.exclusiveMinimum === undefined ? -1000 : node.exclusiveMinimum + 1);
}
function high(node: Node): number {
  return node.maximum ?? 1_000_000;
}

/** If the guest has no value for an optional field, at most one in RARE + 1 requests includes the field. */
const RARE = 11;

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function objects(node: Node, sources: Sources): fc.Arbitrary<unknown> {
  if (!node.properties)
    return fc.dictionary(
      fc.string({ minLength: 1, maxLength: 10 }),
      valid(node.additionalProperties === true ? {} : node.additionalProperties, sources),
      { maxKeys: 3 },
    );
  const fields = Object.entries<Node>(node.properties).map(([key, property]) => [key, valid(property, sources, key)]);
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: node.required ?? [], noNullPrototype: true });
  const rare = Object.keys(node.properties).filter(
    (key) => sources.own[key]?.length === 0 && !node.required?.includes(key),
  );
  if (rare.length === 0) return record;
  return fc.tuple(record, fc.nat(RARE)).map(([value, chance]) => (chance === 0 ? value : without(value, rare)));
}

function strings(node: Node, { today }: Sources): fc.Arbitrary<string> {
  const length = { minLength: node.minLength ?? 0, maxLength: Math.min(node.maxLength ?? 60, 400) };
  switch (node.format) {
    case 'date':
      return fc.oneof(
        fc.integer({ min: -2, max: 420 }).map((days) => addDays(today, days)),
        fc.integer({ min: -40_000, max: 200_000 }).map((days) => addDays(today, days)),
      );
    case 'date-time':
      return fc
        .integer({ min: 0, max: 4_000_000_000 })
        .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000', ''));
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.stringMatching(/^[a-z0-9]{1,20}@[a-z0-9]{1,20}\.(example|test)$/);
    case 'uri':
      return fc.webUrl();
    default:
      if (node['x-rule']) return passwords(node);
      return node.pattern
        ? patterned(new RegExp(node.pattern), length)
        : fc.string({ ...length, unit: 'grapheme' }).filter((text) => within(text, length));
  }
}

/** Generates passwords. Their rule is the only `x-rule` in the contract. */
function passwords(node: Node): fc.Arbitrary<string> {
  if (node['x-rule'] !== 'session/password.ts#isPassword')
    throw new Error(`the fuzz test does not support ${node['x-rule']}`);
  return fc.stringMatching(/^[!-~]{12,40}$/).filter(isPassword);
}

/**
 * Sample text for patterns that only reject blank text or certain characters. If a pattern matches this text, the
 * generator filters random text instead of building it from the pattern.
 */
const ANY_LETTERS = '이름 Ω-é 名';

function patterned(pattern: RegExp, length: { minLength: number; maxLength: number }): fc.Arbitrary<string> {
  const fits = (text: string) => pattern.test(text) && within(text, length);
  if (pattern.test(ANY_LETTERS))
    return fc.string({ ...length, minLength: Math.max(1, length.minLength), unit: 'grapheme' }).filter(fits);
  return fc.stringMatching(pattern);
}

function within(text: string, { minLength, maxLength }: { minLength: number; maxLength: number }) {
  return [...text].length >= minLength && text.length <= maxLength;
}

/** Returns whether a known value fits the schema. Known values are scalars. */
function fits(node: Node, value: unknown): boolean {
  if (node.enum) return node.enum.includes(value);
  if (node.type === 'string')
    return (
      typeof value === 'string' &&
      (!node.pattern || new RegExp(node.pattern).test(value)) &&
      (!node['x-rule'] || isPassword(value)) &&
      value.length <= (node.maxLength ?? Infinity) &&
      value.length >= (node.minLength ?? 0)
    );
  return (
    (node.type === 'integer' || node.type === 'number') &&
    typeof value === 'number' &&
    value >= low(node) &&
    value <= high(node)
  );
}

/** Generates a value that is valid except for one fault, which `wrong` describes. */
export function invalid(schema: Node, sources: Sources): fc.Arbitrary<{ value: unknown; wrong: string }> {
  const faulty = fc.tuple(valid(schema, sources), fc.nat(), fc.nat()).map(([value, where, how]) => {
    const positions = positionsIn(schema, value, sources.contract, []);
    const { path, node } = positions[where % positions.length]!;
    const faults = faultsOf(node, at(value, path));
    const [wrong, instead] = faults[how % faults.length]!;
    return { value: replaced(value, path, instead), wrong: `/${path.join('/')}: ${wrong}` };
  });
  return faulty.filter(({ value }) => JSON.stringify(value).length < BODY_MAX);
}

/**
 * Limit in characters. Larger bodies would be rejected for their size, and Prism would need minutes to validate them.
 */
const BODY_MAX = 100_000;

type Position = { path: (string | number)[]; node: Node };

/** Returns every position in a value at which the schema has a type, except inside oneOf and anyOf. */
function positionsIn(schema: Node, value: unknown, contract: Node, path: (string | number)[]): Position[] {
  const node = deref(schema, contract);
  if (node.oneOf || node.anyOf) return [];
  const inside =
    node.type === 'object' && node.properties
      ? Object.keys(value as object).flatMap((key) =>
          positionsIn(node.properties[key], (value as Record<string, unknown>)[key], contract, [...path, key]),
        )
      : node.type === 'array'
        ? (value as unknown[]).flatMap((item, index) => positionsIn(node.items, item, contract, [...path, index]))
        : [];
  return node.type ? [{ path, node }, ...inside] : inside;
}

export function faultsOf(node: Node, value: unknown): [wrong: string, value: unknown][] {
  const faults: [string, unknown][] = [
    ['another type', node.type === 'string' ? 7 : 'seven'],
    ['null', null],
  ];
  if (node.type === 'object' && node.properties) {
    for (const key of node.required ?? [])
      faults.push([`no ${key}`, Object.fromEntries(Object.entries(value as object).filter(([own]) => own !== key))]);
    if (node.additionalProperties === false)
      faults.push(['an extra field', { ...(value as object), unexpected_field: 1 }]);
  }
  if (node.type === 'array' && node.maxItems !== undefined && (value as unknown[]).length > 0)
    faults.push(['too many', Array.from({ length: node.maxItems + 1 }, () => (value as unknown[])[0])]);
  if (node.type === 'string' && node.maxLength !== undefined) faults.push(['too long', 'x'.repeat(node.maxLength + 1)]);
  if (node.type === 'string' && node.pattern && node.pattern !== '\\S')
    faults.push(['violates the pattern', '\u0000 %']);
  if (node['x-rule']) faults.push(['violates the rule', 'a'.repeat(node.maxLength)]);
  if (node.type === 'string' && node.format === 'date') faults.push(['not a date', '2027-02-30']);
  if (node.enum) faults.push(['not in the list', 'no_such_value']);
  if (node.format === 'uuid') faults.push(['not a UUID', 'x']);
  if (node.type === 'integer') faults.push(['a fraction', 1.5]);
  if (node.minimum !== undefined) faults.push(['too small', node.minimum - 1]);
  if (node.maximum !== undefined) faults.push(['too large', node.maximum + 1]);
  return faults;
}

function at(value: unknown, path: (string | number)[]): unknown {
  return path.reduce((inside, key) => (inside as Record<string | number, unknown>)[key], value);
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
