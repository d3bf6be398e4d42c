/**
 * node server/commands/build.ts
 *
 * Builds the client into dist/client, with a .br and a .gz file for each file that compresses well, and the server's renderers of pages and
 * mails into dist/page.
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
const OUTPUT = 'dist/client';
/** Digest of the sources of the last build. Outside the output folder, because Vite empties that. */
const STAMP = 'dist/client.sources';
/** Smaller files fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

/** Builds the client unless dist/client is up to date with its sources. */
export async function buildWhenNeeded({ quiet = false } = {}): Promise<void> {
  const sources = digestOf(SOURCES);
  if (existsSync(`${OUTPUT}/index.html`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  await build(quiet);
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, sources);
}

async function build(quiet: boolean): Promise<void> {
  const logLevel = quiet ? 'error' : 'warn';
  await viteBuild({ logLevel });
  await buildPages(logLevel);
  await Promise.all(filesOf([OUTPUT]).map(compress));
}

/** Builds the renderers of pages and mails. They bundle all packages, and React in its production version. */
export async function buildPages(logLevel: LogLevel = 'warn'): Promise<void> {
  await viteBuild({
    logLevel,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      rolldownOptions: {
        input: { prerender: 'client/shell/prerender.tsx', mail: 'client/mail/render.tsx' },
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
  // Vite reads it from the process. Restored afterwards, because this process may start others.
  process.env['NODE_ENV'] = 'production';
  await vite.build(options);
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}

async function compress(file: string): Promise<void> {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(file) || statSync(file).size < MIN_COMPRESSED_BYTES) return;
  const content = readFileSync(file);
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: hint }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (import.meta.main) await buildWhenNeeded();
