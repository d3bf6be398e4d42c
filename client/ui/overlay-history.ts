import { openOverlays } from './overlays.ts';

/**
 * Makes Back close an open overlay instead of leaving the page. Opening an overlay adds a history entry marked `over`,
 * and marks the entry below it as `under` with the same id. If the overlay closes in another way, its entry remains in
 * the history. The next overlay or navigation reuses that entry, and Back skips it.
 */
type Entry = { over?: string; under?: string };

let here = { entry: {} as Entry, address: '' };
let native: Pick<History, 'pushState' | 'replaceState'> | null = null;

/** Registers the function that closes an open overlay. Returns a function that unregisters it. */
export function registerOverlay(close: () => void): () => void {
  followOverlays();
  const id = takeEntry();
  openOverlays.set(id, close);
  return () => {
    if (openOverlays.get(id) === close) openOverlays.delete(id);
  };
}

/**
 * Call this when the page loads. After a reload, the history still contains the entries of closed overlays, which Back
 * must skip.
 */
export function followOverlays(): void {
  if (native) return;
  const { pushState, replaceState } = history;
  native = { pushState: pushState.bind(history), replaceState: replaceState.bind(history) };
  history.replaceState = (state, unused, url) => {
    native?.replaceState({ ...state, ...entry() }, unused, url);
    note();
  };
  history.pushState = (state, unused, url) => {
    const { over } = entry();
    native?.[over ? 'replaceState' : 'pushState'](state, unused, url);
    note();
    if (over) window.dispatchEvent(new Event('pushState'));
  };
  window.addEventListener('popstate', wentBack, { capture: true });
  note();
}

function takeEntry(): string {
  const { over } = entry();
  if (over && !openOverlays.has(over)) return over;
  const id = String(performance.timeOrigin + performance.now());
  native?.replaceState({ ...history.state, under: id }, '');
  native?.pushState({ over: id }, '');
  note();
  return id;
}

function wentBack(event: PopStateEvent): void {
  const left = here;
  note();
  const { over } = left.entry;
  if (!over || over !== entry().under) return;
  event.stopImmediatePropagation();
  const close = openOverlays.get(over);
  if (!close) return history.back();
  // Restore the address if it changed while the overlay was open; Back has reverted it.
  if (location.href !== left.address) history.replaceState(history.state, '', left.address);
  close();
}

function note(): void {
  here = { entry: entry(), address: location.href };
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}
