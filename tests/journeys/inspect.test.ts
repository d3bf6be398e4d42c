import { expect, test } from 'vitest';
import { useBrowser, visitor } from '../support/pages/browser.ts';
import { inspect } from '../support/pages/inspect.ts';

useBrowser();

async function inspected(body: string): Promise<string[]> {
  const { page } = await visitor({ alone: true, colorScheme: 'light' });
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title>
    <meta name="viewport" content="width=device-width">
    <style>
      :root { color-scheme: light dark }
      @media (prefers-color-scheme: dark) { .dim { color: #555; background: #444 } }
    </style>
    <main><h1>Planted</h1>${body}</main></html>`);
  return inspect(page, 'planted', { colours: true });
}

test('every planted fault is found by its rule', async () => {
  const found = await inspected(`
    <p style="width: 600px">Wider than a phone</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
    <input>
    <button aria-label="Something else">Planted</button>
    <h4>A level too deep</h4>
    <p style="color: #aaa; background: #fff">Faint by day</p>
    <p class="dim">Faint in the dark</p>`);
  expect(found.map((line) => line.match(/^planted.*?: (scrolls sideways|[a-z-]+)/)![0])).toEqual([
    'planted at 390: scrolls sideways',
    'planted: color-contrast',
    'planted: heading-order',
    'planted: image-alt',
    'planted: label-content-name-mismatch',
    'planted: label',
    'planted in the dark: color-contrast',
  ]);
});

test('nothing is found on a page without faults', async () => {
  expect(await inspected('<p>Words</p>')).toEqual([]);
});
