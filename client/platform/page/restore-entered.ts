import { storage } from '../tab/storage.ts';
import { type Control, currentAddress, enterable, isChoice, keyOf, valueOf } from './entered.ts';

const WAIT_MS = 30_000;

/**
 * Restores the guest's input from before the reload as the fields appear. Stops after 30 s, or when the guest presses a
 * key or taps.
 */
export function restoreEntered(): void {
  const replaced = storage.replaced.get();
  const entered = replaced?.entered;
  if (replaced) storage.replaced.set({ ...replaced, entered: null });
  if (entered?.address !== currentAddress()) return;
  const values = new Map(entered.inputs.map(({ key, value }) => [key, value]));
  const filled = new WeakSet<Control>();
  const fill = () => {
    for (const control of enterable()) {
      const value = values.get(keyOf(control));
      if (value === undefined || filled.has(control)) continue;
      filled.add(control);
      if (valueOf(control) !== value) put(control, value);
    }
  };
  const observer = new MutationObserver(fill);
  const stop = () => {
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop, true);
  };
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop, true);
  setTimeout(stop, WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}

/**
 * Calls the prototype's setter, because React overrides `value` on the element and ignores events for values that are
 * set through the override.
 */
function put(control: Control, value: string): void {
  if (isChoice(control)) return control.click();
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}
