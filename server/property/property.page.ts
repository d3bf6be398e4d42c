import type { MainResult } from '../../generated/types.ts';
import type { FrameAncestorsOf, PageContent, PageRequest, Prerendered, SitePages } from '../platform/http/page.ts';
import type { Language } from '../platform/values/language.ts';
import { findHotel, getMain, type PropertyDeps } from './property.usecases.ts';

/** The client's own components, built for the server (client/shell/prerender.tsx). */
export type PageRenderer = {
  localeOfRequest(address: string | undefined, acceptLanguage: string | undefined): Language;
  frameOf(path: string): 'site' | 'hotel' | 'bare' | undefined;
  prerenderPage(
    path: string,
    asked: { hotelCode: string; locale: Language },
    main: MainResult,
  ): Promise<{ title: string; body: string; data: unknown; screen: string; scene: Prerendered['pictures'] }>;
};

/** Where a browser keeps which hotel it looks at. */
const HOTEL_COOKIE = 'd_booking_code';
const HOTEL_CODE = /^[0-9A-Za-z]{1,12}$/;
const FILES = '/files/';

/** The pages of the site, painted by the built client in that file, which is loaded with the first of them. */
export function hotelPages(deps: PropertyDeps, rendererFile: string): SitePages {
  let loading: Promise<PageRenderer> | undefined;
  const renderer = () => (loading ??= import(rendererFile));
  return {
    isPage: async (path) => (await renderer()).frameOf(path) !== undefined,
    pageOf: async (request) => pageOfHotel(deps, await renderer(), request),
  };
}

/** The sites that a property allows to show its pages in a frame. */
export function frameAncestorsOf(deps: Pick<PropertyDeps, 'db'>): FrameAncestorsOf {
  return async (request) => {
    const hotelCode = hotelCodeOf(request);
    const found = hotelCode === undefined ? undefined : await findHotel(deps, hotelCode);
    return (found?.ok && found.value.document.frame_ancestors) || [];
  };
}

/** The hotel that an address names, else the one that the browser looks at. */
function hotelCodeOf(request: PageRequest): string | undefined {
  return [request.query('hotel_code'), request.cookie(HOTEL_COOKIE)].find((code) => code && HOTEL_CODE.test(code));
}

/**
 * What a page of the site shows of the hotel that the browser looks at; undefined without one, or for one that is none. The entry page
 * shows nothing before its script has judged the address, but says by its head whose it is.
 */
export async function pageOfHotel(
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
  const told = { locale, description: hotel.description, shareImage: first && FILES + first };
  if (frame === 'bare') return { ...told, title: hotel.hotel_name };
  const {
    title,
    body,
    data,
    screen,
    scene: pictures,
  } = await renderer.prerenderPage(request.path, { hotelCode, locale }, main.value);
  return { ...told, title, prerendered: { hotel: hotel.hotel_code, brand: hotel.brand, body, data, screen, pictures } };
}
