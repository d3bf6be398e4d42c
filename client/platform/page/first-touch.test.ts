// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { atFirstTouch } from './first-touch.ts';

afterEach(() => vi.unstubAllGlobals());

function pressedBefore(hasBeenActive: boolean) {
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { hasBeenActive } } }));
}

test('waits for the first touch, and calls back once', () => {
  pressedBefore(false);
  const onTouch = vi.fn<() => void>();
  atFirstTouch(onTouch);
  expect(onTouch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointermove'));
  expect(onTouch).toHaveBeenCalledOnce();
});

test('calls back immediately if the guest has already pressed something', () => {
  pressedBefore(true);
  const onTouch = vi.fn<() => void>();
  atFirstTouch(onTouch);
  expect(onTouch).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('keydown'));
  expect(onTouch).toHaveBeenCalledOnce();
});
