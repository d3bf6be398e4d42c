// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { testRenderer } from '../../tests/support/client/render.ts';
import Dialog from './dialog.tsx';
import { overlaysToClose } from './overlays.ts';

const render = testRenderer();

function Page({ dismissable }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel the stay?"
        closeLabel="Close"
        dismissable={dismissable}
      >
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

function dialog() {
  return document.querySelector('[role="dialog"]');
}
function opener() {
  return document.querySelector<HTMLElement>('#opener');
}
function key(name: string) {
  return act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }),
    );
  });
}

async function open(dismissable?: boolean) {
  await render(<Page dismissable={dismissable} />);
  await act(async () => {
    opener()?.focus();
    opener()?.click();
  });
}

it('takes the focus, has a name, prevents page scrolling, and restores the focus on Escape', async () => {
  await open();
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  const name = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('Cancel the stay?');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await key('Escape');
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(document.documentElement.style.overflow).not.toBe('hidden');
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('stays open if it requires an answer', async () => {
  await open(false);
  await key('Escape');
  expect(dialog()).not.toBeNull();
  expect(document.querySelector('[aria-label="Close"]')).toBeNull();
});

describe('the browser history', () => {
  /** Navigates like the router. */
  const go = (to: string) => act(async () => history.pushState(null, '', to));
  const back = () => act(async () => history.back());
  const arrive = async (address: string) => {
    await vi.waitFor(() => expect(dialog()).toBeNull());
    return vi.waitUntil(() => location.pathname + location.search === address);
  };

  it('closes on Back without leaving the page', async () => {
    await go('/first');
    await go('/second');
    await open();
    await back();
    expect(await arrive('/second')).toBe(true);
    await back();
    expect(await arrive('/first')).toBe(true);
  });

  it('leaves no history entry: Back opens the previous page after the dialog closes or a link is followed', async () => {
    await go('/first');
    await go('/second');
    await open();
    await key('Escape');
    await open();
    await key('Escape');
    await back();
    expect(await arrive('/first')).toBe(true);
    await open();
    const entries = history.length;
    await go('/third');
    expect(history.length).toBe(entries);
    await act(async () => overlaysToClose()());
    await back();
    expect(await arrive('/first')).toBe(true);
  });

  it('keeps the current address when Back closes it', async () => {
    await go('/second?days=1');
    await open();
    await act(async () => history.replaceState(null, '', '/second?days=2'));
    await back();
    expect(await arrive('/second?days=2')).toBe(true);
  });
});

it('closes when the route changes', async () => {
  await open();
  await act(async () => overlaysToClose()());
  await vi.waitFor(() => expect(dialog()).toBeNull());
});
