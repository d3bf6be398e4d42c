const open = new Set<() => void>();

/** Registers the function that closes an open overlay. Returns a function that unregisters it. */
export function registerOverlay(close: () => void): () => void {
  open.add(close);
  return () => open.delete(close);
}

export function closeOverlays(): void {
  for (const close of open) close();
}
