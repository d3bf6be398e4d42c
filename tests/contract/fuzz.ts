import fc from 'fast-check';
import { expect } from 'vitest';
import { deref, loadContract, operationsOf } from '../../scripts/generate/contract.ts';
import type { Node, Operation } from '../../scripts/generate/contract.ts';
import { SEED, timesOver } from '../support/long.ts';
import { STUBBED_AREAS } from '../../scripts/support/stubbed-areas.ts';
import { wrongHeaders } from '../support/api/example-call.ts';
import { encodeBody } from '../support/api/encode-body.ts';
import { faultsOf, invalid, valid } from './arbitrary.ts';
import type { Known } from './arbitrary.ts';

export const contract = loadContract();
export const delivered = operationsOf(contract).filter(({ area }) => !STUBBED_AREAS.includes(area));

export type Call = { method: string; path: string; headers: Record<string, string>; body?: string };
/** Sends a call to the server. The `path` of the call doesn't include /api. */
export type SendCall = (call: Call) => Promise<Response>;

/** A caller with credentials and known values, so that protected calls find data. */
export type Guest = { credentials: Readonly<Record<string, string>>; known: Known };

const exampled = collect(Object.values<Node>(contract.components.examples).map(({ value }) => value));

function collect(node: unknown, found: Record<string, unknown[]> = {}): Record<string, unknown[]> {
  if (node === null || typeof node !== 'object') return found;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') collect(value, found);
    else if (!Array.isArray(node) && !found[key]?.includes(value)) (found[key] ??= []).push(value);
  }
  return found;
}

export function bodyTypeOf(operation: Operation): string | undefined {
  return Object.keys(mediaOf(operation))[0];
}

function mediaOf({ node }: Operation): Record<string, Node> {
  return node.requestBody ? deref(node.requestBody, contract).content : {};
}

/**
 * Returns generators for valid requests, for requests with one invalid parameter, for requests whose JSON body has one
 * fault, and for requests with a given body and given headers. `misaddressed` is null if no parameter can be invalid.
 */
export function requestsOf(operation: Operation, guest: Guest, today: string) {
  const sources = { contract, own: guest.known, exampled, today };
  const [type, media] = Object.entries(mediaOf(operation))[0] ?? [];
  const parameters = fc.tuple(...operation.parameters.map((parameter) => parameterOf(parameter, sources)));
  const build = (given: ParameterValues, body?: string, sent = type): Call =>
    callOf(operation, given, guest, sent, body);
  const complete = (given: fc.Arbitrary<ParameterValues>): fc.Arbitrary<Call> =>
    media
      ? fc.tuple(given, valid(media.schema, sources)).map(([values, value]) => {
          const sent = encodeBody(type!, value as object);
          return build(values, sent.body, sent.type);
        })
      : given.map((values) => build(values));
  const wrong = operation.parameters.flatMap((parameter) =>
    wrongTexts(parameter).map((text) => [parameter, text] as const),
  );
  return {
    valid: (): fc.Arbitrary<Call> => complete(parameters),
    misaddressed:
      wrong.length === 0
        ? null
        : (): fc.Arbitrary<Call> =>
            complete(
              fc
                .tuple(parameters, fc.constantFrom(...wrong))
                .map(([given, fault]) => [...given.filter(([parameter]) => parameter !== fault[0]), fault]),
            ),
    faulty: (): fc.Arbitrary<{ call: Call; wrong: string }> =>
      fc
        .tuple(parameters, invalid(media!.schema, sources))
        .map(([given, { value, wrong }]) => ({ call: build(given, JSON.stringify(value)), wrong })),
    any: (headers: Record<string, string>, body: string): fc.Arbitrary<Call> =>
      parameters.map((given) => ({ ...build(given), body, headers: { ...build(given).headers, ...headers } })),
  };
}

/**
 * Returns strings that a parameter's schema rejects. For a header, leaves out strings that aren't valid header values.
 */
function wrongTexts(parameter: Node): string[] {
  const schema = deref(parameter.schema, contract);
  const texts = faultsOf(schema, undefined)
    .filter(([wrong]) => wrong !== 'null' && (wrong !== 'another type' || schema.type !== 'string'))
    .map(([, value]) => String(value));
  return parameter.in === 'header' ? texts.filter(isHeaderValue) : texts;
}

