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
} else begin();

function begin() {
  const atHome = location.pathname === paths.home();
  const page = readPageData();
  if (page) addMessages(page.locale, page.messages);
  const messages = startI18n(atHome ? home.messages : []);
  const prerendered = page !== null && takeHotel(page);
  if (!prerendered) preloadHotel();
  // The entry screen checks the login itself.
  startSession({
    entry: isAtEntry(),
    loadActions: loadSessionActions,
  });

  void Promise.all([atHome ? null : loadRoutes(), messages]).then(async ([routes]) => {
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
  });
}
