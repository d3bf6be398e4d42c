import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { STATUS_OF } from '../../generated/problems.ts';
import { deref, type Node } from '../../scripts/generate/contract.ts';
import { contract, operations, type OperationWithExamples, type Request } from '../../scripts/generate/situations.ts';
import { DECISIONS } from '../../scripts/mock/decisions.ts';

/** Failures that any call can return but that no example request causes, each with the reason. */
const UNCAUSED: Readonly<Record<string, string>> = {
  login_required: 'no credential was sent',
  session_expired: 'the credential has expired',
  invalid_api_key: 'the provider key is unknown, has expired or was revoked',
  insufficient_scope: 'the provider key lacks a scope',
  malformed_request: 'the body is not JSON',
  payload_too_large: 'the body is larger than an example may be',
  unsupported_media_type: 'every example has the content type of its operation',
  rate_limited: 'needs many calls',
  idempotency_in_flight: 'needs two concurrent calls',
  internal: 'needs a bug',
  unavailable: 'needs an outage',
  not_implemented: 'needs an unfinished operation',
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'contract', components: closed(contract.components) });

/**
 * Makes a schema reject unknown fields. The contract's responses allow them, so that a new field doesn't break clients,
 * but an example must contain only fields that the contract defines.
 */
function closed(node: Node): Node {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const inside = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return node.type === 'object' && node.properties ? { additionalProperties: false, ...inside } : inside;
}

const checks = new Map<string, ValidateFunction>();

/** Compiled schemas are cached, because compiling is slow and many operations share a schema. */
function checkOf(schema: Node): ValidateFunction {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"contract#/');
  const check = checks.get(text) ?? ajv.compile(JSON.parse(text));
  checks.set(text, check);
  return check;
}

function broken(schema: Node, value: unknown): string[] {
  const check = checkOf(schema);
  check(value);
  return [...new Set((check.errors ?? []).map(pointerOf))].sort();
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const at = params['missingProperty'] ?? params['additionalProperty'];
  return at === undefined ? instancePath : `${instancePath}/${at}`;
}

/**
 * Returns pointers to the violations in a request. A pointer to a parameter starts with the parameter's name, which is
 * in lower case for a header.
 */
function brokenPlaces({ bodySchema, parameters }: OperationWithExamples, request: Request): string[] {
  const inBody = bodySchema ? broken(bodySchema, request.body) : [];
  const inParameters = parameters
    .filter(({ name }) => name in request.parameters)
    .flatMap((parameter) =>
      broken(parameter.schema, request.parameters[parameter.name]).map((place) => `/${placeOf(parameter)}${place}`),
    );
  return [...inBody, ...inParameters].sort();
}

function placeOf({ name, in: place }: Node): string {
  return place === 'header' ? name.toLowerCase() : name;
}

/** Returns whether a pointer refers to a parameter or to a field in the schema of the request's body. */
function names({ bodySchema, parameters }: OperationWithExamples, request: Request, pointer: string): boolean {
  const [first, ...rest] = pointer.split('/').slice(1);
  const parameter = parameters.find((each) => placeOf(each) === first);
  if (parameter) return rest.length === 0;
  let [schema, value] = [deref(bodySchema, contract), request.body as Node];
  for (const key of [first!, ...rest]) {
    if (value === null || typeof value !== 'object') return false;
    schema = deref(schema?.properties?.[key] ?? schema?.items, contract);
    value = value[key];
  }
  return schema !== undefined;
}

test('every failure that no request causes has an error code in the contract', () => {
  expect(Object.keys(UNCAUSED).filter((code) => !(code in STATUS_OF))).toEqual([]);
});

/** Response fields that later calls send as credentials, with the names of the credentials. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  signup_token: 'signupToken',
  reservation_token: 'reservationToken',
};
const DECIDING = new Set(DECISIONS.map(({ field }) => field));

/** Returns the ids, numbers and tokens that an operation creates and that the mock uses to choose later responses. */
function createdNames({ id, requests, answers, node }: OperationWithExamples) {
  const asked = JSON.stringify([requests, node['x-credentials']]);
  const isNew = (field: string, given: unknown) =>
    /_(id|number|token)$/.test(field) &&
    DECIDING.has(CREDENTIALS[field] ?? field) &&
    !asked.includes(JSON.stringify(given));
  return answers
    .filter(({ status }) => status === 201)
    .flatMap(({ name, value }) =>
      Object.entries(value)
        .filter(([field, given]) => isNew(field, given))
        .map(([field, given]) => ({ field, given: `${field} ${given}`, example: `${id} ${name}`, value })),
    );
}

test('created resources have unique identifiers, so that the mock continues with the right example', () => {
  const names = operations.flatMap(createdNames);
  expect(new Set(names.map(({ field }) => field))).toEqual(
    new Set(['quote_id', 'hold_number', 'order_id', 'signup_token', 'reservation_token', 'login_id']),
  );
  // Two examples may return the same identifier if their responses are equal.
  const shared = names.filter((one) =>
    names.some((other) => other.given === one.given && !isDeepStrictEqual(other.value, one.value)),
  );
  expect(shared.map(({ given, example }) => `${given}: ${example}`)).toEqual([]);
});

describe.each(operations)('$id', (operation) => {
  const { requests, answers, succeedsSilently } = operation;
  const codeOf = (name: string) => answers.find((answer) => answer.name === name);

  test('every response fits its schema', () => {
    const invalid = answers.flatMap(({ name, schema, value }) =>
      broken(schema, value).map((place) => `${name}: ${place}`),
    );
    expect(invalid).toEqual([]);
  });

  test('every request has a response with the same name, and every response has a request', () => {
    const unanswered = requests.filter(({ name }) => !codeOf(name) && !(succeedsSilently && name === 'standard'));
    const uncaused = answers.filter(
      ({ name, value }) =>
        !(value.code in UNCAUSED && value.result === 'fail') && !requests.some((each) => each.name === name),
    );
    expect({ unanswered: unanswered.map(({ name }) => name), uncaused: uncaused.map(({ name }) => name) }).toEqual({
      unanswered: [],
      uncaused: [],
    });
  });

  test('the operation accepts every credential that decides its outcome', () => {
    const asked = (operation.node.security ?? contract.security).flatMap(Object.keys);
    const shown = Object.values<Node>(operation.node['x-credentials'] ?? {}).flatMap(Object.keys);
    expect(shown.filter((scheme) => !asked.includes(scheme))).toEqual([]);
  });

  test('no name has two responses, and a failure is listed under its status', () => {
    expect(answers.map(({ name }) => name)).toEqual([...new Set(answers.map(({ name }) => name))]);
    const failures = answers.filter(({ status }) => status >= 400);
    expect(failures.filter(({ status, value }) => value.status !== status).map(({ name }) => name)).toEqual([]);
  });

  test('the first request succeeds, and the mock returns its response by default', () => {
    const [first] = answers;
    expect(first ? first.status < 400 || succeedsSilently : succeedsSilently).toBe(true);
    expect(requests[0]?.name).toBe(succeedsSilently ? 'standard' : first?.name);
  });

  test.each(requests)(
    '$name is valid, or violates the contract at the pointers that its response reports',
    (request) => {
      const answer = codeOf(request.name);
      const pointers: string[] = (answer?.value.errors ?? []).map(({ pointer }: Node) => pointer).sort();
      const places = brokenPlaces(operation, request);
      const refused = answer?.status === 422;
      expect(places).toEqual(places.length > 0 && refused ? pointers : []);
      expect(pointers.filter((pointer) => !names(operation, request, pointer))).toEqual([]);
    },
  );
});
