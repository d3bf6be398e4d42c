/**
 * Entry of `npm start` and `npm test`. Runs on the machine's own Node (20 or later, built-ins only), installs packages if
 * needed and hands over to the pinned Node, which runs TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

/** Runs a script of ours on the pinned Node and ends as it ends. Signals are handed on, never acted upon here. */
export function runOnPinnedNode(script, args = process.argv.slice(2)) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) giveUp(`Node ${process.versions.node} is too old; install Node 20 or later.`);
  process.chdir(ROOT);
  if (!isInstalled(ROOT)) install();
  const child = spawn(join(BIN, 'node'), [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: [BIN, pathWithoutBin()].join(delimiter) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(`The pinned Node cannot be run: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** With the machine's own Node: `npm ci` removes the one that may be running this. */
function install() {
  console.log('Installing the packages of package-lock.json …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: pathWithoutBin() },
  });
  if (status !== 0) giveUp(`npm ci failed${error ? `: ${error.message}` : ''}. The lines above say why.`);
}

function pathWithoutBin() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
