import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Env } from './context.ts';
import { accepts } from './encoding.ts';
import { FILE_POLICY } from './headers.ts';
import { buildsIn } from './kept-assets.ts';

const YEAR = 'public, max-age=31536000, immutable';
const FILES = 'public, max-age=3600';
const REVALIDATE = 'no-cache';
/** Larger files are read as the client receives them, so that slow clients use little memory. */
const READ_AT_ONCE = 262_144;

/**
 * Serves the built client. Hashed assets are cached for a year, and pages are revalidated. Sends index.html for every
 * page of the site. Browsers also get index.html for an unknown path, and the client shows that the page doesn't exist.
 */
export function serveClient(
  folder: string,
  isPage: (path: string) => Promise<boolean> = async () => false,
  keptAssets?: string,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = c.req.path;
    if (path.startsWith('/assets/'))
      return (await sendFile(c, folder, path, YEAR)) ?? (await sendKeptAsset(c, keptAssets, path)) ?? next();
    const file = path === '/' ? undefined : await sendFile(c, folder, path, REVALIDATE);
    if (file) return file;
    const isAddress = isNavigation(c) || (await isPage(path).catch(() => false));
    return isAddress ? ((await sendFile(c, folder, '/index.html', REVALIDATE)) ?? next()) : next();
  };
}

/** Sends an asset of a build that was replaced within the last day (kept-assets.ts). */
async function sendKeptAsset(c: Context<Env>, store: string | undefined, path: string): Promise<Response | undefined> {
  if (store === undefined) return undefined;
  for (const build of await buildsIn(store)) {
    const sent = await sendFile(c, join(store, build), path, YEAR);
    if (sent) return sent;
  }
  return undefined;
}

/** Serves files that a property has uploaded or imported. Scripts in them can't run. */
export function serveFiles(folder: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const answer = await sendFile(c, folder, c.req.path.replace(/^\/files/, ''), FILES);
    answer?.headers.set('Content-Security-Policy', FILE_POLICY);
    // Emails embed these files, so other origins must be able to load them.
    answer?.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer ?? next();
  };
}

/** Returns whether a request is a browser's navigation to a page, as opposed to a script's request for a file. */
export function isNavigation(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('text/html') && !/\.[a-z0-9]{2,5}$/i.test(c.req.path);
}

/**
 * Sends a file or, if the caller accepts its encoding, the best compressed copy next to it. Returns undefined if the
 * file doesn't exist.
 */
export async function sendFile(
  c: Context<Env>,
  folder: string,
  path: string,
  cacheControl: string,
): Promise<Response | undefined> {
  const full = locate(folder, path);
  if (!full) return undefined;
  const choices = [
    ...(accepts(c, 'br') ? [{ encoding: 'br', full: `${full}.br` }] : []),
    ...(accepts(c, 'gzip') ? [{ encoding: 'gzip', full: `${full}.gz` }] : []),
    { encoding: undefined, full },
  ];
  for (const { encoding, full: candidate } of choices) {
    const found = await stat(candidate).catch(() => undefined);
    if (!found?.isFile()) continue;
    const etag = `"${createHash('sha1')
      .update(`${found.size}:${found.mtimeMs}:${encoding ?? ''}`)
      .digest('base64url')
      .slice(0, 16)}"`;
    const headers = {
      'Content-Type': getMimeType(full) ?? 'application/octet-stream',
      'Cache-Control': cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    if ((c.req.header('If-None-Match') ?? '').replaceAll('W/', '').split(/,\s*/).includes(etag))
      return c.body(null, 304, headers);
    const all = { ...headers, 'Content-Length': String(found.size) };
    if (c.req.method === 'HEAD') return c.body(null, 200, all);
    return c.body(found.size > READ_AT_ONCE ? await streamOf(candidate) : await readFile(candidate), 200, all);
  }
  return undefined;
}

async function streamOf(file: string): Promise<ReadableStream> {
  const handle = await open(file);
  return Readable.toWeb(handle.createReadStream()) as ReadableStream;
}

/**
 * Returns the full path of a file, or undefined for a path outside the folder, a hidden file, a compressed copy or a
 * source map.
 */
function locate(folder: string, path: string): string | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (plain.includes('\0') || plain.includes('\\') || plain.split('/').some((part) => part.startsWith('.')))
    return undefined;
  if (/\.(br|gz|map)$/.test(plain)) return undefined;
  const root = normalize(folder + sep);
  const full = normalize(join(root, plain));
  return full.startsWith(root) && full !== root ? full : undefined;
}
