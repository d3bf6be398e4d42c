/** If the guest pressed a prerendered button before React rendered the page, presses the button that replaced it. */
export function replayPress(): void {
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
  const same = found?.className === pressed.className && found.ariaLabel === pressed.ariaLabel;
  if (same && found instanceof HTMLButtonElement) found.click();
}
