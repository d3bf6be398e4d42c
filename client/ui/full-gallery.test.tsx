// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRenderer } from '../../tests/support/client/render.ts';
import FullGallery from './full-gallery.tsx';

const WIDTH = 300;
const render = testRenderer();
const shown: number[] = [];
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  // happy-dom has no layout, so make each picture as wide as the track, and make scrolling immediate.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
  shown.length = 0;
  const pictures = [1, 2, 3].map((each) => ({ src: `/${each}.svg`, alt: `Picture ${each}` }));
  await render(
    <FullGallery
      pictures={pictures}
      start={1}
      label="Pictures"
      closeLabel="Close"
      previousLabel="Previous"
      nextLabel="Next"
      zoomInLabel="Zoom in"
      zoomOutLabel="Zoom out"
      countLabel={(at, total) => `${at} of ${total}`}
      onShow={(index) => shown.push(index)}
      onClose={onClose}
    />,
  );
});

function named(label: string) {
  return document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!;
}
function key(name: string) {
  return act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
}
function inside() {
  return document.querySelector('[role="dialog"]')!.contains(document.activeElement);
}

it('begins with the wanted picture, and follows arrow keys, buttons and thumbnails without losing the focus', async () => {
  expect(document.querySelector('[aria-live]')?.textContent).toBe('2 of 3');
  expect(inside()).toBe(true);
  await key('ArrowRight');
  await key('ArrowRight');
  expect(named('Next').getAttribute('aria-disabled')).toBe('true');
  await key('Home');
  named('Next').focus();
  await act(async () => named('Next').click());
  expect(document.activeElement).toBe(named('Next'));
  await act(async () => named('3 of 3').click());
  expect(named('3 of 3').getAttribute('aria-current')).toBe('true');
  expect(shown).toEqual([1, 2, 0, 1, 2]);
  expect(inside()).toBe(true);
});

it('enlarges the picture with a button and by pinching, and shows the next one whole', async () => {
  const style = () => document.querySelector<HTMLElement>('[aria-hidden="false"] img')!.style.transform;
  await act(async () => named('Zoom in').click());
  expect(style()).toContain('scale(2)');
  await key('ArrowRight');
  expect(style()).toBe('');
  const track = document.querySelector('ul[tabindex="0"]')!;
  const pinch = (type: string, apart: number) => {
    const touches = [0, apart].map((clientX) => ({ clientX, clientY: 0 }));
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
    track.dispatchEvent(event);
    return event;
  };
  await act(async () => void pinch('touchstart', 100));
  let moved: Event | undefined;
  await act(async () => void (moved = pinch('touchmove', 300)));
  // Otherwise, the browser would enlarge the whole page.
  expect(moved?.defaultPrevented).toBe(true);
  expect(style()).toContain('scale(3)');
});

it('closes on Escape', async () => {
  await key('Escape');
  expect(onClose).toHaveBeenCalled();
});
