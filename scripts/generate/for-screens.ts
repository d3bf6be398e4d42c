import { deref, type Node, operationsOf } from './contract.ts';

/** Headers that client/platform/api/api-client.ts sets on every request, so the hooks take no arguments for them. */
const TRANSPORT = new Set(['accept-language', 'company-info', 'x-request-id', 'if-none-match']);

export function forScreens(doc: Node): Node {
  const copy = structuredClone(doc);
  const ofScreens = (each: Node) => {
    const { in: place, name } = deref(each, copy);
    return place !== 'header' || !TRANSPORT.has(name.toLowerCase());
  };
  for (const { node } of operationsOf(copy)) {
    node.parameters = node.parameters?.filter(ofScreens);
    delete node.responses['304'];
  }
  return withoutFailures(copy);
}

/**
 * Returns a copy without failure responses. All of them are of the type `Problem`, which the generator would repeat for
 * each operation.
 */
export function withoutFailures(doc: Node): Node {
  const copy = structuredClone(doc);
  for (const { node } of operationsOf(copy)) {
    node.responses = Object.fromEntries(Object.entries(node.responses).filter(([status]) => Number(status) < 400));
  }
  return copy;
}
