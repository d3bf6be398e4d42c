import { deref, type Node, type Operation } from '../../../scripts/generate/contract.ts';
import { encodeBody } from './encode-body.ts';
import type { Request as Example, OperationWithExamples } from '../../../scripts/generate/situations.ts';

/** Builds an HTTP call from an example request. The returned `path` does not include /api. */
export function callOf(
  { method, path, node, parameters }: OperationWithExamples,
  { body, parameters: given }: Example,
) {
  const values = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && given[parameter.name] !== undefined)
      .map(({ name }) => [name, String(given[name])]);
  const filled = values('path').reduce((at, [name, value]) => at.replace(`{${name}}`, value!), path);
  const query = new URLSearchParams(values('query')).toString();
  const [type] = Object.keys(node.requestBody?.content ?? {});
  const sent = type && encodeBody(type, body as object);
  return {
    path: query ? `${filled}?${query}` : filled,
    method: method.toUpperCase(),
    headers: Object.fromEntries([...values('header'), ...(sent ? [['Content-Type', sent.type]] : [])]),
    ...(sent && { body: sent.body }),
  };
}

/**
 * Returns one line for each wrong header of a response: a header that the operation requires but the response lacks, or
 * one that only other operations or statuses declare.
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

function headersOf(doc: Node): string[] {
  const answers = Object.values<Node>(doc.paths).flatMap((item) =>
    Object.values<Node>(item).flatMap((operation) => Object.values<Node>(operation.responses ?? {})),
  );
  return [...new Set(answers.flatMap((answer) => Object.keys(deref(answer, doc).headers ?? {})))];
}
