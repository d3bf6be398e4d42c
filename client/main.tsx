import './brand/tokens.css';
import './brand/brands.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { Providers } from './app/Providers.tsx';
import { subscribeToSession } from './app/subscriptions.ts';
import { home } from './home.route.ts';
import { paths } from './paths.ts';
import { fetchHotelEarly } from './platform/hotel.tsx';
import { startI18n } from './platform/i18n.ts';
import { routeAt } from './platform/route.ts';
import { startSession } from './session/start-session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

function loadRoutes() {
  return import('./routes.tsx').then(({ routes }) => routes);
}
const atHome = location.pathname === paths.home();

// First, for every request asks in the page's language.
const words = startI18n(atHome ? home.words : []);
fetchHotelEarly();
subscribeToSession();
// The entry page asks by itself who the guest is.
startSession({ entry: [paths.startAs({}), paths.chesterProxy()].includes(location.pathname) });

void Promise.all([atHome ? null : loadRoutes(), words]).then(([routes]) => {
  void routeAt(routes ?? [home], location.pathname)?.fetch();
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App home={home} routes={routes} loadRoutes={loadRoutes} />
      </Providers>
    </StrictMode>,
  );
});
