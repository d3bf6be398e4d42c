import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { QUICK_START } from './quick-start.ts';

export type Child = {
  process: ChildProcess;
  /** What it wrote to its error output, when that is not shown. */
  errors(): string;
  /** Its exit code, as soon as it has ended. */
  ended: Promise<number | null>;
  /** SIGTERM, and SIGKILL to it and its own children when it is not gone in time. */
  end(graceMs?: number): Promise<void>;
};

type Options = {
  env?: Record<string, string | undefined> /** Where its lines go; `pipe` keeps them for `errors()`. */;
  output?: 'inherit' | 'pipe';
};

const running = new Set<Child>();
process.once('exit', () => running.forEach((child) => kill(child.process, 'SIGKILL')));

/**
 * Starts a process in a group of its own: Ctrl-C in the terminal reaches only us, and we end the children in order.
 * `command` is a script for the pinned Node (`server/main.ts`, `node_modules/…/cli.js`).
 */
export function startChild(
  script: string,
  args: readonly string[] = [],
  { env = {}, output = 'pipe' }: Options = {},
): Child {
  const child = spawn(process.execPath, [script, ...args], {
    detached: true,
    stdio: ['ignore', output === 'inherit' ? 'inherit' : 'pipe', output],
    env: { ...QUICK_START, ...process.env, ...env },
  });
  let errors = '';
  // As text, so that a letter of several bytes is never cut where a chunk ends.
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (chunk: string) => {
    errors = (errors + chunk).slice(-20_000);
  });
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(handle);
    return code as number | null;
  });
  const handle: Child = {
    process: child,
    errors: () => errors.trim(),
    ended,
    async end(graceMs = 15_000) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const late = new AbortController();
      await Promise.race([
        ended,
        wait(graceMs, undefined, { signal: late.signal })
          .then(() => kill(child, 'SIGKILL'))
          .catch(() => undefined),
      ]);
      late.abort();
      await ended;
    },
  };
  running.add(handle);
  return handle;
}

/** The first line of its output that `pick` takes. Rejects when it ends before. */
export async function lineOf<T>(child: Child, pick: (line: string) => T | undefined): Promise<T> {
  let rest = '';
  return new Promise((resolve, reject) => {
    child.process.stdout!.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const picked = pick(line);
        if (picked !== undefined) resolve(picked);
      }
    });
    void child.ended.then((code) => reject(new Error(child.errors() || `It ended with ${code}.`)));
  });
}

/** Asks until the address answers 2xx (`any`: answers at all); false when the child ended or the time is over. */
export async function untilReady(
  address: string,
  child: Child,
  { any = false, timeoutMs = 60_000 } = {},
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && child.process.exitCode === null && child.process.signalCode === null) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer && (any || answer.ok)) return true;
    await wait(100);
  }
  return false;
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
