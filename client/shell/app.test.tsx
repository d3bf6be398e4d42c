// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { screenRenderer } from '../../tests/support/client/screen.tsx';
import type { SiteRoute } from '../platform/page/route.ts';
import { Dialog } from '../ui/lazy.tsx';
import { App } from './app.tsx';

const render = screenRenderer();
// Load the lazy dialog before the tests, so it renders synchronously.
beforeAll(() => import('../ui/dialog.tsx'));
beforeEach(() => {
  history.replaceState(null, '', '/first');
  vi.stubGlobal('scrollTo', () => undefined);
});

function route(path: string): SiteRoute {
  function Screen() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title={`Dialog of ${path}`} closeLabel="Close">
        Text
      </Dialog>
    );
  }
  const title = 'home';
  return { path, screen: path, title, messages: [], frame: 'bare', depth: 1, Screen, fetch: async () => undefined };
}

/** The app with a dialog that stays mounted during a navigation, like one in the header. */
function Site({ onClose }: { onClose: () => void }) {
  const routes = [route('/first'), route('/second')];
  return (
    <>
      <App home={routes[0]!} routes={routes} loadRoutes={async () => routes} />
      <Dialog open onClose={onClose} title="Outside" closeLabel="Close">
        Text
      </Dialog>
    </>
  );
}

test('navigation closes open dialogs, but not a dialog that the new page opens', async () => {
  const closed = vi.fn<() => void>();
  await render(<Site onClose={closed} />);
  const titles = () => [...document.querySelectorAll('[role="dialog"] h2')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(titles()).toContain('Dialog of /first'));
  await act(async () => navigate('/second'));
  await vi.waitFor(() => expect(titles()).toContain('Dialog of /second'));
  expect(titles()).not.toContain('Dialog of /first');
  expect(closed).toHaveBeenCalledOnce();
});
