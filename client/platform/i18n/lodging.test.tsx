// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Room } from '../../../generated/types.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import { useTranslation } from './i18n.ts';
import { bedsIn, fitsIn, viewIn } from './lodging.ts';

const render = screenRenderer('catalogue');
type Lodging = Pick<Room, 'beds' | 'bed_type' | 'view' | 'view_type'>;
const texts = { bed_type: '더블 1, 싱글 2', view_type: '시티뷰' };
const room: Lodging = {
  ...texts,
  beds: [
    { kind: 'double', count: 1 },
    { kind: 'single', count: 2 },
  ],
  view: 'city',
};

function Words({ of }: { of: Lodging }) {
  const { t } = useTranslation('catalogue');
  return `${bedsIn(t, of)} / ${viewIn(t, of)}`;
}
async function words(of: Lodging) {
  await render(<Words of={of} />);
  return document.body.textContent;
}

test("names the beds and the view in the guest's language", async () => {
  expect(await words(room)).toBe('1 double bed, 2 single beds / City view');
  expect(await words({ ...room, view: 'none', beds: [{ kind: 'floor_bedding', count: 2 }] })).toBe(
    'Floor bedding for 2 / No window',
  );
});

test("uses the provider's texts without codes, and for codes that this client doesn't know", async () => {
  expect(await words(texts)).toBe('더블 1, 싱글 2 / 시티뷰');
  const newer = {
    beds: [
      { kind: 'king', count: 1 },
      { kind: 'hammock', count: 1 },
    ],
    view: 'volcano',
  };
  expect(await words({ ...texts, ...(newer as Pick<Lodging, 'beds' | 'view'>) })).toBe('더블 1, 싱글 2 / 시티뷰');
});

test('states the number of guests once if all of them are included in the price', async () => {
  function Guests({ of }: { of: Pick<Room, 'standard' | 'max_person'> }) {
    return fitsIn(useTranslation('catalogue').t, of);
  }
  await render(<Guests of={{ standard: 2, max_person: 2 }} />);
  expect(document.body.textContent).toBe('Sleeps 2');
  await render(<Guests of={{ standard: 2, max_person: 3 }} />);
  expect(document.body.textContent).toBe('Sleeps 2 (max 3)');
});
