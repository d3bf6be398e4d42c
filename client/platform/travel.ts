import { useEffect, useRef } from 'react';
import { closeOverlays } from '../ui/overlays.ts';
import { now } from './clock.ts';
import { tellNavigated } from './PageHeading.tsx';

/** How long what a page holds may take to come, and how long a move from one page to another takes. */
const PATIENCE_MS = 1500;
const MOVE_MS = 200;

let byHistory = false;
/** Until this moment scrolling is the page's own, not the guest's. */
let settledAt = 0;
/** How far down each page was when it was left, by its address. */
const left = new Map<string, number>();

function address() {
  return location.pathname + location.search;
}

/** Begins to note how the guest travels. Before React listens, so that a page's first render knows how it was reached. */
export function followTravel(): void {
  history.scrollRestoration = 'manual';
  const moved = (back: boolean) => () => {
    byHistory = back;
    settledAt = now().getTime() + MOVE_MS;
  };
  window.addEventListener('popstate', moved(true));
  // wouter tells of its own moves by this event.
  window.addEventListener('pushState', moved(false));
  const note = () => now().getTime() > settledAt && left.set(address(), window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
}

/** Whether the page shown was reached by the browser's back or forward. */
export function returnedByHistory(): boolean {
  return byHistory;
}

/** A new page is seen from its top, one that was gone back to where it was left; with nothing left open over it. */
export function useArrival(page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const top = byHistory ? (left.get(address()) ?? 0) : 0;
    tellNavigated();
    closeOverlays();
    return scrollTo(top);
  }, [page]);
}

/** Tried again until the page is long enough, or the guest moves it. Returns how to stop. */
function scrollTo(top: number): () => void {
  const deadline = now().getTime() + PATIENCE_MS;
  const touches = ['wheel', 'touchstart', 'keydown'] as const;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' });
    const there = Math.abs(window.scrollY - top) < 2 || now().getTime() > deadline;
    if (there) return stop();
    settledAt = now().getTime() + MOVE_MS;
    frame = requestAnimationFrame(go);
  };
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  go();
  return stop;
}
