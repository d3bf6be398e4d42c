/** Reading the bundled contract: what the generators and the checks share. */
import { readFileSync } from 'node:fs';

/** A node of an OpenAPI document; its shape is the specification's, so it is walked, not typed. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type Node = any;

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export const BUNDLE = 'generated/openapi.json';

/** The bundle as a value. Throws when it is missing or no JSON. */
export function loadContract(file: string = BUNDLE): Node {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Follows a local `$ref`, however deep, to what it names. */
export function deref(node: Node, doc: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  const keys = node.$ref
    .slice(2)
    .split('/')
    .map((key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return deref(
    keys.reduce((at: Node, key: string) => at[key], doc),
    doc,
  );
}

export type Operation = {
  id: string;
  area: string;
  method: (typeof METHODS)[number];
  path: string;
  /** The operation object; its own `$ref`s are not yet followed. */
  node: Node;
  /** Those of the path and of the operation, followed. */
  parameters: Node[];
};

/** Every operation, in the contract's order. The area is its only tag. */
export function operationsOf(doc: Node): Operation[] {
  return Object.entries<Node>(doc.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      id: item[method].operationId,
      area: item[method].tags[0],
      method,
      path,
      node: item[method],
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map((each) => deref(each, doc)),
    })),
  );
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The areas: the contract's tags, in its order. */
export function areasOf(doc: Node): string[] {
  return doc.tags.map((tag: Node) => tag.name);
}
