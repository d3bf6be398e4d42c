import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Env } from './context.ts';
import { fail, type Outcome } from '../outcome.ts';
import { renderProblem } from './problem.ts';

/** Data for sitemaps and link previews. The addresses are paths with a query. */
export type FoundPages = {
  /** Counts a request from an address. Fails with `rate_limited` if there are too many. */
  count(clientAddress: string): Promise<Outcome<unknown, 'rate_limited'>>;
  hotelCodes(): Promise<readonly string[]>;
  /** Returns the addresses of a property's public pages, or undefined for an unknown property. */
  addressesOf(hotelCode: string): Promise<readonly string[] | undefined>;
  /** Returns the share picture of a property or room type as a JPEG, or undefined if there is none. */
  sharePicture(hotelCode: string, room?: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
};

type Options = { pages: FoundPages; publicUrl: string; indexable: boolean };

/** A sitemap may be an hour old. */
const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': HOUR };

/** Files and the site's code may appear in search results. API responses and the API reference may not. */
const INDEXABLE_FILES = /^\/(files|assets|share)\//;

/** Keeps everything except the public pages and their files out of search results. */
export function keepUnindexed(indexable: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const mayIndex = indexable && (c.get('indexed') || INDEXABLE_FILES.test(c.req.path));
    if (!mayIndex) c.res.headers.set('X-Robots-Tag', 'noindex');
  };
}

/** Serves the sitemaps, robots.txt and the share pictures. */
export function serveFound(app: Hono<Env>, { pages, publicUrl, indexable }: Options): void {
  app.get('/robots.txt', (c) => c.text(robots(publicUrl, indexable), 200, { 'Cache-Control': HOUR }));
  const limit: MiddlewareHandler<Env> = async (c, next) => {
    const allowed = await pages.count(c.var.clientAddress);
    return allowed.ok ? next() : renderProblem(c, allowed.failure);
  };
  for (const path of ['/sitemap.xml', '/sitemaps/*', '/share/*']) app.use(path, limit);
  app.get('/sitemap.xml', async (c) => {
    const codes = await pages.hotelCodes();
    return c.body(sitemapIndex(codes.map((code) => `${publicUrl}/sitemaps/${code}.xml`)), 200, XML);
  });
  app.get('/sitemaps/:file{[0-9A-Za-z]{1,12}\\.xml}', async (c) => {
    const addresses = await pages.addressesOf(c.req.param('file').replace('.xml', ''));
    if (!addresses) return notFound(c);
    return c.body(urlSet(addresses.map((address) => publicUrl + address)), 200, XML);
  });
  const sendPicture = async (c: Context<Env>, hotelCode: string, room?: string) => {
    const picture = await pages.sharePicture(hotelCode, room);
    if (!picture) return notFound(c);
    return c.body(picture, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': DAY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
  // One route for both kinds of pictures, because Hono's fastest router supports only one parameter at a position.
  app.get('/share/:picture{[0-9A-Za-z]{1,12}(?:/[\\w-]{1,40})?\\.jpg}', (c) => {
    const [hotelCode = '', room] = c.req.param('picture').replace('.jpg', '').split('/');
    return sendPicture(c, hotelCode, room);
  });
}

function notFound(c: Context<Env>): Response {
  return renderProblem(c, fail('not_found').failure);
}

/**
 * Search engines may read private pages, because they must see the header that keeps these pages out of the results.
 * They may read the API, because they need it to render the list of offers.
 */
function robots(publicUrl: string, indexable: boolean): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /docs\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemapIndex(addresses: readonly string[]): string {
  return xml('sitemapindex', 'sitemap', addresses);
}

function urlSet(addresses: readonly string[]): string {
  return xml('urlset', 'url', addresses);
}

function xml(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>`);
  const name = `${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>\n${entries.join('\n')}\n</${root}>\n`;
}
