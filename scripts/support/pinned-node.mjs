/*
 * Used by scripts/start.mjs, test.mjs and run.mjs. This file may run on the machine's own Node (20 or later) and before
 * the packages are installed, so import only built-in modules and our own .mjs files.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

/**
 * Runs one of our scripts on the pinned Node, which can run TypeScript, and exits with the script's exit code. Installs
 * the packages first if needed. Signals are forwarded to the script and don't end this process.
 */
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

/** Runs `npm ci` on the machine's own Node, because it deletes the pinned Node and so must not run on it. */
function install() {
  console.log('Installing the packages of package-lock.json …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: pathWithoutBin() },
  });
  if (status !== 0) giveUp(`npm ci failed${error ? `: ${error.message}` : ''}. See the lines above for the reason.`);
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
