import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** Runs the installed Redocly CLI with the current Node, without npx or the PATH. */
export function redocly(args: string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], { encoding: 'utf8', stdio });
}
