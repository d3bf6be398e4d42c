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
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const first = routeAt(routes, location.pathname);
const words = startI18n(first?.words ?? []);
fetchHotelEarly();
// The entry page asks by itself who the guest is.
startSession({ entry: first?.path === '/start' || first?.path === '/chester-proxy' });
void words.then(() => {
  void first?.fetch();
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App routes={routes} />
      </Providers>
    </StrictMode>,
  );
});
