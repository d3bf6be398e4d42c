// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { screenRenderer } from '../../tests/support/client/screen.tsx';
import { Entry } from './entry-page.tsx';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('session');

function pictures() {
  return [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
}

test("shows the property's background picture if it has no other picture", async () => {
  const page = <Entry title="Log in">{null}</Entry>;
  await render(page, { main_images: [], back_image_file: { file_path: 'pictures/back.svg' } });
  expect(pictures()).toEqual(['/files/pictures/back.svg']);
  await render(page, { main_images: [], back_image_file: null });
  expect(pictures()).toEqual([]);
});
