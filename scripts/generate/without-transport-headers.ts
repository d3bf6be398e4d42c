import { deref, type Node, operationsOf } from './contract.ts';

/** What client/platform/api.ts puts on every request is no argument of a hook. */
const TRANSPORT = new Set(['accept-language', 'x-request-id', 'if-none-match']);

export default function withoutTransportHeaders(doc: Node): Node {
  const copy = structuredClone(doc);
  const ofScreens = (each: Node) => {
    const { in: place, name } = deref(each, copy);
    return place !== 'header' || !TRANSPORT.has(name.toLowerCase());
  };
  for (const { node } of operationsOf(copy)) node.parameters = node.parameters?.filter(ofScreens);
  return copy;
}
