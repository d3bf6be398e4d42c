/** Rules for the published contract. Other tools and later versions of the product rely on them. */
import { describe, expect, test } from 'vitest';
import { deref, loadContract, type Node, operationsOf } from '../../scripts/generate/contract.ts';

const contract = loadContract();
const operations = operationsOf(contract);

/**
 * Requests whose fields a card provider defines. They allow unknown fields, because the provider may add a field at any
 * time.
 */
const OPEN_REQUESTS = ['PaymentReturn', 'NicepayWebhook'];

/** Paths for which docs/specification.md requires `hotelCode`. */
const WITH_HOTEL_CODE_IN_CAMEL_CASE = [
  '/client/main',
  '/client/user/login',
  '/common/file/list/client',
  '/common/terms/list/lang',
];

/** Returns every schema that is reachable from the node, with its position. */
function schemasFrom(node: Node, at: string, met = new Map<Node, string>()): Map<Node, string> {
  if (node === null || typeof node !== 'object') return met;
  if (typeof node.$ref === 'string') {
    const named = deref(node, contract);
    return met.has(named) ? met : schemasFrom(named, node.$ref.split('/').at(-1), met);
  }
  met.set(node, at);
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') schemasFrom(value, `${at}/${key}`, met);
  }
  return met;
}

function objectsFrom(contents: Node[]): [Node, string][] {
  const met = new Map<Node, string>();
  for (const content of contents) {
    for (const [type, { schema }] of Object.entries<Node>(content ?? {})) schemasFrom(schema, type, met);
  }
  return [...met].filter(([schema]) => schema.properties && typeof schema.properties === 'object');
}

test('requests allow no unknown fields, except requests from other systems', () => {
  const objects = objectsFrom(operations.map(({ node }) => deref(node.requestBody, contract)?.content));
  expect(objects.length).toBeGreaterThan(50);
  const open = objects.filter(([schema]) => schema.additionalProperties !== false).map(([, at]) => at);
  expect(open.sort()).toEqual([...OPEN_REQUESTS].sort());
});

test('hotels are identified by hotel_code, except where the specification requires hotelCode', () => {
  const inCamelCase = operations.filter(({ node, parameters }) => {
    const bodies = [node.requestBody, ...Object.values<Node>(node.responses)].map((each) => deref(each, contract));
    const fields = objectsFrom(bodies.map((body) => body?.content)).flatMap(([schema]) =>
      Object.keys(schema.properties),
    );
    return [...fields, ...parameters.map(({ name }) => name)].includes('hotelCode');
  });
  expect(inCamelCase.map(({ path }) => path).sort()).toEqual(WITH_HOTEL_CODE_IN_CAMEL_CASE);
});

test('responses allow unknown fields, so that new fields don’t break clients', () => {
  // An exported bundle is a request again.
  const others = operations.filter(({ id }) => id !== 'exportPropertyBundle');
  const answers = others.flatMap(({ node }) => Object.values<Node>(node.responses));
  const objects = objectsFrom(answers.map((answer) => deref(answer, contract).content));
  expect(objects.length).toBeGreaterThan(50);
  expect(objects.filter(([schema]) => schema.additionalProperties === false).map(([, at]) => at)).toEqual([]);
});

// Prism sends a violated pattern in a header, and crashes if the pattern has characters that a header can't contain.
test('every pattern works in RE2 and Rust, without lookaround or back-references, and can be sent in a header', () => {
  const patterns = [...schemasFrom(contract.components, 'components'), ...schemasFrom(contract.paths, 'paths')]
    .map(([node]) => node.pattern)
    .filter((pattern) => typeof pattern === 'string');
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => /\(\?(?!:)|\\[1-9k]/.test(pattern))).toEqual([]);
  expect(patterns.filter((pattern) => !/^[ -~]+$/.test(pattern))).toEqual([]);
});

test('no schema shares its name with a parameter or a response', () => {
  const { schemas, parameters = {}, responses } = contract.components;
  const twice = [...Object.keys(parameters), ...Object.keys(responses)].filter((name) => name in schemas);
  expect(twice).toEqual([]);
});

test('enumerations that will grow are marked', () => {
  const marked = Object.entries<Node>(contract.components.schemas).filter(([, schema]) => schema['x-may-grow']);
  expect(marked.map(([name]) => name)).toEqual(expect.arrayContaining(['ErrorCode', 'PriceLineKind', 'OfferStatus']));
  expect(marked.filter(([, schema]) => !schema.enum)).toEqual([]);
});

test('the contact is a URI', () => {
  expect(new URL(contract.info.contact.url).protocol).toBe('https:');
});

describe.each(operations)('$id', ({ node }) => {
  const failures = Object.entries<Node>(node.responses).filter(([status]) => Number(status) >= 400);

  test('lists the statuses for a failure, a stub and an outage', () => {
    expect(Object.keys(node.responses)).toEqual(expect.arrayContaining(['500', '501', '503']));
  });

  test('lists each failure under its own status', () => {
    const shown = failures.map(([status, failure]) => {
      const examples = deref(failure, contract).content['application/problem+json'].examples;
      const statuses = Object.values<Node>(examples).map((example) => deref(example, contract).value.status);
      return [Number(status), [...new Set(statuses)]];
    });
    expect(shown).toEqual(failures.map(([status]) => [Number(status), [Number(status)]]));
  });
});
