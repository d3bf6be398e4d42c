import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BuiltClient = {
  /** `head`, `body` and `end` are consecutive parts of index.html. Each page inserts its content between them. */
  head: string;
  body: string;
  end: string;
  /** Style sheet for the first view. It's inlined into every page. */
  css: Style;
  /** Heading fonts, or undefined if the build has none. */
  fonts: Fonts | undefined;
  /** Returns the files that a screen needs in addition to the entry files, in load order. */
  filesOf(screen: string): { scripts: string[]; styles: string[] };
  /** Returns a screen's style sheets, in the order in which they override each other. */
  stylesOf(screen: string): Style[];
};

/** `hash` is for the content security policy. */
type Style = { file: string; css: string; hash: string };

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
  const styleAt = (file: string): Style => {
    const css = readFileSync(join(folder, file), 'utf8');
    return { file, css, hash: inlineHash(css) };
  };
  const styles = new Map<string, Style[]>();
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
    css: cssFile ? styleAt(`/${cssFile}`) : { file: '', css: '', hash: inlineHash('') },
    fonts: readFonts(folder),
    filesOf: (screen) => filesOf(manifest, `${screen}.screen.tsx`),
    stylesOf: (screen) => {
      const known = styles.get(screen);
      if (known) return known;
      // Each chunk precedes those that it imports, whose style sheets it overrides.
      const read = filesOf(manifest, `${screen}.screen.tsx`).styles.toReversed().map(styleAt);
      styles.set(screen, read);
      return read;
    },
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
