import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BuiltClient = {
  /** `head`, `body` and `end` are consecutive parts of index.html. Each page inserts its content between them. */
  head: string;
  body: string;
  end: string;
  /** Style sheet for the first view. It's inlined into every page. */
  css: string;
  cssFile: string;
  /** Heading fonts, or undefined if the build has none. */
  fonts: Fonts | undefined;
  /** Returns the files that a screen needs in addition to the entry files, in load order. */
  filesOf(screen: string): { scripts: string[]; styles: string[] };
};

type Fonts = {
  /**
   * Fonts by brand and language, such as `haru ko`: the rules that the page inlines, the file to preload, and the style
   * sheet with all other rules.
   */
  faces: Record<string, { css: string; font: string; late: string }>;
  /** Style sheet for pages whose brand and language have no entry in `faces`. */
  late: string;
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = 'index.html';
/** Every screen except home is loaded through this module. */
const ROUTES = 'routes.tsx';
const ROOT = '<div id="root">';

/** Reads Vite's output. Returns undefined if the folder doesn't contain a complete build of the client. */
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
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/>\s+</g, '><');
  const [head, rest] = plain.split('</head>');
  const [body, end] = (rest ?? '').split(ROOT);
  if (head === undefined || body === undefined || end === undefined) return undefined;
  return {
    head,
    body: `</head>${body}${ROOT}`,
    end,
    css,
    cssFile: cssFile ? `/${cssFile}` : '',
    fonts: readFonts(folder),
    filesOf: (screen) => filesOf(manifest, `${screen}.screen.tsx`),
  };
}

/** Reads the list that client/brand/fonts/plugin.ts writes. */
function readFonts(folder: string): Fonts | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, '.vite/fonts.json'), 'utf8'));
  } catch {
    return undefined;
  }
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
  // The home screen has no chunk, because it's part of the entry.
  if (manifest[screen]) for (const key of [ROUTES, screen]) visit(key);
  return { scripts, styles: [...new Set(styles)] };
}

export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
