/**
 * node server/commands/build.ts: the client into dist/client, each file that compresses with its .br and .gz beside it, and what the server
 * paints its pages and mails with into dist/page.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig, LogLevel } from 'vite';
import { digestOf, filesOf } from './digest.ts';

const SOURCES = [
  'client',
  'machines',
  'generated',
  'openapi',
  'vite.config.ts',
  'server/commands/build.ts',
  'package-lock.json',
];
const BUILT = 'dist/client';
/** What BUILT was built from; beside it, because vite empties the folder. */
const STAMP = 'dist/client.sources';
/** Smaller ones fit a packet anyway. */
const WORTH_BYTES = 1024;

/** Builds unless dist/client is already what the sources say. */
export async function buildWhenNeeded({ quiet = false } = {}): Promise<void> {
  const sources = digestOf(SOURCES);
  if (existsSync(`${BUILT}/index.html`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  await build(quiet);
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, sources);
}

async function build(quiet: boolean): Promise<void> {
  const logLevel = quiet ? 'error' : 'warn';
  await viteBuild({ logLevel });
  await buildPages(logLevel);
  await Promise.all(filesOf([BUILT]).map(compress));
}

/** What the server paints its pages and its mails with. They need no package, and have React as it is in production. */
export async function buildPages(logLevel: LogLevel = 'warn'): Promise<void> {
  await viteBuild({
    logLevel,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      rolldownOptions: {
        input: { 'first-paint': 'client/shell/prerender.tsx', notifications: 'client/mail/render.tsx' },
      },
      outDir: '../dist/page',
      manifest: false,
      copyPublicDir: false,
      minify: true,
    },
    ssr: { noExternal: true },
  });
}

async function viteBuild(options: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV'];
  const vite = await import('vite');
  // For the whole process while it builds; what is started next must not believe it.
  process.env['NODE_ENV'] = 'production';
  await vite.build(options);
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}

async function compress(file: string): Promise<void> {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(file) || statSync(file).size < WORTH_BYTES) return;
  const content = readFileSync(file);
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: hint }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (import.meta.main) await buildWhenNeeded();
