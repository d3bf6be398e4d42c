// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SearchResult } from '../../../generated/types.ts';
import { OfferRow } from './offer-row.tsx';

const render = screenRenderer('catalogue', 'booking');
const [sum] = example<SearchResult>('search').sumPriceList;
if (!sum) throw new Error('the search example has no offer');

async function under(nights: number, rooms: number, hotel: Parameters<typeof render>[1] = {}) {
  await render(
    <OfferRow
      sum={{ ...sum!, total_price: 500_000, night_price: 166_666 }}
      package={null}
      roomName="Deluxe Twin"
      nights={nights}
      rooms={rooms}
      anchored
      onChoose={() => undefined}
    />,
    hotel,
  );
  return document.body.textContent ?? '';
}

test('labels the second price as the average per room per night', async () => {
  for (const [nights, rooms] of [
    [3, 1],
    [3, 2],
    [1, 2],
  ] as const)
    expect(await under(nights, rooms)).toContain('₩166,666 avg. per room per night');
  expect(await under(1, 1)).not.toContain('₩166,666');
});

test('shows the amounts due today and at the hotel if nothing is charged now', async () => {
  expect(await under(2, 1)).not.toContain('at the hotel');
  expect(await under(2, 1, { payment_type: 'GUARANTEE' })).toContain('₩0 today, ₩500,000 at the hotel');
});
