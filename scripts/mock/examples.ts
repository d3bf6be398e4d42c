/** Which example of the contract answers a call: the one whose own request says what was asked. */
import type { Operation } from '../generate/contract.ts';
import { type OperationWithExamples, operations } from '../generate/situations.ts';
import { DECISIONS } from './decisions.ts';

export type Example = { name: string; status: number };

/** A call as it comes: `path` without /api and with its query, header names in small letters. */
export type Call = { method: string; path: string; headers: Record<string, unknown>; body: unknown };

const BY_ADDRESS = operations.map((operation) => ({
  operation,
  address: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** The operation that a call is of; undefined where the contract has none. */
export function operationOf({ method, path }: Pick<Call, 'method' | 'path'>): OperationWithExamples | undefined {
  const [address = ''] = path.split('?');
  return BY_ADDRESS.find((each) => each.operation.method === method.toLowerCase() && each.address.test(address))
    ?.operation;
}

/** An example by what is said of it: its status, its name, or both. */
export function exampleNamed({ answers }: OperationWithExamples, wanted: Partial<Example>): Example | undefined {
  const found = answers.find(
    ({ name, status }) => (wanted.name ?? name) === name && (wanted.status ?? status) === status,
  );
  return found && { name: found.name, status: found.status };
}

/**
 * Returns the example whose request matches the call. Fields are compared in the order of decisions.ts, each keeping the
 * examples with the same value. If none has it, `otherwise` names the response, or the field is skipped.
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

/** By operation: the credentials of each example, where they decide. */
function credentials({ node }: Operation): Record<string, unknown> {
  return node['x-credentials'] ?? {};
}

/** Every field by its name, with all its values in the request. */
function valuesIn(value: unknown, found: Record<string, unknown[]> = {}): Record<string, unknown[]> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inside] of Object.entries(value)) {
    // What is null is as if it were not there.
    if (!Array.isArray(value) && inside !== null) (found[name] ??= []).push(inside);
    valuesIn(inside, found);
  }
  return found;
}

function same(one: unknown[] = [], other: unknown[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
