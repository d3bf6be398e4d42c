import type { Node } from './contract.ts';

/** Header names know no case and Hono hands them over in lower case, so the zod keys must be lower case. */
export default function lowerCaseHeaders(doc: Node): Node {
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
