import { now } from '../clock.ts';

/** Longest time to wait for the content of a page before giving up on restoring its scroll position. */
const PATIENCE_MS = 10_000;
/** How long the page may keep moving after a navigation or after its scroll position is restored. */
const MOVE_MS = 200;

let following = false;
let byHistory: boolean | null = null;
/** Scroll events before this time are caused by the page, not by the guest. In milliseconds since the epoch. */
let settledAt = 0;
const positions = new Map<string, number>();

function address() {
  return location.pathname + location.search;
}

export function followTravel(): void {
  if (following) return;
  following = true;
  history.scrollRestoration = 'manual';
  // Handle these events before the router does: the first render checks whether Back or Forward led to the page.
  const first = { capture: true };
  window.addEventListener('popstate', () => moved(true), first);
  // wouter dispatches this event when it navigates.
  window.addEventListener('pushState', () => moved(false), first);
  const note = () => now().getTime() > settledAt && positions.set(address(), window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  note();
}

/** Returns null before the first navigation within this page. */
export function returnedByHistory(): boolean | null {
  return byHistory;
}

function moved(back: boolean): void {
  byHistory = back;
  settledAt = now().getTime() + MOVE_MS;
  const top = positions.get(address());
  if (back && top !== undefined) restore(top);
}

/**
 * Restores the scroll position as soon as the page is long enough, and keeps it until the page has settled or the guest
 * interacts.
 */
function restore(top: number): void {
  const began = now().getTime();
  const touches = ['wheel', 'pointerdown', 'keydown', 'popstate', 'pushState'] as const;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const touch of touches) window.removeEventListener(touch, stop, true);
  };
  const go = () => {
    const passed = now().getTime() - began;
    if (document.documentElement.scrollHeight - window.innerHeight >= top)
      window.scrollTo({ top, behavior: 'instant' });
    if ((Math.abs(window.scrollY - top) < 2 && passed > MOVE_MS) || passed > PATIENCE_MS) return stop();
    settledAt = now().getTime() + MOVE_MS;
    frame = requestAnimationFrame(go);
  };
  frame = requestAnimationFrame(go);
  // Wait until the current navigation event has been dispatched, because it would call `stop`.
  setTimeout(() => {
    for (const touch of touches) window.addEventListener(touch, stop, { capture: true, passive: true, once: true });
  });
}
