import { deref, type Node, operationsOf } from './contract.ts';

/** What client/platform/api/api-client.ts puts on every request is no argument of a hook. */
const TRANSPORT = new Set(['accept-language', 'company-info', 'x-request-id', 'if-none-match']);

/** The contract as the hooks need it: without what the transport adds and decides, and without failures. */
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

/** A copy without failures: they are all one `Problem`, so nothing is written for each. */
export function withoutFailures(doc: Node): Node {
  const copy = structuredClone(doc);
  for (const { node } of operationsOf(copy)) {
    node.responses = Object.fromEntries(Object.entries(node.responses).filter(([status]) => Number(status) < 400));
  }
  return copy;
}
