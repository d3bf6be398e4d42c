let leaving = false;
addEventListener('pagehide', () => void (leaving = true));
// The browser can restore the page as it was.
addEventListener('pageshow', () => void (leaving = false));

/**
 * Returns whether the guest is leaving this page. The browser then aborts the open requests. Don't store these
 * failures, because the next page would restore them.
 */
export function isLeaving(): boolean {
  return leaving;
}
