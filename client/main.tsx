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
import { takeTokenOfAddress } from './platform/tab/token-of-address.ts';
import { startSession } from './session/entry/start-session.ts';

// Before anything else can read the address.
takeTokenOfAddress();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

function loadRoutes() {
  return import('./routes.tsx').then(({ routes }) => routes);
}
/** Those who follow the session come with the routes, so whatever changes it comes after them. */
async function loadSessionActions() {
  const [actions] = await Promise.all([import('./session/session-actions.ts'), loadRoutes()]);
  return actions;
}

const atHome = location.pathname === paths.home();
const atEntry = [paths.startAs({}), paths.chesterProxy()].includes(location.pathname);

/** Code that few pages need: one that is entered past the start. Those who follow the session learn of another visit. */
async function takeHotelOfAddress() {
  const [address] = await Promise.all([import('./session/entry/hotel-of-address.ts'), loadRoutes()]);
  await address.takeHotelOfAddress();
}

// First, for every request asks in the page's language.
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
  // The entry page asks by itself who the guest is.
  startSession({
    entry: atEntry,
    loadActions: loadSessionActions,
  });

  void Promise.all([atHome ? null : loadRoutes(), messages]).then(async ([routes]) => {
    const arrival = routeAt(routes ?? [home], location.pathname)?.fetch();
    // What the server painted stands until the screen can take its place at once. A failure is told by the screen.
    if (prerendered) await arrival?.catch(() => undefined);
    // In slices, so that a touch of what is painted is not kept waiting.
    startTransition(() =>
      createRoot(root as HTMLElement).render(
        <StrictMode>
          <App home={home} routes={routes} loadRoutes={loadRoutes} />
        </StrictMode>,
      ),
    );
  });
}
