import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { QUICK_START } from './quick-start.ts';

export type Child = {
  process: ChildProcess;
  /** Returns the last 20,000 characters of the error output, or an empty string unless `output` is `pipe`. */
  errors(): string;
  ended: Promise<number | null>;
  /** Sends SIGTERM to the process. After `graceMs` milliseconds, sends SIGKILL to the process and its children. */
  end(graceMs?: number): Promise<void>;
};

type Options = {
  env?: Record<string, string | undefined>;
  /** `pipe` keeps the error output for `errors()`. */
  output?: 'inherit' | 'pipe';
};

const running = new Set<Child>();
process.once('exit', () => running.forEach((child) => kill(child.process, 'SIGKILL')));

/**
 * Starts `script`, such as `server/main.ts` or `node_modules/…/cli.js`, on the pinned Node. The process has its own
 * process group, so that Ctrl-C in the terminal reaches only the parent process, which ends its children in order.
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
  // Decode as text, so that no multi-byte character is split between chunks.
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

/**
 * Calls `pick` for each line of standard output and resolves with its first defined result. Rejects if the process ends
 * first.
 */
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
    void child.ended.then((code) => reject(new Error(child.errors() || `The process ended with ${code}.`)));
  });
}

/**
 * Polls the address until it returns 2xx or, with `any`, any response. Returns false if the process ends or the time
 * runs out.
 */
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
