/**
 * Calls `onTouch` on the first pointer movement, press, key or scroll, or immediately if the guest has already pressed
 * something. Returns a function that removes the listeners.
 */
export function atFirstTouch(onTouch: () => void): () => void {
  // Don't use `pointerover`: it also fires when an element appears under a mouse that isn't moving.
  const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
  const stop = () => {
    for (const touch of touches) window.removeEventListener(touch, first);
  };
  function first() {
    stop();
    onTouch();
  }
  if (navigator.userActivation?.hasBeenActive) onTouch();
  else for (const touch of touches) window.addEventListener(touch, first, { passive: true });
  return stop;
}
