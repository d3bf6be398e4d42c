/** What strangers' tools and the product's later versions need of the published document. */
import { describe, expect, test } from 'vitest';
import { deref, loadContract, type Node, operationsOf } from '../../scripts/generate/contract.ts';

const contract = loadContract();
const operations = operationsOf(contract);

/** What others send us: a card provider may add a field any day. */
const OPEN_REQUESTS = ['PaymentReturn', 'NicepayWebhook'];

/** The calls whose specification writes `hotelCode`; they keep it to the letter. */
const WITH_HOTEL_CODE_IN_CAMEL_CASE = [
  '/client/main',
  '/client/user/login',
  '/common/file/list/client',
  '/common/terms/list/lang',
];

/** Every schema that is met from here, once, with its place. */
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

test('requests are closed, but those that others send us', () => {
  const objects = objectsFrom(operations.map(({ node }) => deref(node.requestBody, contract)?.content));
  expect(objects.length).toBeGreaterThan(50);
  const open = objects.filter(([schema]) => schema.additionalProperties !== false).map(([, at]) => at);
  expect(open.sort()).toEqual([...OPEN_REQUESTS].sort());
});

test('a hotel is named by hotel_code, but where the specification of a call says hotelCode', () => {
  const inCamelCase = operations.filter(({ node, parameters }) => {
    const bodies = [node.requestBody, ...Object.values<Node>(node.responses)].map((each) => deref(each, contract));
    const fields = objectsFrom(bodies.map((body) => body?.content)).flatMap(([schema]) =>
      Object.keys(schema.properties),
    );
    return [...fields, ...parameters.map(({ name }) => name)].includes('hotelCode');
  });
  expect(inCamelCase.map(({ path }) => path).sort()).toEqual(WITH_HOTEL_CODE_IN_CAMEL_CASE);
});

test('answers are open, so that a field more breaks nobody', () => {
  const answers = operations.flatMap(({ node }) => Object.values<Node>(node.responses));
  const objects = objectsFrom(answers.map((answer) => deref(answer, contract).content));
  expect(objects.length).toBeGreaterThan(50);
  expect(objects.filter(([schema]) => schema.additionalProperties === false).map(([, at]) => at)).toEqual([]);
});

// Prism tells of a pattern in a header, and ends where that cannot be sent.
test('no pattern looks around, refers back or is none for RE2 and Rust, and each can stand in a header', () => {
  const patterns = [...schemasFrom(contract.components, 'components'), ...schemasFrom(contract.paths, 'paths')]
    .map(([node]) => node.pattern)
    .filter((pattern) => typeof pattern === 'string');
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => /\(\?(?!:)|\\[1-9k]/.test(pattern))).toEqual([]);
  expect(patterns.filter((pattern) => !/^[ -~]+$/.test(pattern))).toEqual([]);
});

test('no name is that of a parameter and of a schema, or of an answer and of a schema', () => {
  const { schemas, parameters = {}, responses } = contract.components;
  const twice = [...Object.keys(parameters), ...Object.keys(responses)].filter((name) => name in schemas);
  expect(twice).toEqual([]);
});

test('enumerations that will grow are marked so', () => {
  const marked = Object.entries<Node>(contract.components.schemas).filter(([, schema]) => schema['x-may-grow']);
  expect(marked.map(([name]) => name)).toEqual(expect.arrayContaining(['ErrorCode', 'PriceLineKind', 'OfferStatus']));
  expect(marked.filter(([, schema]) => !schema.enum)).toEqual([]);
});

test('the contact is found at a URI', () => {
  expect(new URL(contract.info.contact.url).protocol).toBe('https:');
});

describe.each(operations)('$id', ({ node }) => {
  const failures = Object.entries<Node>(node.responses).filter(([status]) => Number(status) >= 400);

  test('may be a stub, broken or out of reach', () => {
    expect(Object.keys(node.responses)).toEqual(expect.arrayContaining(['500', '501', '503']));
  });

  test('names failures with the status that they stand under', () => {
    const shown = failures.map(([status, failure]) => {
      const examples = deref(failure, contract).content['application/problem+json'].examples;
      const statuses = Object.values<Node>(examples).map((example) => deref(example, contract).value.status);
      return [Number(status), [...new Set(statuses)]];
    });
    expect(shown).toEqual(failures.map(([status]) => [Number(status), [Number(status)]]));
  });
});
