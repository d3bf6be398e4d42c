import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { canInstall, install, isProgram, run } from './system-packages.ts';

/** First version of PgBouncer that supports prepared statements in transaction mode. */
const OLDEST = '1.21';
/** Older releases of Debian contain an older PgBouncer, so PgBouncer is built from the sources of this release. */
const RELEASE = 'trixie';
const NEEDED_TO_BUILD = ['gcc', 'make', 'libc6-dev', 'libevent-dev', 'libssl-dev', 'pkg-config', 'dpkg-dev'];
const BUILT = join(tmpdir(), 'booking-test-databases', 'pgbouncer');

const BUILD = `set -e
cd "$1"
mkdir -p lists/partial source
apt="-o Dir::Etc::sourcelist=$1/sources.list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$1/lists"
apt-get $apt update
apt-get $apt source --download-only pgbouncer
tar -xf pgbouncer_*.orig.tar.gz -C source --strip-components 1
cd source
./configure --without-cares --without-pam --without-systemd
make -j2 pgbouncer`;

/**
 * Returns the path of the first PgBouncer that is new enough among PGBOUNCER_PATH, the installed ones, and the one that
 * ensurePgBouncer has built.
 */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const installed = folders.map((folder) => join(folder, 'pgbouncer'));
  return [process.env['PGBOUNCER_PATH'] ?? '', ...installed, BUILT].find(
    (path) => isProgram(path) && isNew(versionOf(path)),
  );
}

/** Finds PgBouncer or, if the user is root, installs or builds it. Returns an error message if there is none. */
export async function ensurePgBouncer(): Promise<string | undefined> {
  if (!findPgBouncer() && canInstall() && run('apt-get', 'update')) {
    if (isNew(candidate())) install('pgbouncer');
    else if (install(...NEEDED_TO_BUILD)) build();
  }
  if (findPgBouncer()) return undefined;
  return `No PgBouncer ${OLDEST} or later was found and none could be installed. Install it, or set PGBOUNCER_PATH to it.`;
}

function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
}

function candidate(): string | undefined {
  return /Candidate: (.+)/.exec(spawnSync('apt-cache', ['policy', 'pgbouncer'], { encoding: 'utf8' }).stdout)?.[1];
}

function isNew(version: string | null | undefined): boolean {
  const [found] = /\d+\.\d+/.exec(version ?? '') ?? [];
  return found !== undefined && found.localeCompare(OLDEST, 'en', { numeric: true }) >= 0;
}

/** Returns the address of the mirror that apt uses for Debian's own packages. */
function archive(): string | undefined {
  const asked = [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
    'Component: main',
  ];
  const found = spawnSync('apt-get', asked, { encoding: 'utf8' }).stdout.split('\n');
  return found.find((address) => address !== '' && !address.includes('security'));
}

function build(): void {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  writeFileSync(join(folder, 'sources.list'), `deb-src ${archive()} ${RELEASE} main\n`);
  if (run('sh', '-c', BUILD, 'sh', folder)) {
    mkdirSync(join(BUILT, '..'), { recursive: true });
    cpSync(join(folder, 'source/pgbouncer'), BUILT);
  }
  rmSync(folder, { recursive: true, force: true });
}
