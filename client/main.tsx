import './brand/tokens.css';
import './brand/brands.css';
import './ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { home } from './home.route.ts';
import { paths } from './paths.ts';
import { setTransport } from './platform/api/api.ts';
import { preloadHotel, takeHotel } from './platform/tab/hotel.tsx';
import { startI18n, addMessages } from './platform/i18n/i18n.ts';
import { nameStyles, readPageData } from './platform/api/page-data.ts';
import { routeAt } from './platform/page/route.ts';
import type { ScreenFile } from './platform/page/screen.tsx';
import { storage } from './platform/tab/storage.ts';
import { takeTokenOfAddress } from './platform/tab/token-of-address.ts';
import { startSession } from './session/entry/start-session.ts';

// Remove the token before other code can read the address.
takeTokenOfAddress();

const root = document.getElementById('root')!;

function loadRoutes() {
  return import('./routes.tsx').then((code) => code.routes);
}
/** Also loads the routes, which must subscribe to the session before any action changes it. */
async function loadSessionActions() {
  const [actions] = await Promise.all([import('./session/session-actions.ts'), loadRoutes()]);
  return actions;
}

function isAtEntry() {
  return [paths.startAs({}), paths.chesterProxy()].includes(location.pathname);
}

/** Waits for the routes, because they must subscribe to the session first. */
async function arriveAtHotel() {
  const [address] = await Promise.all([import('./shell/hotel-of-address.ts'), loadRoutes()]);
  await address.arriveAtHotel(isAtEntry());
}

// Requests need the language, so set its source before the first one.
setTransport({ language: () => document.documentElement.lang });
nameStyles();

if (location.search.includes('hotel_code=') && (!isAtEntry() || storage.booking.get())) {
  void arriveAtHotel()
    .catch(() => undefined)
    .then(begin);
} else void begin();

async function begin() {
  const page = readPageData();
  if (page) addMessages(page.locale, page.messages);
  const messages = startI18n(location.pathname === paths.home() ? home.messages : []);
  const entry = isAtEntry();
  // The entry page checks the login itself, before the hotel of the tab is known.
  if (entry) startSession({ entry, loadActions: loadSessionActions });
  if (entry && page) await openDestination();
  const prerendered = page !== null && takeHotel(page);
  if (!prerendered) preloadHotel();
  if (!entry) startSession({ entry, loadActions: loadSessionActions });

  const atHome = location.pathname === paths.home();
  const [routes] = await Promise.all([atHome ? null : loadRoutes(), messages]);
  const arrival = routeAt(routes ?? [home], location.pathname)?.fetch();
  // Keep the prerendered page until the screen is ready. If loading fails, the screen shows the problem.
  if (prerendered) await arrival?.catch(() => undefined);
  // React can interrupt a transition, so a tap on the prerendered page isn't blocked.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App home={home} routes={routes} loadRoutes={loadRoutes} />
      </StrictMode>,
    ),
  );
}

/**
 * Processes the entry page's address while the prerendered page that it leads to is shown. If this fails, for example
 * because the code can't be loaded, the entry screen tries again and shows the problem.
 */
async function openDestination() {
  try {
    const screen = (await routeAt(await loadRoutes(), location.pathname)!.fetch()) as ScreenFile;
    history.replaceState(history.state, '', await screen.enter!());
  } catch {}
}
