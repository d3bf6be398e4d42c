import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { type BuiltClient, inlineHash, readBuiltClient } from './built-client.ts';
import { type Env, logOf } from './context.ts';
import { type ContentOrigins, pagePolicy } from './headers.ts';
import { isNavigation } from './static.ts';

/** What can be asked of a request for a page. */
export type PageRequest = {
  path: string;
  query(name: string): string | undefined;
  cookie(name: string): string | undefined;
  acceptLanguage: string | undefined;
};

/** What a page says of itself before its script runs, in plain texts. */
export type PageContent = {
  locale: string;
  title: string;
  description: string;
  /** Path on this server of the picture by which the page is shown elsewhere. */
  shareImage: string | undefined;
  /** Absent where nothing is shown before the script has looked at the address. */
  prerendered?: Prerendered;
};

/** What a page shows before its script runs; `body` is HTML and escaped already. */
export type Prerendered = {
  /** Its code: another tab may have gone to another one, so that the cookie no longer says whose page this tab wants. */
  hotel: string;
  brand: string;
  body: string;
  /** Handed to the script as JSON. */
  data: unknown;
  /** As the built client's manifest names its screens; its code is asked for with the page. */
  screen: string;
  /** The picture of the first view, as links name it: of those whose medium it is and whose format is known, a browser fetches one. */
  pictures: readonly { href: string; media?: string; type?: string; imageSrcSet?: string }[];
};

/** Undefined for what is no page of a hotel: then the plain one is sent. */
type PageOf = (request: PageRequest) => Promise<PageContent | undefined>;

/** The site as its client knows it. */
export type SitePages = {
  /** Whether the site has a page there: it is sent to whoever asks, a browser, a link preview or a person at a terminal. */
  isPage: (path: string) => Promise<boolean>;
  pageOf: PageOf;
};

/** The origins that may show a page in a frame. */
export type FrameAncestorsOf = (request: PageRequest) => Promise<readonly string[]>;

type Options = { folder: string; pages: SitePages; origins: ContentOrigins; publicUrl: string };

/** Waiting longer would show nothing for longer than the script needs to ask by itself. */
const PATIENCE_MS = 1000;

/**
 * Notes which button of the painted page was pressed, for client/platform/page/replay-press.ts. It goes with what was painted, before which
 * links for the head may stand.
 */
const NOTE_PRESS =
  "document.getElementById('root').lastElementChild.addEventListener('click',(e)=>{window.pressed=e.target.closest('button')})";

/** The page is shown once all that was painted is there: words that stand at the foot of a picture would move with each part that arrives. */
const SHOWN_WHOLE = '<link rel="expect" href="#painted" blocking="render">';

/** Shows nothing of a hotel that is not the tab's own, which the browser alone knows (client/platform/tab/hotel.tsx). */
const HIDE_OTHER_HOTEL =
  'try{let page=document.documentElement,own=sessionStorage.hotel;page.hidden=own&&own!=JSON.stringify(page.dataset.hotel)}catch{}';

/** Sends pages that are painted before their script runs. What cannot be painted is left to whoever comes next. */
export function servePages({ folder, pages, origins, publicUrl }: Options): MiddlewareHandler<Env> {
  const built = readBuiltClient(folder);
  if (!built) return (_, next) => next();
  const baseHash = inlineHash(built.css);
  const script = [...origins.script, ...[HIDE_OTHER_HOTEL, NOTE_PRESS].map((text) => `'${inlineHash(text)}'`)];
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const content = await inTime(pages.pageOf(requestOf(c))).catch((error: unknown) => {
      logOf(c)?.warn({ err: error }, 'the page could not be painted');
      return undefined;
    });
    if (!content) return next();
    const { html, styles } = writePage(built, content, publicUrl);
    const styleHashes = [...origins.styleHashes, baseHash, ...styles.map(inlineHash)];
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy({ ...origins, script, styleHashes }, c.var.frameAncestors),
      // Whose page it is depends on who asks, so nobody between us may keep it.
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, Accept-Language, Accept-Encoding',
      ETag: etag,
    };
    const known = (c.req.header('If-None-Match') ?? '').replaceAll('W/', '').split(/,\s*/).includes(etag);
    return known ? c.body(null, 304, headers) : c.body(html, 200, headers);
  };
}

/** Notes who may show the page in a frame, before it is sent by whomever. Nobody where that cannot be known in time. */
export function allowFrames(frameAncestorsOf: FrameAncestorsOf): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isNavigation(c)) {
      const known = await inTime(frameAncestorsOf(requestOf(c))).catch(() => undefined);
      c.set('frameAncestors', known ?? []);
    }
    await next();
  };
}

function requestOf(c: Context<Env>): PageRequest {
  return {
    path: c.req.path,
    query: (name) => c.req.query(name),
    cookie: (name) => getCookie(c, name),
    acceptLanguage: c.req.header('Accept-Language'),
  };
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The page, and its style elements beside the built one's, which the policy must name. */
function writePage(built: BuiltClient, content: PageContent, publicUrl: string): { html: string; styles: string[] } {
  const { title, description, locale, shareImage, prerendered } = content;
  const { body, rules } = withoutStyleAttributes(prerendered?.body ?? '');
  const { scripts, styles } = prerendered ? built.filesOf(prerendered.screen) : { scripts: [], styles: [] };
  const meta = (name: string, text: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(text)}" data-server>`;
  const head = [
    ...(prerendered ? [SHOWN_WHOLE, `<script>${HIDE_OTHER_HOTEL}</script>`] : []),
    `<title data-server>${escape(title)}</title>`,
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:locale', locale.replace('-', '_')),
    ...(shareImage ? [meta('og:image', publicUrl + shareImage)] : []),
    ...(prerendered?.pictures ?? []).map(
      (picture) => `<link rel="preload" as="image"${attributes(picture)} fetchpriority="high">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escape(file)}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="${escape(file)}">`),
    `<style data-file="${escape(built.cssFile)}">${built.css}</style>`,
    ...(rules ? [`<style>${rules}</style>`] : []),
  ].join('');
  const ofHotel = prerendered
    ? ` data-brand="${escape(prerendered.brand)}" data-hotel="${escape(prerendered.hotel)}"`
    : '';
  const data = prerendered ? `<script type="application/json" id="page-data">${asData(prerendered.data)}</script>` : '';
  const html = [
    `<!doctype html><html lang="${escape(locale)}"${ofHotel}><head>`,
    built.head,
    head,
    built.body,
    body,
    built.end.replace('</body>', () => `${body && `<script id="painted">${NOTE_PRESS}</script>`}${data}</body>`),
  ].join('');
  return { html, styles: rules ? [rules] : [] };
}

/** The policy allows no style attribute, so each becomes a rule. What does not look like ours is left out. */
function withoutStyleAttributes(html: string): { body: string; rules: string } {
  const found: string[] = [];
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    if (!/^[\w\s:;%.,()#/-]*$/.test(text)) return '';
    if (!found.includes(text)) found.push(text);
    return ` data-style="${found.indexOf(text)}"`;
  });
  return { body, rules: found.map((text, at) => `[data-style="${at}"]{${text}}`).join('') };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

function attributes(of: Record<string, string>): string {
  return Object.entries(of)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escape(value)}"`)
    .join('');
}

/** JSON that cannot end the element it stands in, nor begin a comment there. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
