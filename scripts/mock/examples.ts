/** Selects which of the contract's examples to return for a call: the one whose request matches the call. */
import type { Operation } from '../generate/contract.ts';
import { type OperationWithExamples, operations } from '../generate/situations.ts';
import { DECISIONS } from './decisions.ts';

export type Example = { name: string; status: number };

/** A request from the site. `path` omits /api and includes the query string. Header names are lowercase. */
export type Call = { method: string; path: string; headers: Record<string, unknown>; body: unknown };

const BY_ADDRESS = operations.map((operation) => ({
  operation,
  address: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Returns the operation that a call belongs to, or undefined if the contract has none. */
export function operationOf({ method, path }: Pick<Call, 'method' | 'path'>): OperationWithExamples | undefined {
  const [address = ''] = path.split('?');
  return BY_ADDRESS.find((each) => each.operation.method === method.toLowerCase() && each.address.test(address))
    ?.operation;
}

/** Returns the first example with the given status, name, or both. */
export function exampleNamed({ answers }: OperationWithExamples, wanted: Partial<Example>): Example | undefined {
  const found = answers.find(
    ({ name, status }) => (wanted.name ?? name) === name && (wanted.status ?? status) === status,
  );
  return found && { name: found.name, status: found.status };
}

/**
 * Returns the example whose request matches the call. Each field in decisions.ts, in order, narrows the candidates to
 * those with the same value. If no candidate has that value, the mock returns an example listed in `otherwise`. The
 * field is ignored if `otherwise` lists no example for the operation, or if all candidates are failures.
 */
export function exampleFor(operation: OperationWithExamples, call: Call): Example | undefined {
  const asked = fieldsOf(operation, call);
  let left = operation.requests.map((request) => ({
    name: request.name,
    fields: valuesIn([request.body, request.parameters, credentials(operation)[request.name]]),
  }));
  for (const { field, otherwise } of DECISIONS) {
    const fitting = left.filter(({ fields }) => same(fields[field], asked[field]));
    if (fitting.length > 0) left = fitting;
    else if (left.some(({ name }) => succeeds(operation, name))) {
      const names = otherwise?.[operation.id] ?? [];
      const instead = names.find((name) => left.some((each) => each.name === name)) ?? names[0];
      if (instead) return exampleNamed(operation, { name: instead });
    }
  }
  return exampleNamed(operation, { name: left[0]?.name });
}

function fieldsOf(operation: Operation, { path, headers, body }: Call): Record<string, unknown[]> {
  const [address = '', query = ''] = path.split('?');
  const inPath = BY_ADDRESS.find((each) => each.operation.id === operation.id)?.address.exec(address)?.groups ?? {};
  const tokens = {
    bearerAuth: String(headers['authorization'] ?? '').replace('Bearer ', ''),
    signupToken: headers['signup-token'],
    reservationToken: headers['reservation-token'],
  };
  const sent = Object.fromEntries(Object.entries(tokens).filter(([, token]) => token));
  return valuesIn([body, inPath, Object.fromEntries(new URLSearchParams(query)), sent]);
}

function succeeds({ answers }: OperationWithExamples, name: string): boolean {
  return answers.some((answer) => answer.name === name && answer.status < 400);
}

/** Returns the credentials by example name, or an empty object if they don't decide the outcome of the operation. */
function credentials({ node }: Operation): Record<string, unknown> {
  return node['x-credentials'] ?? {};
}

/** Returns all values of each field in a request, by field name. */
function valuesIn(value: unknown, found: Record<string, unknown[]> = {}): Record<string, unknown[]> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inside] of Object.entries(value)) {
    // Treat a field that is null as missing.
    if (!Array.isArray(value) && inside !== null) (found[name] ??= []).push(inside);
    valuesIn(inside, found);
  }
  return found;
}

function same(one: unknown[] = [], other: unknown[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
