// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenRenderer } from '../../tests/support/client/screen.tsx';
import type { NicepayWindow } from '../../generated/types.ts';
import { closeCardWindow, openCardWindow } from './card-window.ts';
import { WayOut } from './way-out.tsx';

const render = screenRenderer('payment');
const given = { provider: 'nicepay', script_url: 'https://cards.example/v1/js/', request: {} } as NicepayWindow;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Last script added to the page. Each test decides when it loads. */
let script: Node | undefined;
vi.spyOn(document.head, 'append').mockImplementation((node) => void (script = node as Node));

test('lets the guest close an empty layer within ten seconds, and removes only that layer', async () => {
  const closed = vi.fn<() => void>();
  await render(<WayOut onClose={closed} />);
  const opened = openCardWindow(given, 'attempt', () => undefined);
  // Adds a layer over the page, as the provider's script does.
  window.AUTHNICE = { requestPay: () => document.body.append(document.createElement('iframe')) };
  script?.dispatchEvent(new Event('load'));
  await opened;
  expect(document.querySelector('iframe')).not.toBeNull();
  // Elements that the site adds, such as a notification, aren't part of the provider's layer.
  const message = document.body.appendChild(document.createElement('section'));
  expect(document.querySelector('button')).toBeNull();
  await act(async () => vi.advanceTimersByTime(8000));
  await act(async () => document.querySelector('button')?.click());
  expect(closed).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBeNull();
  expect(message.isConnected).toBe(true);
});

test('closes a window that the provider adds a moment later', async () => {
  const opened = openCardWindow({ ...given, script_url: 'https://cards.example/later/' }, 'attempt', () => undefined);
  window.AUTHNICE = { requestPay: () => undefined };
  script?.dispatchEvent(new Event('load'));
  await opened;
  const layer = document.body.appendChild(document.createElement('div'));
  layer.append(document.createElement('iframe'));
  closeCardWindow();
  expect(layer.isConnected).toBe(false);
});

test('reports a layer as removed only if the provider gives no reason', async () => {
  const ended: string[] = [];
  const layer = () => document.body.appendChild(document.createElement('iframe'));
  const openAt = async (path: string) => {
    const opened = openCardWindow({ ...given, script_url: `https://cards.example/${path}/` }, 'attempt', (how) =>
      ended.push(how),
    );
    script?.dispatchEvent(new Event('load'));
    await opened;
  };
  let failWith: (failure: { resultCode?: string }) => void = () => undefined;
  window.AUTHNICE = {
    requestPay: ({ fnError }) => {
      failWith = fnError;
      layer();
    },
  };
  const removeWindow = async () => {
    document.querySelector('iframe')?.remove();
    await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  };
  await openAt('silent');
  await removeWindow();
  vi.advanceTimersByTime(999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual(['removed']);
  await openAt('reported');
  await removeWindow();
  failWith({ resultCode: 'I002' });
  vi.advanceTimersByTime(5000);
  expect(ended).toEqual(['removed', 'closed']);
  closeCardWindow();
});

test('does not open a window if the guest leaves the page before the script has loaded', async () => {
  const ended: string[] = [];
  const opened = openCardWindow({ ...given, script_url: 'https://cards.example/left/' }, 'attempt', (how) =>
    ended.push(how),
  );
  const requestPay = vi.fn<() => void>();
  window.AUTHNICE = { requestPay };
  closeCardWindow();
  script?.dispatchEvent(new Event('load'));
  await opened;
  expect(requestPay).not.toHaveBeenCalled();
  expect(ended).toEqual([]);
});

test('gives up on a script that never loads', async () => {
  const ended: string[] = [];
  const opened = openCardWindow({ ...given, script_url: 'https://cards.example/slow/' }, 'attempt', (how) =>
    ended.push(how),
  );
  vi.advanceTimersByTime(8000);
  await opened;
  expect(ended).toEqual(['missing']);
});
