import { now } from '../clock.ts';

/**
 * How long to wait for a page's content before giving up on its scroll position, and how long the restored page may
 * still move.
 */
const PATIENCE_MS = 10_000;
const MOVE_MS = 200;

let following = false;
let byHistory = false;
/** Scroll events before this moment are caused by the page, not by the guest. */
let settledAt = 0;
const positions = new Map<string, number>();

function address() {
  return location.pathname + location.search;
}

export function followTravel(): void {
  if (following) return;
  following = true;
  // Capture runs before the router: the first render asks whether the page was reached by history.
  const first = { capture: true };
  window.addEventListener('popstate', () => moved(true), first);
  // wouter emits this event for its own navigation.
  window.addEventListener('pushState', () => moved(false), first);
  const note = () => now().getTime() > settledAt && positions.set(address(), window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  note();
}

export function returnedByHistory(): boolean {
  return byHistory;
}

function moved(back: boolean): void {
  byHistory = back;
  settledAt = now().getTime() + MOVE_MS;
  const top = positions.get(address());
  if (back && top !== undefined) restore(top);
}

/** Scrolls down as soon as the page is long enough, until its height settles or the guest moves. */
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
  // Skip the navigation event that is still being dispatched.
  setTimeout(() => {
    for (const touch of touches) window.addEventListener(touch, stop, { capture: true, passive: true, once: true });
  });
}
