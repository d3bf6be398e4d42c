import './brand/tokens.css';
import './brand/brands.css';
import './brand/forced-colors.css';
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
import { takeTokenOfAddress } from './platform/tab/token-of-address.ts';
import { startSession } from './session/entry/start-session.ts';

// Remove the token before other code can read the address.
takeTokenOfAddress();

const root = document.getElementById('root')!;

function loadRoutes() {
  return import('./routes.tsx').then(({ routes }) => routes);
}
/** Loads the routes as well, because they subscribe to the session and must do so before any action changes it. */
async function loadSessionActions() {
  const [actions] = await Promise.all([import('./session/session-actions.ts'), loadRoutes()]);
  return actions;
}

const atHome = location.pathname === paths.home();
const atEntry = [paths.startAs({}), paths.chesterProxy()].includes(location.pathname);

/** Loads the code only if the address names a hotel. The routes load first, because they subscribe to the session. */
async function takeHotelOfAddress() {
  const [address] = await Promise.all([import('./session/entry/hotel-of-address.ts'), loadRoutes()]);
  await address.takeHotelOfAddress();
}

// Set the source of the language before the first request.
setTransport({ language: () => document.documentElement.lang });
nameStyles();

if (!atEntry && location.search.includes('hotel_code=')) {
  void takeHotelOfAddress()
    .catch(() => undefined)
    .then(begin);
} else begin();

function begin() {
  const page = readPageData();
  if (page) addMessages(page.locale, page.messages);
  const messages = startI18n(atHome ? home.messages : []);
  const prerendered = page !== null && takeHotel(page);
  if (!prerendered) preloadHotel();
  // On the entry page, the screen checks the login.
  startSession({
    entry: atEntry,
    loadActions: loadSessionActions,
  });

  void Promise.all([atHome ? null : loadRoutes(), messages]).then(async ([routes]) => {
    const arrival = routeAt(routes ?? [home], location.pathname)?.fetch();
    // Keep the prerendered page until the screen is ready. If loading fails, the screen shows the problem.
    if (prerendered) await arrival?.catch(() => undefined);
    // React renders a transition in slices, so that a tap on the prerendered page isn't blocked.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App home={home} routes={routes} loadRoutes={loadRoutes} />
        </StrictMode>,
      ),
    );
  });
}