type ParameterValues = readonly (readonly [Node, string | undefined])[];

function parameterOf(
  parameter: Node,
  sources: Parameters<typeof valid>[1],
): fc.Arbitrary<readonly [Node, string | undefined]> {
  const value = parameter.name === 'Idempotency-Key' ? fc.uuid() : valid(parameter.schema, sources, parameter.name);
  return (parameter.required ? value : fc.option(value, { nil: undefined })).map(
    (one) => [parameter, one === undefined ? undefined : String(one)] as const,
  );
}

function callOf(
  { method, path, node }: Operation,
  given: readonly (readonly [Node, string | undefined])[],
  guest: Guest,
  type?: string,
  body?: string,
): Call {
  const valuesIn = (place: string) =>
    given
      .filter(([parameter, value]) => parameter.in === place && value !== undefined)
      .map(([{ name }, value]) => [name, value!] as const);
  const filled = valuesIn('path').reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(valuesIn('query').map(([name, value]) => [name, value])).toString();
  const [requirement] = (node.security ?? contract.security) as Record<string, unknown>[];
  const credentials = Object.keys(requirement ?? {}).map((scheme) =>
    credential(scheme, guest.credentials[scheme] ?? 'unknown'),
  );
  return {
    method: method.toUpperCase(),
    path: query ? `${filled}?${query}` : filled,
    headers: Object.fromEntries([
      ...valuesIn('header').filter(([, value]) => isHeaderValue(value)),
      ...credentials,
      ...(type && body !== undefined ? [['Content-Type', type] as const] : []),
    ]),
    ...(body !== undefined && { body }),
  };
}

function isHeaderValue(value: string) {
  return /^[\x21-\x7e]*$/.test(value);
}

function credential(scheme: string, value: string): readonly [string, string] {
  const { type, name }: Node = deref(contract.components.securitySchemes[scheme], contract);
  return type === 'apiKey' ? [name, value] : ['Authorization', `Bearer ${value}`];
}

export function calledBy(call: Call, { node }: Operation, credentials: Readonly<Record<string, string>>): Call {
  const ways = ((node.security ?? contract.security) as Record<string, unknown>[]).flatMap((way) => Object.keys(way));
  const names = ways.map((way) => credential(way, '')[0]);
  const others = Object.entries(call.headers).filter(([name]) => !names.includes(name));
  const shown = Object.entries(credentials).map(([way, value]) => credential(way, value));
  return { ...call, headers: Object.fromEntries([...others, ...shown]) };
}

/** Expects the response to have a documented status, content type, headers and error code. Returns the status. */
export async function expectDocumented(operation: Operation, call: Call, answer: Response): Promise<number> {
  const exchange = { call: `${call.method} ${call.path} ${call.body?.slice(0, 2000) ?? ''}`, status: answer.status };
  const text = await answer.text();
  const declared = operation.node.responses[answer.status] && deref(operation.node.responses[answer.status], contract);
  expect(declared, `undocumented: ${JSON.stringify(exchange)} ${text}`).toBeDefined();
  expect(answer.status, `${JSON.stringify(exchange)} ${text}`).toBeLessThan(500);
  const type = answer.headers.get('content-type')?.split(';')[0];
  expect(wrongHeaders(operation, answer, contract), JSON.stringify(exchange)).toEqual([]);
  if (declared.content && answer.status !== 304)
    expect(Object.keys(declared.content), JSON.stringify(exchange)).toContain(type);
  if (answer.status >= 400) {
    const problem = JSON.parse(text) as { code: string; status: number; result: string };
    expect(problem, JSON.stringify(exchange)).toMatchObject({ status: answer.status, result: 'fail' });
    const codes = Object.values<Node>(declared.content['application/problem+json'].examples).map(
      (example) => deref(example, contract).value.code,
    );
    expect(codes, `${JSON.stringify(exchange)} ${text}`).toContain(problem.code);
  }
  return answer.status;
}

/** `npm run test:long` makes 100 times as many runs. */
export function bounded(numRuns: number) {
  return { numRuns: numRuns * timesOver(100), seed: SEED, endOnFailure: true };
}
