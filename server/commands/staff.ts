/**
 * npm run staff -- --help
 *
 * Commands for staff on the server's machine (docs/operating/staff.md). They call the same use cases as the API.
 */
import { createInterface } from 'node:readline/promises';
import { type AppDeps, defineJobs } from '../app.ts';
import { createDeps } from '../dependencies.ts';
import { readConfig } from '../platform/config.ts';
import { operatorMessageOf } from '../platform/database/database-errors.ts';
import { createLog } from '../platform/log.ts';
import { definePlatformJobs } from '../platform/platform.jobs.ts';
import { openConfigured } from './load-bundle.ts';
import { runStaff } from './staff/program.ts';
import type { Terminal } from './staff/staff.ts';

const NOT_BUILT = 'The emails aren’t built yet: run npm run build first.';

/** Runs a command on the configured database and returns its exit code. */
export async function staffCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const closers: (() => Promise<void>)[] = [];
  try {
    return await runStaff(args, () => open(env, closers), terminal);
  } catch (error) {
    const message =
      error instanceof Misconfigured ? error.message : (operatorMessageOf(error) ?? buildMessageOf(error));
    if (message === undefined) throw error;
    terminal.err(`${message}\n`);
    return 1;
  } finally {
    while (closers.length > 0) await closers.pop()!();
  }
}

class Misconfigured extends Error {}

async function open(env: NodeJS.ProcessEnv, closers: (() => Promise<void>)[]): Promise<AppDeps> {
  const read = readConfig(env);
  if ('problems' in read) throw new Misconfigured(read.problems.join('\n'));
  const database = await openConfigured(read.config);
  closers.push(database.close);
  await database.migrate();
  const deps = createDeps(read.config, database, createLog('error'), { workers: false });
  definePlatformJobs(deps);
  defineJobs(deps);
  await deps.queue.start();
  closers.push(deps.queue.stop);
  return deps;
}

function buildMessageOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' ? NOT_BUILT : undefined;
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer;
}

if (import.meta.main) {
  process.exitCode = await staffCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : undefined,
  });
}
