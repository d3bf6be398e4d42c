import { appendFileSync } from 'node:fs';

/** Appends a line of JSON with the path of the test and the error codes in a problem, including those of its fields. */
export function noteReached(reachedFile: string, problem: string, testPath: string): void {
  const codes = [...problem.matchAll(/"code":"([a-z0-9_]+)"/g)].map(([, code]) => code);
  appendFileSync(reachedFile, `${JSON.stringify({ codes, testPath })}\n`);
}
