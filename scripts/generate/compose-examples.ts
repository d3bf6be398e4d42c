import type { Node } from './contract.ts';

/**
 * Resolves references between examples. YAML anchors work only within one file, and Redocly leaves an example's value
 * untouched. A value may therefore contain `{ $ref: '#/components/examples/quote/value/stay', nights: 1 }`, which is
 * replaced with a copy of that fragment, overridden by the keys beside `$ref`. Throws if the fragment doesn't exist.
 */
export function composeExamples(doc: Node): void {
  for (const example of Object.values<Node>(doc.components.examples ?? {}))
    example.value = composed(example.value, doc);
}

function composed(node: Node, doc: Node): Node {
  if (Array.isArray(node)) return node.map((each) => composed(each, doc));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...own } = node;
  const part = $ref === undefined ? {} : composed(partOf($ref, doc), doc);
  const changes = Object.entries(own).map(([key, value]) => [key, composed(value, doc)]);
  return Array.isArray(part) ? part : { ...part, ...Object.fromEntries(changes) };
}

function partOf($ref: string, doc: Node): Node {
  const keys = $ref.replace(/^#\//, '').split('/');
  const part = keys.reduce((at: Node, key: string) => at?.[key], doc);
  if (part === undefined) throw new Error(`an example refers to ${$ref}, which is not in the contract`);
  return part;
}
