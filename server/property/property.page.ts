import type { MainResult } from '../../generated/types.ts';
import type { FrameAncestorsOf, PageContent, PageRequest, Prerendered, SitePages } from '../platform/http/page.ts';
import type { Language } from '../platform/values/language.ts';
import { findHotel, getMain, type PropertyDeps } from './property.usecases.ts';

/** The client built for the server (client/shell/prerender.tsx). */
type PageRenderer = {
  localeOfRequest(address: string | undefined, acceptLanguage: string | undefined): Language;
  frameOf(path: string): 'site' | 'hotel' | 'bare' | undefined;
  prerenderPage(
    path: string,
    view: { hotelCode: string; locale: Language },
    main: MainResult,
  ): Promise<{ title: string; body: string; data: unknown; screen: string; scene: Prerendered['pictures'] }>;
};

/** The client stores the current hotel code in this cookie. */
const HOTEL_COOKIE = 'd_booking_code';
const HOTEL_CODE = /^[0-9A-Za-z]{1,12}$/;
const FILES = '/files/';

/** Renders the site's pages with the built client in `rendererFile`. Loads the file on the first request. */
export function hotelPages(deps: PropertyDeps, rendererFile: string): SitePages {
  let loading: Promise<PageRenderer> | undefined;
  const renderer = () => (loading ??= import(rendererFile));
  return {
    isPage: async (path) => (await renderer()).frameOf(path) !== undefined,
    pageOf: async (request) => renderPage(deps, await renderer(), request),
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
  return [request.query('hotel_code'), request.cookie(HOTEL_COOKIE)].find((code) => code && HOTEL_CODE.test(code));
}

/**
 * Renders a page for the hotel in the request's address or cookie. Returns undefined if there is no known hotel. The
 * entry page has only a head, because its script must check the address before it shows anything.
 */
async function renderPage(
  deps: PropertyDeps,
  renderer: PageRenderer,
  request: PageRequest,
): Promise<PageContent | undefined> {
  const hotelCode = hotelCodeOf(request);
  const frame = renderer.frameOf(request.path);
  if (hotelCode === undefined || frame === undefined) return undefined;
  if (frame === 'bare' && request.query('hotel_code') === undefined) return undefined;
  const locale = renderer.localeOfRequest(request.query('lang'), request.acceptLanguage);
  const main = await getMain(deps, hotelCode, locale);
  if (!main.ok) return undefined;
  const { hotel } = main.value;
  const first = hotel.main_images[0]?.file_path;
  const head = { locale, description: hotel.description, shareImage: first && FILES + first };
  if (frame === 'bare') return { ...head, title: hotel.hotel_name };
  const {
    title,
    body,
    data,
    screen,
    scene: pictures,
  } = await renderer.prerenderPage(request.path, { hotelCode, locale }, main.value);
  return { ...head, title, prerendered: { hotel: hotel.hotel_code, brand: hotel.brand, body, data, screen, pictures } };
}
