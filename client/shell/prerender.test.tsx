// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { preloadsOf } from './prerender.tsx';

const variants = (['avif', 'webp'] as const).flatMap((format) =>
  [480, 960].map((width) => ({ file_path: `p/a.jpg-${width}.${format}`, type: `image/${format}` as const, width })),
);
const photograph = { file_path: 'p/a.jpg', alt: 'Sea', color: '#3a6ea5', focus_x: 20, variants };
const scene = { ...photograph, variants: undefined, portrait: { file_path: 'p/tall.svg' } };

test('preloads the crop whose media query matches', () => {
  const upright = '(orientation: portrait)';
  expect(preloadsOf(scene)).toEqual([
    { href: '/files/p/tall.svg', media: upright },
    { href: '/files/p/a.jpg', media: `not all and ${upright}` },
  ]);
  expect(preloadsOf(photograph)).toEqual([
    {
      href: '/files/p/a.jpg',
      type: 'image/avif',
      imageSrcSet: '/files/p/a.jpg-480.avif 480w, /files/p/a.jpg-960.avif 960w',
    },
  ]);
});
