import type { HotelInfo, MainResult, SearchRequest, SearchResult } from '../../generated/types.ts';
import type { FrameAncestorsOf, PageRequest, SitePages } from '../platform/http/page.ts';
import type { PageContent, Prerendered } from '../platform/http/page-content.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Language } from '../platform/values/language.ts';
import type { Hotel } from './hotel.rules.ts';
import { addressOf, alternatesOf, HOME, isPublic, LIST, type PublicPage, publicPagesOf } from './page-address.rules.ts';
import type { ReadPageProducts, SearchAsVisitor } from './page-products.port.ts';
import { listHotelCodes } from './property.repository.ts';
import { findHotel, findMain, type PropertyDeps } from './property.usecases.ts';
import { sharePath, type SharePictures, shownPicture } from './share-picture.rules.ts';
import { propertyData } from './structured-data.rules.ts';

/** The client built for the server (client/shell/prerender.tsx). */
type PageRenderer = {
  localeOfRequest(address: string | undefined, acceptLanguage: string | undefined): Language;
  shownPath(path: string, query: PageRequest['query']): string;
  searchOf(request: Pick<PageRequest, 'path' | 'query' | 'cookie'>, hotel: HotelInfo): SearchRequest | null;
  frameOf(path: string): 'site' | 'hotel' | 'bare' | undefined;
  prerenderPage(
    request: Pick<PageRequest, 'path' | 'query'>,
    view: { hotelCode: string; locale: Language },
    main: MainResult,
    search: { request: SearchRequest; result: SearchResult } | null,
  ): Promise<
    Pick<Prerendered, 'body' | 'data' | 'screen' | 'complete'> & { title: string; scene: Prerendered['pictures'] }
  >;
};

export type PageDeps = PropertyDeps & {
  publicUrl: string;
  readProducts: ReadPageProducts;
  searchOffers: SearchAsVisitor;
  sharePictures: SharePictures;
  limiter: Pick<RateLimiter, 'hit'>;
};

/** The client stores the current hotel code in this cookie, as does the entry page. */
const HOTEL_COOKIE = 'd_booking_code';
/**
 * Limits requests for sitemaps and share pictures. The limit is high, because a crawler reads one sitemap per property.
 */
const FOUND = { scope: 'found:address', limit: 120, seconds: 60 };
const HOTEL_CODE = /^[0-9A-Za-z]{1,12}$/;

/** Renders the site's pages with the built client in `rendererFile`. Loads the file on the first request. */
export function hotelPages(deps: PageDeps, rendererFile: string): SitePages {
  let loading: Promise<PageRenderer> | undefined;
  const renderer = () => (loading ??= import(rendererFile));
  return {
    isPage: async (path) => (await renderer()).frameOf(path) !== undefined,
    pageOf: async (request) => renderPage(deps, await renderer(), request),
    count: (clientAddress) => deps.limiter.hit(FOUND, '', clientAddress),
    hotelCodes: () => listHotelCodes(deps.db),
    addressesOf: async (hotelCode) => {
      const found = await findHotel(deps, hotelCode);
      if (!found.ok) return undefined;
      return publicPagesOf(found.value.document).flatMap((page) => alternatesOf(page).map(([, address]) => address));
    },
    sharePicture: async (hotelCode, room) => {
      const found = await findHotel(deps, hotelCode);
      const picture = found.ok ? shownPicture(found.value.document, room) : undefined;
      return picture && deps.sharePictures(picture);
    },
  };
}

export function frameAncestorsOf(deps: Pick<PropertyDeps, 'db'>): FrameAncestorsOf {
  return async (request) => {
    const hotelCode = hotelCodeOf(request);
    const found = hotelCode === undefined ? undefined : await findHotel(deps, hotelCode);
    return (found?.ok && found.value.document.frame_ancestors) || [];
  };
}

