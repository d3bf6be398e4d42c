import type { Node } from './contract.ts';

/** Returns a copy with header names in lower case, because Hono passes them to the zod schemas in lower case. */
export function lowerCaseHeaders(doc: Node): Node {
  const copy = structuredClone(doc);
  const visit = (node: Node): void => {
    if (node === null || typeof node !== 'object') return;
    if (node.in === 'header' && typeof node.name === 'string') node.name = node.name.toLowerCase();
    Object.values(node).forEach(visit);
  };
  visit(copy.paths);
  visit(copy.components?.parameters);
  return copy;
}
