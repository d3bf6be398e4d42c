import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { deref, type Node, type Operation, operationsOf } from './contract.ts';

/**
 * Returns the source of generated/problems.ts: the status of every error code, and the error codes of each operation,
 * both from the contract's problem examples. Throws if a code has no status or more than one, or isn't listed in
 * ErrorCode.
 */
export function problemsSource(doc: Node): string {
  const operations = operationsOf(doc);
  const statuses = statusOf(doc, [...namedProblems(), ...operations.flatMap((each) => problemsOf(each, doc))]);
  const declared = operations.map((operation) => {
    const codes = new Set(problemsOf(operation, doc).map(({ code }) => code));
    return `  ${operation.id}:${[...codes].map((code) => `\n    | '${code}'`).join('')};`;
  });
  return `// Generated from openapi/ by scripts/generate. Do not edit.
import type { ErrorCode } from './types.ts';

/** HTTP status of every error code, from the problem examples in the contract. */
export const STATUS_OF = {
${[...statuses].map(([code, status]) => `  ${code}: ${status},`).join('\n')}
} as const satisfies Record<ErrorCode, number>;

export type ProblemCodes = {
${declared.join('\n')}
};

/** Error codes that the contract declares for an operation. */
export type ProblemCode<Id extends keyof ProblemCodes> = ProblemCodes[Id];
`;
}

type Problem = { code: string; status: number };

/**
 * Returns the problems in the problems.yaml of each domain area. These include problems that no operation returns yet,
 * which the bundle omits.
 */
function namedProblems(): Problem[] {
  return globSync('openapi/*/problems.yaml')
    .sort()
    .flatMap((file) =>
      Object.values<Node>(parse(readFileSync(file, 'utf8'), { merge: true })).map(({ value }) => value),
    );
}

function problemsOf({ node }: Operation, doc: Node): Problem[] {
  return Object.values<Node>(node.responses).flatMap((response) => {
    const examples = deref(response, doc).content?.['application/problem+json']?.examples ?? {};
    return Object.values<Node>(examples).map((example) => deref(example, doc).value);
  });
}

function statusOf(doc: Node, problems: Problem[]): Map<string, number> {
  const codes: string[] = doc.components.schemas.ErrorCode.enum;
  const unlisted = problems.find(({ code }) => !codes.includes(code));
  if (unlisted)
    throw new Error(`the contract uses ${unlisted.code}, which is not in ErrorCode (openapi/shared/schemas.yaml)`);
  return new Map(
    codes.map((code) => {
      const shown = new Set(problems.filter((problem) => problem.code === code).map(({ status }) => status));
      if (shown.size !== 1)
        throw new Error(`the contract uses ${code} with ${[...shown].join(' and ') || 'no status'}`);
      return [code, [...shown][0]!];
    }),
  );
}