function hotelCodeOf(request: PageRequest): string | undefined {
  return [request.query['hotel_code'], request.cookie(HOTEL_COOKIE)].find((code) => code && HOTEL_CODE.test(code));
}

/**
 * Renders a page for the hotel in the request's address or cookie. Returns undefined if the path has no page or the
 * hotel is unknown. The entry page takes the hotel only from the address, and is rendered as the page that it leads to.
 * If that isn't known, only its head is rendered.
 */
async function renderPage(
  deps: PageDeps,
  renderer: PageRenderer,
  request: PageRequest,
): Promise<PageContent | undefined> {
  const hotelCode = hotelCodeOf(request);
  const frame = renderer.frameOf(request.path);
  if (hotelCode === undefined || frame === undefined) return undefined;
  if (frame === 'bare' && request.query['hotel_code'] === undefined) return undefined;
  const path = renderer.shownPath(request.path, request.query);
  const locale = renderer.localeOfRequest(request.query['lang'], request.acceptLanguage);
  const found = await findMain(deps, hotelCode, locale);
  if (!found.ok) return undefined;
  const { main, hotel } = found.value;
  const { hotel_name, description, brand, hotel_code } = main.hotel;
  const { events_url } = hotel.document;
  const connect = events_url === undefined ? [] : [new URL(events_url).origin];
  const plain = {
    locale,
    description,
    connect,
    shareImage: sharePath(hotel.document),
    ...(path !== request.path && { hotelCookie: { name: HOTEL_COOKIE, value: hotelCode } }),
  };
  if (renderer.frameOf(path) === 'bare') return { ...plain, title: hotel_name };
  const search = renderer.searchOf(request, main.hotel);
  const [result, indexed] = await Promise.all([
    search && deps.searchOffers(search, locale),
    indexedPage(deps, request, locale, main, hotel),
  ]);
  const { title, scene, ...content } = await renderer.prerenderPage(
    request,
    { hotelCode, locale },
    main,
    search && result ? { request: search, result } : null,
  );
  return { ...plain, title, ...indexed, prerendered: { hotel: hotel_code, brand, pictures: scene, ...content } };
}

/** Returns the metadata of a public page for search engines and link previews, or an empty object for other pages. */
async function indexedPage(
  { publicUrl, readProducts }: PageDeps,
  request: PageRequest,
  locale: Language,
  main: MainResult,
  hotel: Hotel,
): Promise<Partial<PageContent>> {
  const { document } = hotel;
  const { path } = request;
  if (!isPublic(path, document)) return {};
  const language = request.query['lang'] === undefined ? undefined : locale;
  const of = (page: Omit<PublicPage, 'hotelCode'>): PublicPage => ({ ...page, hotelCode: document.hotel_code });
  const addressFor = (room?: string) => publicUrl + addressOf(of({ path: LIST, room }), language);
  const products = await readProducts(hotel, locale, addressFor);

  const code = path === LIST ? request.query['room'] : undefined;
  const room = code === undefined ? undefined : products.room(code);
  const page = of({ path, room: room && code });
  const picture = sharePath(document);
  const home = {
    page: publicUrl + addressOf(of({ path: HOME }), language),
    picture: picture && publicUrl + picture,
  };
  const property = propertyData(main.hotel, main.footer_data, home, products.prices);
  const shareImage = sharePath(document, page.room);
  const ofRoom = room && { ...room.data, image: shareImage && publicUrl + shareImage };
  const structured = path === HOME ? [property] : path !== LIST ? [] : [ofRoom ?? products.list];
  return {
    shareImage,
    ...(room && { title: `${room.name} · ${main.hotel.hotel_name}`, description: room.description }),
    indexed: {
      address: addressOf(page, language),
      // Without `hotel_code` in the address, the property comes from a cookie. Search engines send no cookies, so they
      // never get this page.
      alternates: request.query['hotel_code'] === undefined ? [] : alternatesOf(page),
      structured,
    },
  };
}
