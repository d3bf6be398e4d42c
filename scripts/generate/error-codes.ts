import { deref, type Node, operationsOf } from './contract.ts';

/** generated/error-codes.ts: the catalogue as a value, and the statuses under which the contract shows each code. */
export function errorCodesSource(doc: Node): string {
  const codes: string[] = doc.components.schemas.ErrorCode.enum;
  const statuses = new Map(codes.map((code) => [code, new Set<number>()]));
  for (const { node } of operationsOf(doc)) {
    for (const response of Object.values<Node>(node.responses)) {
      const examples = deref(response, doc).content?.['application/problem+json']?.examples ?? {};
      for (const example of Object.values<Node>(examples)) {
        const { code, status } = deref(example, doc).value;
        statuses.get(code)?.add(status);
      }
    }
  }
  const table = codes.map((code) => `  ${code}: [${[...(statuses.get(code) ?? [])].sort().join(', ')}],`);
  return `// Generated from openapi/ by scripts/generate. Not edited.
import type { ErrorCode } from './types.ts';

/** Every code of the catalogue, in its order. */
export const ERROR_CODES = [
${codes.map((code) => `  '${code}',`).join('\n')}
] as const satisfies readonly ErrorCode[];

/** The HTTP statuses that some operation documents each code with; none: no operation of this contract answers it yet. */
export const ERROR_STATUSES: Readonly<Record<ErrorCode, readonly number[]>> = {
${table.join('\n')}
};
`;
}
