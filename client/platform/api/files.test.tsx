// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { Picture } from '../../ui/picture.tsx';
import { Scene } from '../../ui/scene.tsx';
import { pictureOf, sceneOf } from './files.ts';

const render = testRenderer();
const variants = (['avif', 'webp'] as const).flatMap((format) =>
  [480, 960].map((width) => ({ file_path: `p/a.jpg-${width}.${format}`, type: `image/${format}` as const, width })),
);
const photograph = { file_path: 'p/a.jpg', alt: 'Sea', color: '#3a6ea5', focus_x: 20, variants };
const scene = { ...photograph, variants: undefined, portrait: { file_path: 'p/tall.svg' } };

function attributes(selector: string, ...names: string[]) {
  return [...document.querySelectorAll(selector)].map((each) => names.map((name) => each.getAttribute(name)));
}

test('offers a photograph in all formats and widths, with its colour and focal point', async () => {
  await render(<Picture {...pictureOf(photograph)} sizes="50vw" />);
  expect(attributes('picture > source', 'type', 'srcset', 'sizes')).toEqual([
    ['image/avif', '/files/p/a.jpg-480.avif 480w, /files/p/a.jpg-960.avif 960w', 'auto, 50vw'],
    ['image/webp', '/files/p/a.jpg-480.webp 480w, /files/p/a.jpg-960.webp 960w', 'auto, 50vw'],
  ]);
  expect(attributes('picture > img', 'src', 'alt', 'loading')).toEqual([['/files/p/a.jpg', 'Sea', 'lazy']]);
  const { backgroundColor, objectPosition } = document.querySelector('img')!.style;
  expect({ backgroundColor, objectPosition }).toEqual({ backgroundColor: '#3a6ea5', objectPosition: '20% 50%' });
});

test('renders a vector drawing as a single image', async () => {
  await render(<Picture {...pictureOf({ file_path: 'p/a.svg', alt: '' })} priority />);
  expect(attributes('source', 'srcset')).toEqual([]);
  expect(attributes('img', 'src', 'loading')).toEqual([['/files/p/a.svg', 'eager']]);
});

test('loads only the portrait crop on a phone in portrait', async () => {
  const upright = '(orientation: portrait)';
  await render(<Scene picture={sceneOf(scene)}>Words</Scene>);
  expect(attributes('picture > source', 'media', 'srcset')).toEqual([[upright, '/files/p/tall.svg']]);
});
