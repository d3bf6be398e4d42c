/** Functions that close the open overlays, by the id of the overlay's history entry. See overlay-history.ts. */
export const openOverlays = new Map<string, () => void>();

/** Returns a function that closes the overlays that are open now and that are still open when it is called. */
export function overlaysToClose(): () => void {
  const ids = [...openOverlays.keys()];
  return () => {
    for (const id of ids) openOverlays.get(id)?.();
  };
}

/** Returns whether Back leads to another page of this tab. */
export function canGoBack(): boolean {
  return history.length > (history.state?.over ? 2 : 1);
}
