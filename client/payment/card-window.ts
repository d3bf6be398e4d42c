import type { CardTokenFrame, CardWindow, NicepayWindow, NicepayWindowRequest } from '../../generated/types.ts';
import { reloadOnReturn } from '../platform/tab/coming-back.ts';
import { storage } from '../platform/tab/storage.ts';

type WindowFailure = { resultCode?: string; errorMsg?: string };
type Nicepay = { requestPay(request: NicepayWindowRequest & { fnError: (failure: WindowFailure) => void }): void };

declare global {
  interface Window {
    AUTHNICE?: Nicepay;
  }
}

/** `missing`: it did not come at all. `gone`: it was taken away without a word. */
export type Ended = (how: 'closed' | 'failed' | 'missing' | 'gone') => void;

/**
 * Opens the provider's card window over the page. The card is typed there and nowhere else; a finished payment comes back
 * as a new page. `ended` is called when there will be none.
 */
export function openCardWindow(window_: Exclude<CardWindow, CardTokenFrame>, ended: Ended): Promise<void> {
  switch (window_.provider) {
    case 'nicepay':
      return openNicepay(window_, ended);
  }
}

/** NicePay's codes for a guest who closed the window. */
const CLOSED_BY_GUEST = ['I002', 'P091'];

/** Counts openings and closings: what was closed while its script came opens no more, nor does it end. */
let turn = 0;

async function openNicepay(window_: NicepayWindow, ended: Ended): Promise<void> {
  const own = ++turn;
  try {
    await loadScript(window_.script_url);
    if (own !== turn) return;
    if (!window.AUTHNICE) throw new Error('the script brought no window');
    removeLayer();
    // On a phone the window is a page that goes before this one.
    reloadOnReturn();
    drawn.observe(document.body, { childList: true });
    gone = () => ended('gone');
    window.AUTHNICE.requestPay({
      ...window_.request,
      fnError: ({ resultCode }) => {
        gone = null;
        ended(!resultCode || CLOSED_BY_GUEST.includes(resultCode) ? 'closed' : 'failed');
      },
    });
    layer.push(...addedIn(drawn.takeRecords()).filter(({ isConnected }) => isConnected));
  } catch {
    if (own === turn) ended('missing');
  }
}

/** What the provider has put over the page; it has no way out where what should be in it does not come. */
let layer: Element[] = [];
const drawn = new MutationObserver((records) => {
  keepFrames(records);
  lookAfterLayer();
});

/** Who is told when the provider takes its layer away without saying why. */
let gone: (() => void) | null = null;

/** So long a layer that is taken away may still be followed by its reason, or by the page that it leads to. */
const REASON_WITHIN_MS = 1000;

function lookAfterLayer(): void {
  const own = turn;
  if (layer.length === 0 || layer.some(({ isConnected }) => isConnected)) return;
  setTimeout(() => {
    if (own === turn && gone && layer.every(({ isConnected }) => !isConnected)) gone();
  }, REASON_WITHIN_MS);
}

/** Of what comes later only what has another site's page in it: the rest may be this site's own. */
function keepFrames(records: MutationRecord[]): void {
  layer.push(...addedIn(records).filter((element) => element.matches('iframe, :has(iframe)')));
}

function addedIn(records: MutationRecord[]): Element[] {
  return records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
}

/** Takes the provider's layer away, whatever became of it; one that is still on its way does not come. */
export function closeCardWindow(): void {
  turn += 1;
  removeLayer();
}

function removeLayer(): void {
  keepFrames(drawn.takeRecords());
  drawn.disconnect();
  gone = null;
  for (const element of layer) element.remove();
  layer = [];
}

/** A script that has not come by then does not come. */
const SCRIPT_WITHIN_MS = 8000;

/** How often it was given up: a browser would go on waiting for the request that hangs, were the next one's address the same. */
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
    const come = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('load', come, { once: true });
    script.addEventListener('error', fail, { once: true });
    document.head.append(script);
  });
  loaded = { src, ready };
  return ready;
}

/** Whether the window has opened for this attempt: a reload, or back from it, must not throw the guest in again. */
export function openedBefore(attempt: string): boolean {
  return storage.cardWindowOpened.get() === attempt;
}

export function noteOpened(attempt: string): void {
  storage.cardWindowOpened.set(attempt);
}
