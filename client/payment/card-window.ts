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

/** How the window ended: `missing` if it didn't load, `removed` if the provider removed it without giving a reason. */
export type Ended = (how: 'closed' | 'failed' | 'missing' | 'removed') => void;

/**
 * Opens the provider's card window over the page. Guests enter card data only there. After the payment, the provider
 * navigates to a new page. If the window closes or fails before that, `ended` is called. `attempt` identifies one press
 * of the payment button.
 */
export function openCardWindow(
  window_: Exclude<CardWindow, CardTokenFrame>,
  attempt: string,
  ended: Ended,
): Promise<void> {
  switch (window_.provider) {
    case 'nicepay':
      return openNicepay(window_, attempt, ended);
  }
}

const CLOSED_BY_GUEST = ['I002', 'P091'];

/** Incremented on every open and close, so closing a window while its script loads keeps it from opening. */
let generation = 0;

async function openNicepay(window_: NicepayWindow, attempt: string, ended: Ended): Promise<void> {
  const own = ++generation;
  try {
    await loadScript(window_.script_url);
    if (own !== generation) return;
    if (!window.AUTHNICE) throw new Error('the script of the payment provider defined no card window');
    removeLayer();
    // Set this only now: a window that is closed while its script loads hasn't been opened.
    storage.cardWindowOpened.set(attempt);
    // On phones, the card window replaces this page.
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
 * Elements that the provider has added over the page. If their content doesn't load, the guest can't close them, so the
 * site must be able to remove them.
 */
let layer: Element[] = [];
const drawn = new MutationObserver((records) => {
  keepFrames(records);
  checkLayer();
});

/** Called if the provider removes its layer without giving a reason. */
let onRemoved: (() => void) | null = null;

/** How long the provider may take, after removing its layer, to give a reason or to navigate. */
const REASON_WITHIN_MS = 1000;

function checkLayer(): void {
  const own = generation;
  if (layer.length === 0 || layer.some(({ isConnected }) => isConnected)) return;
  setTimeout(() => {
    if (own === generation && onRemoved && layer.every(({ isConnected }) => !isConnected)) onRemoved();
  }, REASON_WITHIN_MS);
}

/** Adds only new elements that are or contain a frame, because others may belong to the site. */
function keepFrames(records: MutationRecord[]): void {
  layer.push(...addedIn(records).filter((element) => element.matches('iframe, :has(iframe)')));
}

function addedIn(records: MutationRecord[]): Element[] {
  return records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
}

/** Removes the provider's layer, and keeps a window whose script is still loading from opening. */
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

const SCRIPT_WITHIN_MS = 8000;

/**
 * Number of failed loads. It becomes part of the script's address; otherwise, the browser would wait for the earlier
 * request, which hangs.
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
      reject(new Error('the script of the card window could not be loaded'));
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

/** Returns whether this attempt has already opened the window. After a reload or Back, it must not open again. */
export function openedBefore(attempt: string): boolean {
  return storage.cardWindowOpened.get() === attempt;
}
