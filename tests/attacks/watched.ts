import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { memoryBytes } from '../bench/server.ts';
import { type RunningSite, startSite } from '../support/site/server.ts';

/** Limit on the peak memory of the server process since its start. */
const MEMORY_MAX_MB = 600;
/** Limit on the CPU time of a turn of the server's event loop. */
const TURN_MAX_MS = 50;

export type WatchedSite = RunningSite & {
  /**
   * Returns the results of the attack, and checks the server's memory and the turns of its event loop. If a turn was too
   * long, repeats the attack up to two times, because a turn can include compilation and garbage collection.
   */
  watched<T>(attack: () => Promise<T>): Promise<T>;
};

/** Starts the real server with the settings in `env` and records the long turns of its event loop. */
export async function startWatchedSite(env: Record<string, string>): Promise<WatchedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-turns-'));
  const file = join(folder, 'turns.txt');
  const recorder = new URL('record-turns.ts', import.meta.url).href;
  const site = await startSite({ ...env, NODE_OPTIONS: `--import=${recorder}`, TURNS_FILE: file });
  const longestTurn = async (attack: () => Promise<unknown>) => {
    // Throws if the server runs without the recorder.
    truncateSync(file);
    await attack();
    // The recorder has run once the server has answered again.
    await (await fetch(`${site.server}/healthz`)).text();
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return Math.max(0, ...lines.map(Number));
  };
  return {
    ...site,
    async watched(attack) {
      for (let tries = 1; ; tries += 1) {
        const done: { results?: Awaited<ReturnType<typeof attack>> } = {};
        const turnMs = await longestTurn(async () => (done.results = await attack()));
        if (turnMs >= TURN_MAX_MS && tries < 3) continue;
        expect(turnMs).toBeLessThan(TURN_MAX_MS);
        expect(peakMb(site)).toBeLessThan(MEMORY_MAX_MB);
        return done.results!;
      }
    },
    async close() {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the peak memory of the server process, or 0 if the system isn't Linux. */
function peakMb(site: RunningSite): number {
  return process.platform === 'linux' ? memoryBytes(site.serverPid, 'VmHWM') / 1_048_576 : 0;
}
