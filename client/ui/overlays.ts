/** Functions that close the open overlays, by the id of each overlay's history entry. See overlay-history.ts. */
export const openOverlays = new Map<string, () => void>();

/** Remembers which overlays are open. The returned function closes those that are still open. */
export function overlaysToClose(): () => void {
  const ids = [...openOverlays.keys()];
  return () => {
    for (const id of ids) openOverlays.get(id)?.();
  };
}

/** Returns whether this tab's history has a page to go back to. */
export function canGoBack(): boolean {
  return history.length > (history.state?.over ? 2 : 1);
}
