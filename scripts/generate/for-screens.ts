import { deref, type Node, operationsOf } from './contract.ts';

/** What client/platform/api.ts puts on every request is no argument of a hook. */
const TRANSPORT = new Set(['accept-language', 'x-request-id', 'if-none-match']);

/** The contract as the hooks need it: without what the transport adds or settles. All failures are one `ApiProblem`. */
export function forScreens(doc: Node): Node {
  const copy = structuredClone(doc);
  const ofScreens = (each: Node) => {
    const { in: place, name } = deref(each, copy);
    return place !== 'header' || !TRANSPORT.has(name.toLowerCase());
  };
  for (const { node } of operationsOf(copy)) {
    node.parameters = node.parameters?.filter(ofScreens);
    node.responses = Object.fromEntries(Object.entries(node.responses).filter(([status]) => isForScreens(status)));
  }
  return copy;
}

/** A 304 is answered from the browser's cache, and a failure is thrown. */
function isForScreens(status: string): boolean {
  return status !== '304' && Number(status) < 400;
}
