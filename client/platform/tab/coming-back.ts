/**
 * Before the page goes elsewhere: back from there a browser may show it as it was left, in the middle of leaving. It is loaded anew then;
 * what was entered is kept in the tab.
 */
export function reloadOnReturn(): void {
  addEventListener('pageshow', reloadRestored);
}

/** One function, so that it listens once however often a page is left. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
