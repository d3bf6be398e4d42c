/**
 * Reloads the page if the browser later restores it from the back/forward cache. Call this before the guest leaves the
 * site; otherwise, the restored page would still be in its leaving state. The guest's input is kept, because the tab
 * stores it.
 */
export function reloadOnReturn(): void {
  addEventListener('pageshow', reloadRestored);
}

/** At module level, so repeated calls of `reloadOnReturn` register it only once. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  // Without this mark, the next load couldn't tell that Back or Forward led to this page: it only sees a reload.
  history.replaceState({ ...history.state, restored: true }, '');
  location.reload();
}
