import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { QUICK_START } from './quick-start.ts';

/** The result of a step. `report` is shown if a test or check failed; `tests` are the tests that vitest ran. */
export type Result = { passed: number; failed: number; report: string; tests?: readonly TimedTest[] };
export type Step = { name: string; run(): Promise<Result> };
/** A test with its file and its duration, which excludes hooks. */
export type TimedTest = { name: string; file: string; ms: number };

const MINUTE = 60_000;
/** Returns the time limit of a step. Without it, a hung step would block the whole run. */
function stepLimitMs(): number {
  return (process.env['TEST_LONG'] ? 180 : 15) * MINUTE;
}

/** Returns a step that runs Node with the arguments and passes if the exit code is 0. It counts as one test. */
export function command(name: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, report: output };
    },
  };
}

export function script(name: string, scriptName: string): Step {
  return command(name, '--run', scriptName);
}

/** Returns a step that counts as one test. `run` returns an error message if the check fails. */
export function check(name: string, run: () => Promise<string | undefined>): Step {
  return {
    name,
    run: async () => {
      const sentence = await run();
      return { passed: sentence ? 0 : 1, failed: sentence ? 1 : 0, report: sentence ?? '' };
    },
  };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
};

/** Returns a step that runs projects of vitest.config.ts. Skipped and todo tests count as failed. */
export function tests(name: string, ...projects: string[]): Step {
  return testsOf(name, projects);
}

type Choice = { files?: readonly string[]; env?: Readonly<Record<string, string>> };

/** Like `tests`, but can be limited to some files and can set environment variables. */
export function testsOf(name: string, projects: readonly string[], { files = [], env = {} }: Choice = {}): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'booking-tests-'));
      const file = join(folder, 'report.json');
      const vitest = 'node_modules/vitest/vitest.mjs';
      const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
      const chosen = projects.flatMap((project) => ['--project', project]);
      const { code, output } = await runNode([vitest, 'run', ...chosen, ...reporters, ...files], env);
      const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
      rmSync(folder, { recursive: true, force: true });
      return { ...count(code, output, found), tests: timedTests(found) };
    },
  };
}

function timedTests(found: VitestReport | undefined): TimedTest[] {
  return (found?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: fullName,
      file: relative(process.cwd(), name),
      ms: duration,
    })),
  );
}

/**
 * Counts the passed and failed tests. A file that could not be loaded, an error outside any test, and a run without
 * tests are failures too.
 */
function count(code: number, output: string, found: VitestReport | undefined): Result {
  const passed = found?.numPassedTests ?? 0;
  const skipped = (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0);
  const failed = (found?.numFailedTests ?? 0) + skipped;
  if (failed > 0)
    return {
      passed,
      failed,
      report: skipped > 0 ? `${output}\n${skipped} skipped or todo tests count as failed.` : output,
    };
  if (code !== 0) return { passed, failed: 1, report: output };
  return passed === 0
    ? { passed, failed: 1, report: `${output}\nNo test was found.` }
    : { passed, failed, report: output };
}

/** Runs Node in its own process group, so that all processes it started can be ended together. */
async function runNode(args: readonly string[], env: Choice['env'] = {}): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...QUICK_START, ...process.env, ...env, NO_COLOR: '1' },
  });
  running.add(child);
  let output = '';
  const keep = (chunk: string) => (output = (output + chunk).slice(-200_000));
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const limit = setTimeout(() => {
    output += `\nThe step took longer than ${stepLimitMs() / MINUTE} minutes and was ended.`;
    endGroup(child);
  }, stepLimitMs());
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

export type Sum = { passed: number; failed: number; tests: readonly TimedTest[] };

/**
 * Runs the steps in order, up to `atOnce` at the same time. When a step ends, prints its result, its duration and, if
 * it failed, its report. Returns the total.
 */
export async function runSteps(steps: readonly Step[], { atOnce = 1 } = {}): Promise<Sum> {
  const sum = { passed: 0, failed: 0, tests: [] as TimedTest[] };
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed, tests = [] } = await runStep(step);
      sum.passed += passed;
      sum.failed += failed;
      sum.tests.push(...tests);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return sum;
}

async function runStep({ name, run }: Step): Promise<Result> {
  const started = performance.now();
  const result = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    report: String((error as Error).stack ?? error),
  }));
  const { passed, failed, report } = result;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed > 0) console.log(`\n${report}\n`);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(44)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds} s`,
  );
  return result;
}

export function sumOf(...sums: readonly Sum[]): Sum {
  return {
    passed: sums.reduce((all, { passed }) => all + passed, 0),
    failed: sums.reduce((all, { failed }) => all + failed, 0),
    tests: sums.flatMap(({ tests }) => tests),
  };
}

/**
 * Prints the time since the start and, as the last line, the numbers of passed and failed tests. Sets the exit code.
 */
export function reportTotal({ passed, failed }: Sum): void {
  console.log(`\n${(performance.now() / 1000).toFixed(0)} s in total\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

export function slowest(tests: readonly TimedTest[], many = 10): string {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, many)
    .map(({ name, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file} > ${name}`)
    .join('\n');
}
