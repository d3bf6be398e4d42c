import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { getSearchOffersQueryKey } from '../../generated/hooks/catalogue.ts';
import type { FileReference, HotelInfo, MainResult, Picture, SearchRequest } from '../../generated/types.ts';
import ReservationScreen from '../catalogue/offers/reservation.screen.tsx';
import { shownOf } from '../catalogue/offers/offers.ts';
import { searchToPrerender } from '../catalogue/search/prerendered-search.ts';
import { PrerenderedSearch } from '../catalogue/search/search.store.ts';
import { homePage } from '../home-page.ts';
import { bestOf, fileUrl, homePictureOf, UPRIGHT } from '../platform/api/files.ts';
import { Shell } from './shell.tsx';
import { GivenMain } from '../platform/tab/hotel.tsx';
import { readMessages, speak, addMessages, translator } from '../platform/i18n/i18n.ts';
import { chooseLocale, type Locale } from '../platform/i18n/language.ts';
import type { PageData, SearchWithResult } from '../platform/api/page-data.ts';
import { routeAt, type SitePage } from '../platform/page/route.ts';
import { ScreenSkeleton } from '../platform/page/screen-skeleton.tsx';
import type { Messages } from '../platform/i18n/message-files.ts';
import HomeScreen from '../property/home.screen.tsx';
import { paths } from '../paths.ts';
import { expectedDestination } from '../session/entry/destinations.ts';
import { sitePages } from '../site-map.ts';
import { PageTransition } from '../ui/page-transition.tsx';

type PrerenderedPage = {
  locale: Locale;
  title: string;
  /** HTML with all text escaped. */
  body: string;
  data: PageData;
  /** Name of the screen in the site map. The server adds preload links for its code. */
  screen: string;
  scene: PicturePreload[];
  /** Whether the body contains the screen itself, which needs the screen's style sheets. */
  complete: boolean;
};

type PageAddress = {
  path: string;
  query: Readonly<Record<string, string>>;
  cookie: (name: string) => string | undefined;
};

type PicturePreload = { href: string; media?: string; type?: string; imageSrcSet?: string };

/**
 * Returns the preload links for the first picture. If the picture has a portrait crop, `media` makes the browser load
 * only one of the two.
 */
export function preloadsOf({ portrait, ...picture }: Picture): PicturePreload[] {
  const one = (file: FileReference, media?: string) => ({
    href: fileUrl(file.file_path),
    ...(media && { media }),
    ...bestOf(file),
  });
  return portrait ? [one(portrait, UPRIGHT), one(picture, `not all and ${UPRIGHT}`)] : [one(picture)];
}

export function localeOfRequest(address: string | undefined, acceptLanguage: string | undefined): Locale {
  const browser = (acceptLanguage ?? '').split(',').map((tag) => tag.split(';', 1)[0] ?? '');
  return chooseLocale({ address: address ?? null, browser });
}

/**
 * Returns the path of the page to render at an address: the page that the entry page will probably lead to, or the path
 * itself.
 */
export function shownPath(path: string, query: Readonly<Record<string, string>>): string {
  const destination = path === paths.startAs({}) ? expectedDestination(query) : null;
  return destination?.split('?', 1)[0] ?? path;
}

/** Returns the search whose response `prerenderPage` needs, or null if it needs none. */
export function searchOf({ path, query, cookie }: PageAddress, hotel: HotelInfo): SearchRequest | null {
  if (shownPath(path, query) !== paths.reservation()) return null;
  const isEntry = path === paths.startAs({});
  return searchToPrerender({ isEntry, query, cookie: (name) => cookie(name) ?? null }, hotel);
}

export function frameOf(path: string): SitePage['frame'] | undefined {
  return routeAt(sitePages, path)?.frame;
}

/**
 * Renders the first view: the complete home page, the list of rooms if its search is given, or the shell with a
 * placeholder for the screen. For pages without the shell, the body is empty.
 */
export async function prerenderPage(
  { path: given, query }: Pick<PageAddress, 'path' | 'query'>,
  asked: { hotelCode: string; locale: Locale },
  main: MainResult,
  search: SearchWithResult | null,
): Promise<PrerenderedPage> {
  const path = shownPath(given, query);
  const page = routeAt(sitePages, path) ?? homePage;
  const address = { path, query: path === given ? String(new URLSearchParams(query)) : '' };
  const { locale } = asked;
  const messages = await messagesOf(locale, ['app', ...page.messages]);
  const { hotel_name, property_kind } = main.hotel;
  const first = firstPicture(page, address.query, main, search);
  // Don't await anything after this point: the language is global, and another request may change it.
  addMessages(locale, messages);
  speak(locale);
  const title = translator(locale, 'app', property_kind)(`titles.${page.title}`);
  return {
    locale,
    title: page === homePage ? hotel_name : `${title} · ${hotel_name}`,
    body:
      page.frame === 'site'
        ? withSmallIcons(renderToStaticMarkup(<Prerendered {...{ page, address, main, search }} />))
        : '',
    data: { ...asked, main, messages, ...(search && { search }) },
    screen: page.screen,
    scene: first ? preloadsOf(first) : [],
    complete: page === homePage || search !== null,
  };
}

/** Returns the picture in the first view of the home page or of the list of rooms. */
function firstPicture(page: SitePage, query: string, { hotel }: MainResult, search: SearchWithResult | null) {
  if (page === homePage) return homePictureOf(hotel);
  return search && shownOf(search.result, new URLSearchParams(query)).shown[0]?.room.pictures[0];
}

/** Removes attributes that icons don't need in HTML. React replaces the icons when it renders the page. */
function withSmallIcons(html: string): string {
  return html.replaceAll(/<svg xmlns="[^"]*"/g, '<svg').replaceAll(/ class="lucide (?:lucide-[\w-]+ ?)*/g, ' class="');
}

type PrerenderedProps = {
  page: SitePage;
  address: { path: string; query: string };
  main: MainResult;
  search: SearchWithResult | null;
};

function Prerendered({ page, address, main, search }: PrerenderedProps) {
  const { overPicture = false } = page;
  return (
    <Router ssrPath={address.path} ssrSearch={address.query}>
      <GivenMain main={main}>
        <Shell overPicture={overPicture}>
          <PageTransition transitionKey={page.path}>
            {page === homePage ? (
              <HomeScreen />
            ) : search ? (
              <ListOfRooms {...search} />
            ) : (
              <ScreenSkeleton overPicture={overPicture} />
            )}
          </PageTransition>
        </Shell>
      </GivenMain>
    </Router>
  );
}

function ListOfRooms({ request, result }: SearchWithResult) {
  const queries = new QueryClient();
  queries.setQueryData(getSearchOffersQueryKey(request), result);
  return (
    <QueryClientProvider client={queries}>
      <PrerenderedSearch value={request}>
        <ReservationScreen />
      </PrerenderedSearch>
    </QueryClientProvider>
  );
}

async function messagesOf(locale: Locale, areas: readonly string[]): Promise<Record<string, Messages>> {
  const files = areas.map(async (area) => [area, await readMessages(locale, area)]);
  return Object.fromEntries(await Promise.all(files));
}
