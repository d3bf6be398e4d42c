import { now } from '../clock.ts';

/** How long what a page holds may take to come over a slow line, and how long the page itself moves when it has. */
const PATIENCE_MS = 10_000;
const MOVE_MS = 200;

let following = false;
let byHistory = false;
/** Until this moment scrolling is the page's own, not the guest's. */
let settledAt = 0;
/** How far down each page was when it was left, by its address. */
const left = new Map<string, number>();

function address() {
  return location.pathname + location.search;
}

/** Begins to note how the guest travels: a page that is gone back to is seen where it was left. */
export function followTravel(): void {
  if (following) return;
  following = true;
  // Before anybody else hears of it: the page's first render asks how it was reached.
  const first = { capture: true };
  window.addEventListener('popstate', () => moved(true), first);
  // wouter tells of its own moves by this event.
  window.addEventListener('pushState', () => moved(false), first);
  const note = () => now().getTime() > settledAt && left.set(address(), window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  note();
}

/** Whether the page shown was reached by the browser's back or forward. */
export function returnedByHistory(): boolean {
  return byHistory;
}

function moved(back: boolean): void {
  byHistory = back;
  settledAt = now().getTime() + MOVE_MS;
  const top = left.get(address());
  if (back && top !== undefined) restore(top);
}

/** Once the page is long enough, until it stays there; unless the guest moves it first. */
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
  // Not the move that led here, which is still being told.
  setTimeout(() => {
    for (const touch of touches) window.addEventListener(touch, stop, { capture: true, passive: true, once: true });
  });
}
