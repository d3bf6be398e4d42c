/**
 * Compares the OpenAPI document that the app emits with the contract, to find what orval or the route generator
 * dropped, such as a limit, a status or a header. Both documents are normalised first, which removes what zod can't
 * express, and two intended differences: the app's document has no examples, and its responses forbid additional
 * properties. The app validates its own responses strictly; the contract allows additional properties, so a new field
 * breaks no client.
 */
import { OpenAPIHono } from '@hono/zod-openapi';
import { type Handlers, mount } from '../../generated/routes.ts';
import { deref, loadContract, METHODS, type Node } from './contract.ts';

/** Returns the OpenAPI document that the app emits. The handlers are placeholders, because none of them is called. */
function emittedDocument(): Node {
  const app = new OpenAPIHono();
  const never = new Proxy({}, { get: () => () => new Response(), ownKeys: () => [] });
  const areas = new Proxy({}, { get: () => never });
  const render = () => new Response();
  mount(app, areas as Handlers, { answer: render, problem: render });
  const { openapi, info } = loadContract();
  return JSON.parse(JSON.stringify(app.getOpenAPI31Document({ openapi, info })));
}

export function drift(contract: Node = loadContract(), emitted: Node = emittedDocument()): string[] {
  const differences: string[] = [];
  compare(operations(contract), operations(emitted), '', differences);
  return differences;
}

function operations(doc: Node): Node {
  return normalise(liftParameters(inline(doc.paths, doc), doc.security));
}

/**
 * Replaces every `$ref` with its target. Keys beside the `$ref`, which OpenAPI 3.1 allows, override those of the
 * target.
 */
function inline(node: Node, doc: Node): Node {
  if (Array.isArray(node)) return node.map((each) => inline(each, doc));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...own } = node;
  const all = $ref === undefined ? own : { ...inline(deref({ $ref }, doc), doc), ...own };
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, inline(value, doc)]));
}

/** Copies path parameters and the document's security requirements to each operation. */
function liftParameters(paths: Node, security: Node): Node {
  const lifted: Node = {};
  for (const [path, item] of Object.entries<Node>(paths)) {
    for (const method of METHODS) {
      if (!item[method]) continue;
      const parameters = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
      const responses = opened(item[method].responses);
      lifted[`${method} ${path}`] = { security, ...item[method], responses, parameters };
    }
  }
  return lifted;
}

function opened(node: Node): Node {
  if (Array.isArray(node)) return node.map(opened);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries<Node>(node).filter(([key, value]) => key !== 'additionalProperties' || value !== false);
  return Object.fromEntries(kept.map(([key, value]) => [key, opened(value)]));
}

/** Normalises what zod expresses differently and removes what zod cannot express. */
function normalise(node: Node, inSchema = false): Node {
  if (Array.isArray(node)) return node.map((each) => normalise(each, inSchema));
  if (node === null || typeof node !== 'object') return node;
  const out: Node = {};
  for (const [key, value] of Object.entries<Node>(node)) {
    if (key === 'example' || key === 'examples' || key.startsWith('x-')) continue;
    if (inSchema && (NOT_IN_ZOD.has(key) || (key === 'format' && HINTS.has(value)))) continue;
    if (inSchema && key === 'const') out.enum = [value];
    else out[key] = normalise(value, inSchema || key === 'schema');
  }
  if (Array.isArray(node.parameters)) out.parameters = sortParameters(out.parameters);
  if (node.in) normaliseParameter(out);
  if (inSchema) normaliseSchema(out);
  if (Array.isArray(out.required)) out.required.sort();
  if (inSchema && out.required?.length === 0) delete out.required;
  return Object.fromEntries(Object.entries(out).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Keywords for other tools, which a zod schema does not contain. */
const NOT_IN_ZOD = new Set(['title', '$comment', 'externalDocs']);

/** Formats that the zod schemas do not validate. */
const HINTS = new Set(['uri-reference', 'password']);

function sortParameters(parameters: Node[]): Node[] {
  return [...parameters].sort((a, b) => (`${a.in} ${a.name}` < `${b.in} ${b.name}` ? -1 : 1));
}

function normaliseParameter(parameter: Node): void {
  if (parameter.in === 'header') parameter.name = parameter.name.toLowerCase();
  parameter.required ??= false;
  delete parameter.style;
  delete parameter.explode;
  if (parameter.schema) delete parameter.schema.description;
}

function normaliseSchema(schema: Node): void {
  if (JSON.stringify(schema.additionalProperties) === '{}') schema.additionalProperties = true;
  if (schema.oneOf?.some((each: Node) => each.type === 'null')) {
    schema.anyOf = schema.oneOf;
    delete schema.oneOf;
  }
  if (schema.anyOf?.every((each: Node) => each.enum)) {
    schema.enum = schema.anyOf.flatMap((each: Node) => each.enum);
    delete schema.anyOf;
    delete schema.type;
  }
  if (schema.enum?.every((each: unknown) => typeof each === 'number')) delete schema.type;
}

function compare(contract: Node, emitted: Node, at: string, differences: string[]): void {
  if (JSON.stringify(contract) === JSON.stringify(emitted)) return;
  const comparable = [contract, emitted].every((each) => each !== null && typeof each === 'object');
  if (comparable && Array.isArray(contract) === Array.isArray(emitted)) {
    const keys = new Set([...Object.keys(contract), ...Object.keys(emitted)]);
    for (const key of keys) compare(contract[key], emitted[key], `${at}/${key.replaceAll('/', '~1')}`, differences);
    return;
  }
  const short = (value: Node) => JSON.stringify(value)?.slice(0, 160) ?? 'nothing';
  differences.push(`${at}\n  contract: ${short(contract)}\n  app:      ${short(emitted)}`);
}

if (import.meta.main) {
  const differences = drift();
  for (const each of differences.slice(0, 40)) console.error(each);
  console.log(
    differences.length === 0 ? 'No drift between the app and the contract.' : `${differences.length} differences`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}
