import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client as it was built, as far as a page is made of it. */
export type BuiltClient = {
  /** index.html in front of, between and behind what a page fills in. */
  head: string;
  body: string;
  end: string;
  /** The style sheet of the first view; small enough to come with the page. */
  css: string;
  /** Its address as a file. */
  cssFile: string;
  /** The files that a screen's code consists of beside the first one, in the order in which they are needed. */
  filesOf(screen: string): { scripts: string[]; styles: string[] };
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = 'index.html';
/** What every screen but home is found through. */
const ROUTES = 'routes.tsx';
const ROOT = '<div id="root">';

/** Reads what Vite wrote; undefined where the folder holds another page than ours. */
export function readBuiltClient(folder: string): BuiltClient | undefined {
  let html: string;
  let manifest: Manifest;
  try {
    html = readFileSync(join(folder, 'index.html'), 'utf8');
    manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  } catch {
    return undefined;
  }
  const cssFile = manifest[ENTRY]?.css?.[0];
  const css = cssFile ? readFileSync(join(folder, cssFile), 'utf8') : '';
  const plain = html
    .replace(/^<!doctype html>\s*<html[^>]*>\s*<head>/i, '')
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const [head, rest] = plain.split('</head>');
  const [body, end] = (rest ?? '').split(ROOT);
  if (head === undefined || body === undefined || end === undefined) return undefined;
  return {
    head,
    body: `</head>${body}${ROOT}`,
    end,
    css,
    cssFile: cssFile ? `/${cssFile}` : '',
    filesOf: (screen) => filesOf(manifest, `${screen}.screen.tsx`),
  };
}

function filesOf(manifest: Manifest, screen: string) {
  const seen = new Set([ENTRY]);
  const scripts: string[] = [];
  const styles: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (seen.has(key) || !chunk) return;
    seen.add(key);
    scripts.push(`/${chunk.file}`);
    styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
    for (const next of chunk.imports ?? []) visit(next);
  };
  // Home's own code is in the first file.
  if (manifest[screen]) for (const key of [ROUTES, screen]) visit(key);
  return { scripts, styles: [...new Set(styles)] };
}

/** As a Content-Security-Policy names what stands inline. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
