import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePgBouncer, findPgBouncer } from '../../../scripts/support/pgbouncer.ts';
import { freePort } from '../../../scripts/support/ports.ts';
import { unprivilegedUser } from './postgres.ts';

/**
 * Starts a real PgBouncer in front of a test server, in transaction mode. The returned `url` connects to the same
 * database through PgBouncer. `settings` adds lines to its configuration and overrides the defaults.
 */
export async function startPgBouncer(postgres: string, settings: Record<string, string | number> = {}) {
  const problem = await ensurePgBouncer();
  if (problem) throw new Error(problem);
  const to = new URL(postgres);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'booking-pgbouncer-'));
  chmodSync(folder, 0o755);
  const configuration = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: 10,
    max_prepared_statements: 200,
    ...settings,
  };
  const lines = Object.entries(configuration).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${to.username}" ""\n`);
  writeFileSync(file, `[databases]\n* = host=${to.hostname} port=${to.port}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const child = spawn(findPgBouncer()!, [file], {
    ...unprivilegedUser(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((ready, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (output.includes('process up')) ready();
    });
    child.once('exit', () => failed(new Error(`PgBouncer ended: ${output}`)));
    child.once('error', failed);
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = new URL(postgres);
  url.port = String(port);
  return {
    url: url.href,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
