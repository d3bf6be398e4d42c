import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api/api.ts';
import { HotelProvider, useHotel } from '../platform/tab/hotel.tsx';
import { loadMessages, useTranslation } from '../platform/i18n/i18n.ts';
import { atFirstTouch } from '../platform/page/first-touch.ts';
import { announceNavigation } from '../platform/page/page-heading.tsx';
import { dropServerHead } from '../platform/api/page-data.ts';
import { ProblemPage } from '../platform/page/problem-page.tsx';
import { routeAt, type SiteRoute } from '../platform/page/route.ts';
import { ScreenSkeleton } from '../platform/page/screen-skeleton.tsx';
import { overlaysToClose } from '../ui/overlays.ts';
import { PageTransition, type PageTransitionProps } from '../ui/page-transition.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './shell.tsx';

type Direction = PageTransitionProps['direction'];

type Props = {
  home: SiteRoute;
  /** All routes, or null while only the home page is loaded. */
  routes: readonly SiteRoute[] | null;
  loadRoutes: () => Promise<readonly SiteRoute[]>;
};

export function App({ home, ...given }: Props) {
  const { t } = useTranslation('app');
  const [path] = useLocation();
  const [query] = useSearchParams();
  // The options step has the same path as the list but counts as a separate page.
  const page = query.get('step') === 'options' ? `${path} options` : path;
  const { routes, failure } = useRoutes(given, path !== home.path);
  const route = routeAt(routes ?? [home], path);
  const direction = useDirection(route?.path ?? path, route?.depth ?? 0);
  useArrival(page);
  useLayoutEffect(dropServerHead, []);
  // Load the error texts early, because they can't be loaded once the network is down.
  useEffect(() => atFirstTouch(() => void loadMessages(['errors'])), []);

  if (!route && failure !== null) return <ProblemPage problem={problemOf(failure)} onRetry={() => location.reload()} />;
  if (!route) return routes ? <Redirect to={paths.error()} replace /> : <ScreenSkeleton alone />;
  return (
    <>
      <ErrorBoundary resetKey={page}>
        <Framed route={route}>
          <PageTransition transitionKey={route.path} direction={direction}>
            <ErrorBoundary resetKey={page}>
              <Suspense fallback={<ScreenSkeleton overPicture={route.overPicture} />}>
                <route.Screen />
              </Suspense>
            </ErrorBoundary>
          </PageTransition>
        </Framed>
      </ErrorBoundary>
      <ToastRegion label={t('messages')} />
    </>
  );
}

/**
 * Loads the routes immediately if `wanted`. Otherwise, waits for the first interaction, to keep the first view small.
 */
function useRoutes({ routes: given, loadRoutes }: Pick<Props, 'routes' | 'loadRoutes'>, wanted: boolean) {
  const [routes, setRoutes] = useState(given);
  const [failure, setFailure] = useState<unknown>(null);
  const missing = routes === null;
  useEffect(() => {
    if (!missing) return;
    const load = () => void loadRoutes().then(setRoutes, setFailure);
    return wanted ? load() : atFirstTouch(load);
  }, [missing, wanted, loadRoutes]);
  return { routes, failure };
}

function Framed({ route, children }: { route: SiteRoute; children: React.ReactNode }) {
  const { t } = useTranslation('app');
  const title = t(`titles.${route.title}`);
  if (route.frame === 'bare') {
    return (
      <>
        <title>{title}</title>
        {children}
      </>
    );
  }
  return (
    <HotelProvider waiting={<ScreenSkeleton overPicture={route.overPicture} alone />}>
      <HotelTitle title={route.depth === 0 ? null : title} />
      {route.frame === 'site' ? <Shell overPicture={route.overPicture}>{children}</Shell> : children}
    </HotelProvider>
  );
}

function HotelTitle({ title }: { title: string | null }) {
  const { hotel_name } = useHotel();
  return <title>{title ? `${title} · ${hotel_name}` : hotel_name}</title>;
}

function useArrival(page: string) {
  const before = useRef(page);
  const closeOverlays = useRef<() => void>(undefined);
  // Read the open overlays now: those of the new page register in a later effect and must stay open.
  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
    closeOverlays.current = overlaysToClose();
  }, [page]);
  useEffect(() => {
    if (!closeOverlays.current) return;
    closeOverlays.current();
    closeOverlays.current = undefined;
    announceNavigation();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

function useDirection(page: string, depth: number): Direction {
  const travel = useRef({ page, depth, direction: undefined as Direction });
  if (travel.current.page !== page) {
    const before = travel.current.depth;
    travel.current = { page, depth, direction: depth === before ? 'fade' : depth > before ? 'forward' : 'back' };
  }
  return travel.current.direction;
}
