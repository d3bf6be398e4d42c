import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a step found. `report` is shown when anything failed. */
export type Result = { passed: number; failed: number; report: string };
export type Step = { name: string; run(): Promise<Result> };

const MINUTE = 60_000;
/** A step that hangs must not cost the whole run. */
const STEP_LIMIT_MS = 15 * MINUTE;

/** A script of package.json, or one of our own tools: one check, which passes when it ends with 0. */
export function command(name: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, report: output };
    },
  };
}

/** A script of package.json. */
export function script(name: string, scriptName: string): Step {
  return command(name, '--run', scriptName);
}

/** A check of our own: one sentence when it fails. */
export function check(name: string, run: () => Promise<string | undefined>): Step {
  return {
    name,
    run: async () => {
      const sentence = await run();
      return { passed: sentence ? 0 : 1, failed: sentence ? 1 : 0, report: sentence ?? '' };
    },
  };
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };

/** A project of vitest.config.ts: each of its tests counts; one that was skipped or is yet to be written has failed. */
export function tests(name: string, project: string): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'booking-tests-'));
      const file = join(folder, 'report.json');
      const vitest = 'node_modules/vitest/vitest.mjs';
      const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
      const { code, output } = await runNode([vitest, 'run', '--project', project, ...reporters]);
      const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
      rmSync(folder, { recursive: true, force: true });
      return count(code, output, found);
    },
  };
}

/** Also a failure: a file that could not be loaded, an error outside any test, and no test at all. */
function count(code: number, output: string, found: VitestReport | undefined): Result {
  const passed = found?.numPassedTests ?? 0;
  const skipped = (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0);
  const failed = (found?.numFailedTests ?? 0) + skipped;
  if (failed > 0)
    return {
      passed,
      failed,
      report: skipped > 0 ? `${output}\n${skipped} skipped or to do: that is a failure.` : output,
    };
  if (code !== 0) return { passed, failed: 1, report: output };
  return passed === 0
    ? { passed, failed: 1, report: `${output}\nNo test was found.` }
    : { passed, failed, report: output };
}

/** Runs the pinned Node; everything it started ends with it. */
async function runNode(args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  running.add(child);
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const limit = setTimeout(() => {
    output += `\nIt took longer than ${STEP_LIMIT_MS / MINUTE} minutes and was ended.`;
    endGroup(child);
  }, STEP_LIMIT_MS);
  const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)));
  clearTimeout(limit);
  running.delete(child);
  return { code, output: output.trim() };
}

const running = new Set<ChildProcess>();

function endGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGTERM');
  } catch {
    child.kill('SIGKILL');
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    running.forEach(endGroup);
    process.exit(1);
  });
}

/** Runs the steps one after the other, says each with its time, shows what failed, and answers the sum. */
export async function runSteps(steps: readonly Step[]): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const started = performance.now();
    const { passed, failed, report } = await run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      report: String((error as Error).stack ?? error),
    }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) console.log(`\n${report}\n`);
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(44)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds} s`,
    );
  }
  return sum;
}
