import './brand/tokens.css';
import './brand/brands.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchHotelEarly } from './app/hotel.tsx';
import { startI18n } from './app/i18n.ts';
import { Providers } from './app/Providers.tsx';
import { routeAt } from './app/route.ts';
import { startSession } from './app/session.ts';
import { home } from './home.route.ts';
import { paths } from './paths.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const loadRoutes = () => import('./routes.tsx').then(({ routes }) => routes);

fetchHotelEarly();
// The entry page asks by itself who the guest is.
startSession({ entry: ['/start', '/chester-proxy'].includes(location.pathname) });
void begin(root);

async function begin(element: HTMLElement): Promise<void> {
  const routes = location.pathname === paths.home() ? null : await loadRoutes();
  const first = routeAt(routes ?? [home], location.pathname);
  await startI18n(first?.words ?? []);
  void first?.fetch();
  createRoot(element).render(
    <StrictMode>
      <Providers>
        <App home={home} routes={routes} loadRoutes={loadRoutes} />
      </Providers>
    </StrictMode>,
  );
}
