const open = new Set<() => void>();

/** An open dialog or sheet gives its way to close; the answer takes it back. */
export function registerOverlay(close: () => void): () => void {
  open.add(close);
  return () => open.delete(close);
}

/** Asks every open dialog and sheet to close. The shell calls it when the route changes. */
export function closeOverlays(): void {
  for (const close of open) close();
}
