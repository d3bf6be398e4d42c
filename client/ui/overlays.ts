/** Functions that close the open overlays, by the id of the overlay's history entry. See overlay-history.ts. */
export const openOverlays = new Map<string, () => void>();

export function closeOverlays(): void {
  for (const close of openOverlays.values()) close();
}

/** Returns whether Back leads to another page of this tab. */
export function canGoBack(): boolean {
  return history.length > (history.state?.over ? 2 : 1);
}
