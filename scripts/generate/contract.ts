import { readFileSync } from 'node:fs';

/** Any node of an OpenAPI document. It is untyped, because its shape depends on its position in the document. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type Node = any;

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export const BUNDLE = 'generated/openapi.json';

/** Reads the bundled contract. Throws if the file is missing or isn't JSON. */
export function loadContract(file: string = BUNDLE): Node {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Follows local `$ref`s to the first node that has none. */
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
  /** The operation object, with unresolved `$ref`s. */
  node: Node;
  /** The parameters of the path and of the operation, with resolved `$ref`s. */
  parameters: Node[];
};

/** Returns every operation in the contract's order. Each operation has exactly one tag, its domain area. */
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

export function areasOf(doc: Node): string[] {
  return doc.tags.map((tag: Node) => tag.name);
}
