/**
 * node server/commands/build.ts
 *
 * Builds the client into dist/client, with .br and .gz copies of the files that compress well, and the server's
 * renderers for pages and emails into dist/page.
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
/**
 * File with the digest of the last build's sources. It is outside the output folder, because Vite empties that folder.
 */
const STAMP = 'dist/client.sources';
/** Compressing a smaller file saves too little. */
const MIN_COMPRESSED_BYTES = 512;

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

/**
 * Builds the renderers for pages and emails. The bundles contain all packages, including the production build of React.
 */
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
  // Vite reads NODE_ENV from the environment. Restore it afterwards, because this process may start other processes.
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
