import type { CardTokenFrame, CardWindow, NicepayWindow, NicepayWindowRequest } from '../../generated/types.ts';
import { reloadOnReturn } from '../platform/tab/reload-on-return.ts';
import { storage } from '../platform/tab/storage.ts';

type WindowFailure = { resultCode?: string; errorMsg?: string };
type Nicepay = { requestPay(request: NicepayWindowRequest & { fnError: (failure: WindowFailure) => void }): void };

declare global {
  interface Window {
    AUTHNICE?: Nicepay;
  }
}

/** `missing`: the window never loaded. `removed`: the provider removed it without a reason. */
export type Ended = (how: 'closed' | 'failed' | 'missing' | 'removed') => void;

/**
 * Opens the provider's card window over the page; card data is entered only there. A finished payment returns as a
 * new page load. Calls `ended` if none will follow.
 */
export function openCardWindow(window_: Exclude<CardWindow, CardTokenFrame>, ended: Ended): Promise<void> {
  switch (window_.provider) {
    case 'nicepay':
      return openNicepay(window_, ended);
  }
}

const CLOSED_BY_GUEST = ['I002', 'P091'];

/** Incremented on every open and close, so that a window closed while its script loads never opens. */
let generation = 0;

async function openNicepay(window_: NicepayWindow, ended: Ended): Promise<void> {
  const own = ++generation;
  try {
    await loadScript(window_.script_url);
    if (own !== generation) return;
    if (!window.AUTHNICE) throw new Error('the script brought no window');
    removeLayer();
    // On phones the card window replaces this page.
    reloadOnReturn();
    drawn.observe(document.body, { childList: true });
    onRemoved = () => ended('removed');
    window.AUTHNICE.requestPay({
      ...window_.request,
      fnError: ({ resultCode }) => {
        onRemoved = null;
        ended(!resultCode || CLOSED_BY_GUEST.includes(resultCode) ? 'closed' : 'failed');
      },
    });
    layer.push(...addedIn(drawn.takeRecords()).filter(({ isConnected }) => isConnected));
  } catch {
    if (own === generation) ended('missing');
  }
}

/**
 * Elements that the provider added over the page. If its content never loads, the guest can't close it, so the site
 * must.
 */
let layer: Element[] = [];
const drawn = new MutationObserver((records) => {
  keepFrames(records);
  checkLayer();
});

/** Called when the provider removes its layer without a reason. */
let onRemoved: (() => void) | null = null;

/** After its layer is removed, the provider may still report the reason or navigate within this time. */
const REASON_WITHIN_MS = 1000;

function checkLayer(): void {
  const own = generation;
  if (layer.length === 0 || layer.some(({ isConnected }) => isConnected)) return;
  setTimeout(() => {
    if (own === generation && onRemoved && layer.every(({ isConnected }) => !isConnected)) onRemoved();
  }, REASON_WITHIN_MS);
}

/** Later elements belong to the provider only if they contain a frame; others may be the site's own. */
function keepFrames(records: MutationRecord[]): void {
  layer.push(...addedIn(records).filter((element) => element.matches('iframe, :has(iframe)')));
}

function addedIn(records: MutationRecord[]): Element[] {
  return records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
}

/** Removes the provider's layer, and cancels one that is still loading. */
export function closeCardWindow(): void {
  generation += 1;
  removeLayer();
}

function removeLayer(): void {
  keepFrames(drawn.takeRecords());
  drawn.disconnect();
  onRemoved = null;
  for (const element of layer) element.remove();
  layer = [];
}

/** Timeout for the provider's script. */
const SCRIPT_WITHIN_MS = 8000;

/**
 * Number of timeouts; added to the address, because a browser would otherwise keep waiting for the hanging request.
 */
let givenUp = 0;

function addressOf(src: string): string {
  const address = new URL(src);
  if (givenUp > 0) address.searchParams.set('try', String(givenUp));
  return address.href;
}

let loaded: { src: string; ready: Promise<void> } | null = null;

function loadScript(src: string): Promise<void> {
  if (loaded?.src === src) return loaded.ready;
  const ready = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = addressOf(src);
    const fail = () => {
      script.remove();
      givenUp += 1;
      loaded = null;
      reject(new Error('the card window could not be fetched'));
    };
    const timer = setTimeout(fail, SCRIPT_WITHIN_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('load', done, { once: true });
    script.addEventListener('error', fail, { once: true });
    document.head.append(script);
  });
  loaded = { src, ready };
  return ready;
}

/** True if this attempt has opened the window before. A reload or Back must not open it again. */
export function openedBefore(attempt: string): boolean {
  return storage.cardWindowOpened.get() === attempt;
}

export function markOpened(attempt: string): void {
  storage.cardWindowOpened.set(attempt);
}
