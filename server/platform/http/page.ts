import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { FoundPages } from './found.ts';
import { type BuiltClient, inlineHash, readBuiltClient } from './built-client.ts';
import { type Env, logOf } from './context.ts';
import { type ContentOrigins, pagePolicy } from './headers.ts';
import type { PageContent } from './page-content.ts';
import { asData, descriptionsIn, escape, faceOf, jsonLdIn, preloadsIn, shownWhole } from './page-head.ts';
import { isNavigation } from './static.ts';

export type PageRequest = {
  path: string;
  query: Readonly<Record<string, string>>;
  cookie(name: string): string | undefined;
  acceptLanguage: string | undefined;
};

/**
 * Returns a page's content, or undefined if the site has no page at the path or the request has no known hotel. In that
 * case, the plain page is sent.
 */
type PageOf = (request: PageRequest) => Promise<PageContent | undefined>;

export type SitePages = FoundPages & {
  /**
   * Returns whether the site has a page at the path. If so, it's sent even to clients that don't request HTML, such as
   * link previews or curl.
   */
  isPage: (path: string) => Promise<boolean>;
  pageOf: PageOf;
};

export type FrameAncestorsOf = (request: PageRequest) => Promise<readonly string[]>;

type Options = { folder: string; pages: SitePages; origins: ContentOrigins; publicUrl: string };

/** Like the client's cookie (client/platform/tab/hotel-code.ts). */
const HOTEL_COOKIE_SECONDS = 90 * 86_400;

/** Time limit for prerendering. After this, rendering the page in the client is faster. */
const RENDER_TIMEOUT_MS = 1000;

/**
 * Records which button was pressed before the page's script ran, for client/platform/page/replay-press.ts. Listens on
 * the root element's last child, because preload links may precede the content.
 */
const NOTE_PRESS =
  "document.getElementById('root').lastElementChild.addEventListener('click',(e)=>{window.pressed=e.target.closest('button')})";

/**
 * Hides the page if this tab shows another hotel. Only the browser knows the tab's hotel
 * (client/platform/tab/hotel.tsx).
 */
const HIDE_OTHER_HOTEL =
  'try{let page=document.documentElement,own=sessionStorage.hotel;page.hidden=own&&own!=JSON.stringify(page.dataset.hotel)}catch{}';

/** Sends prerendered pages. If prerendering fails or takes too long, the next handler sends the plain page. */
export function servePages({ folder, pages, origins, publicUrl }: Options): MiddlewareHandler<Env> {
  const built = readBuiltClient(folder);
  if (!built) return (_, next) => next();
  const script = [...origins.script, ...[HIDE_OTHER_HOTEL, NOTE_PRESS].map((text) => `'${inlineHash(text)}'`)];
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const content = await inTime(pages.pageOf(requestOf(c))).catch((error: unknown) => {
      logOf(c)?.warn({ err: error }, 'prerendering failed; sending the plain page');
      return undefined;
    });
    if (!content) return next();
    c.set('indexed', content.indexed !== undefined);
    keepHotel(c, content, publicUrl);
    const { html, hashes } = writePage(built, content, publicUrl);
    const connect = [...origins.connect, ...content.connect];
    const styleHashes = [...origins.styleHashes, ...hashes];
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy({ ...origins, script, connect, styleHashes }, c.var.frameAncestors),
      // The page depends on the visitor's cookie, so shared caches must not store it.
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, Accept-Language, Accept-Encoding',
      ETag: etag,
    };
    const unchanged = (c.req.header('If-None-Match') ?? '').replaceAll('W/', '').split(/,\s*/).includes(etag);
    return unchanged ? c.body(null, 304, headers) : c.body(html, 200, headers);
  };
}

/**
 * Sets the origins that may show the page in a frame, or none if they can't be read in time. Add this middleware before
 * the handlers that send pages.
 */
export function allowFrames(frameAncestorsOf: FrameAncestorsOf): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isNavigation(c)) {
      const ancestors = await inTime(frameAncestorsOf(requestOf(c))).catch(() => undefined);
      c.set('frameAncestors', ancestors ?? []);
    }
    await next();
  };
}

function keepHotel(c: Context<Env>, { hotelCookie }: PageContent, publicUrl: string): void {
  if (!hotelCookie) return;
  const secure = publicUrl.startsWith('https:');
  const options = { path: '/', maxAge: HOTEL_COOKIE_SECONDS, sameSite: 'Lax', secure } as const;
  setCookie(c, hotelCookie.name, hotelCookie.value, options);
}

function requestOf(c: Context<Env>): PageRequest {
  return {
    path: c.req.path,
    query: c.req.query(),
    cookie: (name) => getCookie(c, name),
    acceptLanguage: c.req.header('Accept-Language'),
  };
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, RENDER_TIMEOUT_MS, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Returns the page and the hashes of its inline styles, which the content security policy must allow. */
function writePage(built: BuiltClient, content: PageContent, publicUrl: string): { html: string; hashes: string[] } {
  const { locale, prerendered } = content;
  const { body, rules } = withoutStyleAttributes(prerendered?.body ?? '');
  const face = faceOf(content, built);
  const files = [built.css, ...(prerendered?.complete ? built.stylesOf(prerendered.screen) : [])];
  const head = [
    shownWhole(content),
    ...(prerendered ? [`<script>${HIDE_OTHER_HOTEL}</script>`] : []),
    descriptionsIn(content, publicUrl),
    preloadsIn(content, built),
    ...files.map(({ file, css }) => `<style data-file="${escape(file)}">${css}</style>`),
    ...(face ? [`<style>${face.css}</style>`] : []),
    ...(rules ? [`<style>${rules}</style>`] : []),
  ].join('');
  const ofHotel = prerendered
    ? ` data-brand="${escape(prerendered.brand)}" data-hotel="${escape(prerendered.hotel)}"`
    : '';
  const data = prerendered ? `<script type="application/json" id="page-data">${asData(prerendered.data)}</script>` : '';
  // At the end, so that the browser shows the page before it has loaded this style sheet.
  const late = built.fonts ? `<link rel="stylesheet" href="${escape((face ?? built.fonts).late)}">` : '';
  const html = [
    `<!doctype html><html lang="${escape(locale)}"${ofHotel}><head>`,
    built.head,
    head,
    built.body,
    body,
    built.end.replace(
      '</body>',
      () => `${body && `<script id="painted">${NOTE_PRESS}</script>`}${data}${jsonLdIn(content)}${late}</body>`,
    ),
  ].join('');
  const ofPage = [...(face ? [face.css] : []), ...(rules ? [rules] : [])].map(inlineHash);
  return { html, hashes: [...files.map(({ hash }) => hash), ...ofPage] };
}

/**
 * Replaces style attributes, which the content security policy forbids, with CSS rules. Drops attributes that contain
 * unexpected characters.
 */
function withoutStyleAttributes(html: string): { body: string; rules: string } {
  const found: string[] = [];
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    if (!/^[\w\s:;%.,()#/-]*$/.test(text)) return '';
    if (!found.includes(text)) found.push(text);
    return ` data-style="${found.indexOf(text)}"`;
  });
  return { body, rules: found.map((text, at) => `[data-style="${at}"]{${text}}`).join('') };
}
