import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FACES } from './families.ts';
import { FIRST_CSS, makeFonts, SLICES_CSS } from './fonts.ts';

/** File with the names of the built fonts, which the server reads (server/platform/http/built-client.ts). */
const LIST = '.vite/fonts.json';

/**
 * Adds the fonts of the headings to the client. Their first style sheet is a part of the entry's. The style sheet of
 * the slices is separate, because pages don't wait for it.
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
    transformIndexHtml: {
      order: 'pre',
      handler: () =>
        building
          ? [styleSheet(`../${folder}/${FIRST_CSS}`)]
          : [FIRST_CSS, SLICES_CSS].map((file) => styleSheet(`/@fs${resolve(folder, file)}`)),
    },
    generateBundle: {
      // After Vite has added index.html.
      order: 'post',
      handler(_, bundle) {
        const emit = (name: string, source: string | Buffer) => {
          const [stem, ending] = name.split('.');
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${stem}-${hash}.${ending}`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const css = readFileSync(join(folder, SLICES_CSS), 'utf8').replaceAll(
          /url\(\.\/([^)]+)\)/g,
          (_match, name: string) => `url(${emit(name, readFileSync(join(folder, name)))})`,
        );
        const slices = emit(SLICES_CSS, css);
        const builtFile = (name: string) =>
          Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.woff2'));
        const first = FACES.flatMap(({ name, brand, languages }) =>
          languages.map((language) => [`${brand} ${language}`, `/${builtFile(name)}`]),
        );
        const list = JSON.stringify({ first: Object.fromEntries(first), slices });
        this.emitFile({ type: 'asset', fileName: LIST, source: list });
        const page = bundle['index.html'];
        if (page?.type === 'asset')
          page.source = String(page.source).replace('</body>', `<link rel="stylesheet" href="${slices}"></body>`);
      },
    },
  };
}

function styleSheet(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head' };
}
