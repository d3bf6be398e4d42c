import { appendFileSync } from 'node:fs';

/** Appends a line with the problem's codes, including those of fields, and the test. */
export function noteReached(reachedFile: string, problem: string, testPath: string): void {
  const codes = [...problem.matchAll(/"code":"([a-z0-9_]+)"/g)].map(([, code]) => code);
  appendFileSync(reachedFile, `${JSON.stringify({ codes, testPath })}\n`);
}
