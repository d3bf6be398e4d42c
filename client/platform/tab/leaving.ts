let leaving = false;
// The server also imports this file, to prerender the list of rooms.
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => void (leaving = true));
  // If the browser restores the page from its cache, the guest is no longer leaving.
  addEventListener('pageshow', () => void (leaving = false));
}

/**
 * Returns whether the guest is leaving this page. The browser then aborts the open requests. Don't store these
 * failures, because the next page would restore them.
 */
export function isLeaving(): boolean {
  return leaving;
}
