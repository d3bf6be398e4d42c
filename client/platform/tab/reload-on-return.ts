/**
 * Reloads the page if the browser later restores it from the back/forward cache. Call this before the guest leaves the
 * site, because the restored page would still behave as if the guest were about to leave. No input is lost, because it
 * is stored in the tab.
 */
export function reloadOnReturn(): void {
  addEventListener('pageshow', reloadRestored);
}

/** Defined only once, so that repeated calls register only one listener. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
