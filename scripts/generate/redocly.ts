import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** Runs the Redocly that is installed here, under the Node that runs this: neither npx nor the PATH is asked. */
export function redocly(args: string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], { encoding: 'utf8', stdio });
}
