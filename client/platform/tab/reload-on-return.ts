/**
 * Call before leaving the site. A browser may restore the page from its cache in the middle of leaving; reload it
 * then. Input is stored in the tab.
 */
export function reloadOnReturn(): void {
  addEventListener('pageshow', reloadRestored);
}

/** A single function, so that it registers only once. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
