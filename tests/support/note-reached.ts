import { appendFileSync } from 'node:fs';

/** Adds a line of the file: the codes, also those of single fields, and where. */
export function noteReached(reachedFile: string, problem: string, testPath: string): void {
  const codes = [...problem.matchAll(/"code":"([a-z0-9_]+)"/g)].map(([, code]) => code);
  appendFileSync(reachedFile, `${JSON.stringify({ codes, testPath })}\n`);
}
