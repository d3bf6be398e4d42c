declare global {
  interface Window {
    /** The button of the painted page that was pressed last. The page itself notes it (server/platform/http/page.ts). */
    pressed?: Element | null;
  }
}

/** Presses the button that stands where the guest pressed the painted one, which could do nothing yet. Once, when React has taken its place. */
export function pressAgain(): void {
  const { pressed } = window;
  window.pressed = null;
  if (!pressed || pressed.isConnected) return;
  const steps: number[] = [];
  let top = pressed;
  for (let above = top.parentElement; above; above = top.parentElement) {
    steps.unshift([...above.children].indexOf(top));
    top = above;
  }
  const root = document.getElementById('root');
  let found = [...(root?.children ?? [])].find(({ className }) => className === top.className);
  for (const step of steps) found = found?.children[step];
  if (found instanceof HTMLButtonElement && found.className === pressed.className) found.click();
}
