// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { testRenderer } from '../../tests/support/client/render.ts';
import { Gallery } from './gallery.tsx';

const WIDTH = 300;
const render = testRenderer();
beforeEach(() => {
  // happy-dom has no layout, so make each picture as wide as the track, and make scrolling immediate.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
});

function showGallery() {
  const pictures = [1, 2].map((each) => ({ src: `/${each}.svg`, alt: `Picture ${each}` }));
  return render(
    <Gallery
      pictures={pictures}
      label="Pictures"
      previousLabel="Previous"
      nextLabel="Next"
      countLabel={(shown, total) => `${shown} of ${total}`}
    />,
  );
}

it('shows the next picture when a picture is pressed, and the first after the last', async () => {
  await showGallery();
  const press = (alt: string) => act(async () => document.querySelector<HTMLElement>(`img[alt="${alt}"]`)?.click());
  await press('Picture 1');
  expect(document.body.textContent).toBe('2 of 2');
  await press('Picture 2');
  expect(document.body.textContent).toBe('1 of 2');
});

it('keeps the focus on the button when the last picture is reached', async () => {
  await showGallery();
  const next = document.querySelector<HTMLButtonElement>('[aria-label="Next"]');
  next?.focus();
  await act(async () => next?.click());
  expect(document.body.textContent).toBe('2 of 2');
  expect(next?.disabled).toBe(false);
  expect(next?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
  await act(async () => next?.click());
  expect(document.body.textContent).toBe('2 of 2');
});
