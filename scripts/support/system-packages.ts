import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function install(...names: string[]): boolean {
  const tryIt = () => run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
  return tryIt() || (run('apt-get', 'update') && tryIt());
}

export function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'ignore', env, timeout: 10 * 60_000 }).status === 0;
}
