import { deref, type Node, type Operation } from '../../scripts/generate/contract.ts';

/** The request that the contract's examples make of an operation: its parameters' examples and its first body; `path` is without /api. */
export function exampledRequest(
  { method, path, node, parameters }: Operation,
  doc: Node,
): [path: string, init: RequestInit] {
  const values = (place: string) =>
    parameters
      .map((each) => [each, exampleOf(each, doc)] as const)
      .filter(([parameter, value]) => parameter.in === place && value !== undefined)
      .map(([{ name }, value]) => [name, String(value)] as const);
  const filled = values('path').reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
  const query = new URLSearchParams(values('query').map((each) => [...each])).toString();
  const headers = new Headers(values('header').map((each) => [...each]));
  const [type, media] = Object.entries<Node>(deref(node.requestBody, doc)?.content ?? {})[0] ?? [];
  if (type) headers.set('Content-Type', type);
  const body = media && encoded(type!, deref(Object.values<Node>(media.examples)[0], doc).value);
  return [query ? `${filled}?${query}` : filled, { method: method.toUpperCase(), headers, ...(body && { body }) }];
}

function exampleOf({ example, examples }: Node, doc: Node): unknown {
  return examples ? deref(Object.values<Node>(examples)[0], doc).value : example;
}

function encoded(type: string, value: object): string {
  return type === 'application/json' ? JSON.stringify(value) : new URLSearchParams(Object.entries(value)).toString();
}

/**
 * What is wrong with an answer's headers: required ones that the contract declares and that are not there, and ones of the
 * contract's shared headers that are there though this answer does not declare them.
 */
export function wrongHeaders({ node }: Operation, answer: Response, doc: Node): string[] {
  const declared = deref(node.responses[answer.status], doc).headers as Record<string, Node>;
  const required = Object.keys(declared).filter((name) => deref(declared[name], doc).required);
  return [
    ...required.filter((name) => !answer.headers.has(name)).map((name) => `${name} is missing`),
    ...headersOf(doc)
      .filter((name) => answer.headers.has(name) && !(name in declared))
      .map((name) => `${name} is not declared`),
  ];
}

/** Every header that some answer of the contract declares. */
function headersOf(doc: Node): string[] {
  const answers = Object.values<Node>(doc.paths).flatMap((item) =>
    Object.values<Node>(item).flatMap((operation) => Object.values<Node>(operation.responses ?? {})),
  );
  return [...new Set(answers.flatMap((answer) => Object.keys(deref(answer, doc).headers ?? {})))];
}
