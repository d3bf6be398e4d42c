import type { CardTokenFrame, CardWindow, NicepayWindow, NicepayWindowRequest } from '../../generated/types.ts';
import { reloadOnReturn } from '../platform/coming-back.ts';
import { storage } from '../platform/storage.ts';

type WindowFailure = { resultCode?: string; errorMsg?: string };
type Nicepay = { requestPay(request: NicepayWindowRequest & { fnError: (failure: WindowFailure) => void }): void };

declare global {
  interface Window {
    AUTHNICE?: Nicepay;
  }
}

/** `missing`: it did not come at all. */
type Ended = (how: 'closed' | 'failed' | 'missing') => void;

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
    window.AUTHNICE.requestPay({
      ...window_.request,
      fnError: ({ resultCode }) => ended(!resultCode || CLOSED_BY_GUEST.includes(resultCode) ? 'closed' : 'failed'),
    });
    layer.push(...addedIn(drawn.takeRecords()));
  } catch {
    if (own === turn) ended('missing');
  }
}

/** What the provider has put over the page; it has no way out where what should be in it does not come. */
let layer: Element[] = [];
const drawn = new MutationObserver(keepFrames);

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
  for (const element of layer) element.remove();
  layer = [];
}

/** A script that has not come by then does not come. */
const SCRIPT_WITHIN_MS = 8000;

let loaded: { src: string; ready: Promise<void> } | null = null;

function loadScript(src: string): Promise<void> {
  if (loaded?.src === src) return loaded.ready;
  const ready = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    const fail = () => {
      script.remove();
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

/** Whether the window has opened by itself for this attempt: a reload, or back from it, must not throw the guest in again. */
export function openedBefore(attempt: string): boolean {
  const before = storage.cardWindowOpened.get() === attempt;
  storage.cardWindowOpened.set(attempt);
  return before;
}
