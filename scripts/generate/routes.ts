import { areasOf, deref, type Node, type Operation, operationsOf, pascal } from './contract.ts';

function literal(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * Returns the source of generated/routes.ts: one createRoute() per operation with its zod schemas, a table of all
 * routes, `Handlers` and `mount`.
 */
export function routesSource(doc: Node): string {
  const operations = operationsOf(doc);
  const imports = new Imports();
  const shared = sharedSource(doc, imports);
  const routes = operations.map((operation) => routeSource(operation, doc, imports));
  const areas = areasOf(doc).filter((area) => operations.some((each) => each.area === area));
  const handlers = areas.map((area) => {
    const own = operations.filter((each) => each.area === area);
    return `  ${area}: {\n${own.map((each) => `    ${each.id}: ${handlerSource(each, doc, imports)};`).join('\n')}\n  };`;
  });
  return `// Generated from openapi/ by scripts/generate. Do not edit.
import { createRoute, type OpenAPIHono, type RouteHandler } from '@hono/zod-openapi';
import type { Context, Env } from 'hono';
import type { ProblemCode } from './problems.ts';
${imports.source()}

${shared}

/**
 * Alternative security requirements. An empty one allows visitors. The type is widened, because literal types would
 * break the types of the handlers.
 */
type Security = Record<string, string[]>[];

${routes.join('\n\n')}

/** Every operation in the contract, by operationId, with its method, path, security and schemas. */
export const routes = {
${operations.map(({ id }) => `  ${id},`).join('\n')}
};

export type OperationId = keyof typeof routes;

type Declared<Id extends OperationId> = { ok: false; failure: { code: ProblemCode<Id> } };

/** Returns the body of the success response, or a failure with a code that the contract declares for the operation. */
type Handler<E extends Env, Id extends OperationId, Body> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<{ ok: true; value: Body } | Declared<Id>>;

/** A handler whose success response can also have another content type. It then returns a Response. */
type NegotiatingHandler<E extends Env, Id extends OperationId, Body> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<Response | { ok: true; value: Body } | Declared<Id>>;

/** A handler whose success response is not JSON. It returns a Response instead of a body. */
type RawHandler<E extends Env, Id extends OperationId> = (
  c: Parameters<RouteHandler<(typeof routes)[Id], E>>[0],
) => Promise<Response | Declared<Id>>;

/** The server's handlers, by area. If a handler is missing, the code does not compile. */
export type Handlers<E extends Env = any> = {
${handlers.join('\n')}
};

/**
 * Adds every operation to the app, in the order of the contract. A success response gets the status from the contract,
 * \`render\` renders it and failures, and the app's defaultHook rejects invalid requests. The operations are added in a
 * loop instead of a chain, because the type of a chain grows with every operation. \`Handlers\` checks the types
 * instead.
 */
export function mount<E extends Env, Failure>(
  app: OpenAPIHono<E>,
  handlers: Handlers<E>,
  render: {
    answer: (c: Context<E>, value: unknown, status: number) => Response;
    problem: (c: Context<E>, failure: Failure) => Response;
  },
): void {
  type AnyHandler = (c: Context<E>) => Promise<Response | { ok: true; value: unknown } | { ok: false; failure: Failure }>;
  const all: Record<string, AnyHandler> = Object.assign({}, ...Object.values(handlers));
  for (const route of Object.values(routes)) {
    const handler = all[route.operationId]!;
    const success = Number(Object.keys(route.responses).find((status) => status.startsWith('2')));
    const respond = async (c: Context<E>) => {
      const answer = await handler(c);
      if (answer instanceof Response) return answer;
      if (!answer.ok) return render.problem(c, answer.failure);
      return success === 204 ? c.body(null, 204) : render.answer(c, answer.value, success);
    };
    app.openAPIRegistry.registerPath(route as never);
    app.openapi({ ...route, request: validatedParts(route), hide: true } as never, respond as never);
  }
}

type Parts = { params?: object; query?: object; body?: { content: Record<string, { schema: object }> } };

/**
 * Returns the schemas of the path, the query and the body, for OpenAPIHono to validate. The headers have already been
 * validated, and an operation with \`x-raw-body\` reads and validates its body itself.
 */
function validatedParts(route: (typeof routes)[OperationId]): Parts {
  const { params, query, body } = route.request as Parts;
  const media = Object.entries('x-raw-body' in route ? {} : (body?.content ?? {})).map(
    ([type, one]) => [type, { ...one, schema: parsedAtOnce(one.schema) }] as const,
  );
  return {
    ...(params && { params: parsedAtOnce(params) }),
    ...(query && { query: parsedAtOnce(query) }),
    ...(media.length > 0 && { body: { ...body, content: Object.fromEntries(media) } }),
  };
}

/** Returns a schema that parses synchronously. Zod compiles schemas only for that, but OpenAPIHono doesn't use it. */
function parsedAtOnce<Schema extends object>(schema: Schema): Schema {
  const { safeParse } = schema as unknown as { safeParse(value: unknown): unknown };
  return Object.create(schema, { safeParseAsync: { value: async (value: unknown) => safeParse(value) } });
}
`;
}

function handlerSource({ id, node }: Operation, doc: Node, imports: Imports): string {
  const [status, success] = Object.entries<Node>(node.responses).find(([each]) => each < '400')!;
  const schema = deref(success, doc).content?.['application/json']?.schema;
  if (schema) {
    const body = imports.ofTypes(schema.$ref.split('/').at(-1));
    const isOnly = Object.keys(deref(success, doc).content).length === 1;
    return `${isOnly ? 'Handler' : 'NegotiatingHandler'}<E, '${id}', ${body}>`;
  }
  return status === '204' ? `Handler<E, '${id}', void>` : `RawHandler<E, '${id}'>`;
}

function routeSource(operation: Operation, doc: Node, imports: Imports): string {
  const { id, area, method, path, node } = operation;
  const security = node.security ?? doc.security;
  const responses = Object.entries<Node>(node.responses).map(
    ([status, response]) => `    ${status}: ${responseSource(status, response, operation, imports)},`,
  );
  return `export const ${id} = createRoute({
  method: '${method}',
  path: ${literal(path)},
  operationId: '${id}',
  tags: ['${area}'],
  summary: ${literal(node.summary)},
  description: ${literal(node.description)},
  security: ${literal(security)} as Security,${limitSource(node)}${rawBodySource(node)}${outwardSource(node)}
  request: {${requestSource(operation, imports, doc)}},
  responses: {
${responses.join('\n')}
  },
});`;
}

function limitSource(node: Node): string {
  return node.requestBody ? `\n  'x-body-limit': ${node['x-body-limit']},` : '';
}

function outwardSource(node: Node): string {
  return node['x-outward'] ? `\n  'x-outward': true,` : '';
}

function rawBodySource(node: Node): string {
  return node['x-raw-body'] ? `\n  'x-raw-body': true,` : '';
}

function requestSource({ id, area, node, parameters }: Operation, imports: Imports, doc: Node): string {
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const own = (suffix: string) => imports.ofArea(area, pascal(id) + suffix);
  const parts: string[] = [];
  if (has('path')) parts.push(`params: ${own('Params')}`);
  if (has('query')) parts.push(`query: ${own('QueryParams')}`);
  if (has('header')) parts.push(`headers: ${own('Header')}`);
  const body = deref(node.requestBody, doc);
  if (body) {
    const content = contentSource(body.content, imports, () => own('Body'));
    const description = body.description ? `description: ${literal(body.description)}, ` : '';
    parts.push(`body: { ${description}required: ${body.required === true}, content: ${content} }`);
  }
  return parts.length > 0 ? ` ${parts.join(', ')} ` : '';
}

function sharedSource(doc: Node, imports: Imports): string {
  const { headers, responses } = doc.components;
  const constants = [
    ...Object.entries<Node>(headers).map(([name, each]) => [`${name}Header`, `${literal(plain(each, doc))} as const`]),
    ...Object.entries<Node>(responses).map(([name, each]) => [`${name}Answer`, answerSource(each, imports)]),
  ];
  return constants.map(([name, source]) => `const ${name} = ${source};`).join('\n');
}

function responseSource(status: string, response: Node, { id, area }: Operation, imports: Imports): string {
  if (response.$ref) return `${nameOf(response)}Answer`;
  return answerSource(response, imports, () => imports.ofArea(area, `${pascal(id)}${status}Response`));
}

function answerSource(response: Node, imports: Imports, ownSchema?: () => string): string {
  const parts = [`description: ${literal(response.description)}`];
  if (response.headers) {
    const headers = Object.entries<Node>(response.headers).map(
      ([name, each]) => `${literal(name)}: ${each.$ref ? `${nameOf(each)}Header` : literal(each)}`,
    );
    parts.push(`headers: { ${headers.join(', ')} }`);
  }
  if (response.content) parts.push(`content: ${contentSource(response.content, imports, ownSchema)}`);
  return `{ ${parts.join(', ')} }`;
}

function nameOf({ $ref }: Node): string {
  return $ref.split('/').at(-1);
}

function contentSource(content: Node, imports: Imports, ownSchema?: () => string): string {
  const media = Object.entries<Node>(content).map(([type, { schema, encoding }]) => {
    // orval generates no schema for a failure, and `unknown` for a response that isn't JSON. Use the schema that the
    // contract refers to.
    const isNamed = ['application/problem+json', 'application/octet-stream'].includes(type) || type.startsWith('text/');
    const parts = [`schema: ${isNamed || !ownSchema ? imports.ofSchemas(nameOf(schema)) : ownSchema()}`];
    if (encoding) parts.push(`encoding: ${literal(encoding)}`);
    return `${literal(type)}: { ${parts.join(', ')} }`;
  });
  return `{ ${media.join(', ')} }`;
}

/** Returns a copy with resolved `$ref`s, because createRoute does not accept references. */
function plain(node: Node, doc: Node): Node {
  const at = deref(node, doc);
  if (Array.isArray(at)) return at.map((each) => plain(each, doc));
  if (at === null || typeof at !== 'object') return at;
  return Object.fromEntries(Object.entries(at).map(([key, value]) => [key, plain(value, doc)]));
}

class Imports {
  readonly #names = new Map<string, Set<string>>();

  ofArea(area: string, name: string): string {
    return this.#add(`./zod/${area}.ts`, name);
  }

  ofSchemas(name: string): string {
    return this.#add('./zod/schemas.ts', name);
  }

  ofTypes(name: string): string {
    return this.#add('./types.ts', name);
  }

  source(): string {
    return [...this.#names]
      .map(
        ([file, names]) =>
          `import ${file === './types.ts' ? 'type ' : ''}{\n${[...names].map((name) => `  ${name},\n`).join('')}} from '${file}';`,
      )
      .join('\n');
  }

  #add(file: string, name: string): string {
    this.#names.set(file, (this.#names.get(file) ?? new Set()).add(name));
    return name;
  }
}
