import type { Node } from './contract.ts';

/**
 * Composes examples from parts of other examples. YAML anchors end with their file, and Redocly leaves an example's value as it is,
 * so a value may say `{ $ref: '#/components/examples/quote/value/stay', nights: 1 }`: a copy of that part, with the keys beside
 * `$ref` in place of its own. Throws when the part doesn't exist.
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
  if (part === undefined) throw new Error(`an example refers to ${$ref}, which the contract doesn't have`);
  return part;
}
