import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FACES, type Face, THAI } from './families.ts';
import { firstRules, makeFonts, sliceRules, thaiRules } from './fonts.ts';

/** List of the built fonts, which the server reads (server/platform/http/built-client.ts). */
const LIST = '.vite/fonts.json';
/** File with the licences of the fonts. It must be distributed with them. */
const LICENCES = 'font-licences.txt';
/** Parts of the late style sheet: rules for forced colours, for print and for very short windows. */
const LATE = ['client/brand/forced-colors.css', 'client/brand/print.css', 'client/brand/short-window.css'];

/**
 * Adds the heading fonts to the client. The server inlines the CSS rules of the face that the page uses. A late style
 * sheet, which the page doesn't wait for, contains the rules of the other faces, of all slices and of the Thai letters.
 */
export function headingFonts(): Plugin {
  let folder = '';
  let building = false;
  return {
    name: 'heading-fonts',
    applyToEnvironment: ({ name }) => name === 'client',
    async configResolved({ command, build }) {
      building = command === 'build';
      if (!build.ssr) folder = await makeFonts();
    },
    transformIndexHtml: () => {
      if (building) return [];
      const file = resolve(folder, 'late.css');
      writeFileSync(file, lateRules());
      return [styleSheet(`/@fs${file}`)];
    },
    generateBundle: {
      // Run after Vite has added index.html to the bundle.
      order: 'post',
      handler(_, bundle) {
        const emit = (name: string, source: string | Buffer) => {
          const [stem, ending] = name.split('.');
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${stem}-${hash}.${ending}`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const withFonts = (css: string) =>
          css.replaceAll(
            /url\(\.\/([^)]+)\)/g,
            (_match, name: string) => `url(${emit(name, readFileSync(join(folder, name)))})`,
          );
        const list = FACES.flatMap((face) => {
          const css = withFonts(firstRules(face));
          const font = /url\(([^)]+)\)/.exec(css)?.[1];
          const late = emit('late.css', withFonts(lateRules(face)));
          return face.languages.map((language) => [`${face.brand} ${language}`, { css, font, late }]);
        });
        const late = emit('late.css', withFonts(lateRules()));
        const source = JSON.stringify({ faces: Object.fromEntries(list), late });
        this.emitFile({ type: 'asset', fileName: LIST, source });
        this.emitFile({ type: 'asset', fileName: LICENCES, source: licences() });
        const page = bundle['index.html'];
        if (page?.type === 'asset')
          page.source = String(page.source).replace('</body>', `<link rel="stylesheet" href="${late}"></body>`);
      },
    },
  };
}

/** Omits the inlined face. If a face were declared twice, the browser would show its fallback again. */
function lateRules(inlined?: Face): string {
  const faces = FACES.filter((face) => face !== inlined).map(firstRules);
  return [...LATE.map((file) => readFileSync(file, 'utf8')), ...faces, ...FACES.map(sliceRules), thaiRules()].join(
    '\n',
  );
}

function licences(): string {
  const packages = FACES.map(({ source }) => /^node_modules\/@[^/]+\/[^/]+/.exec(source.file)?.[0]);
  return [...new Set([...packages, THAI.package])]
    .map((folder) => readFileSync(`${folder}/LICENSE`, 'utf8').trim())
    .join('\n\n\n');
}

function styleSheet(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head' };
}
