// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example, screenRenderer } from '../../tests/support/screen.tsx';
import type { SearchResult } from '../../generated/types.ts';
import { OfferRow } from './offer-row.tsx';

const render = screenRenderer('catalogue');
const [sum] = example<SearchResult>('search').sumPriceList;
if (!sum) throw new Error('the example offers nothing');

/** What stands under the price of the stay. */
async function under(nights: number, rooms: number) {
  await render(
    <OfferRow
      sum={{ ...sum!, total_price: 500_000, night_price: 166_666 }}
      package={null}
      roomName="Deluxe Twin"
      nights={nights}
      rooms={rooms}
      onChoose={() => undefined}
    />,
  );
  return document.body.textContent ?? '';
}

test('the price beneath says what it is: of a room, of a night, and an average of nights', async () => {
  expect(await under(3, 1)).toContain('₩166,666 a night on average');
  expect(await under(3, 2)).toContain('₩166,666 a room and night on average');
  expect(await under(1, 2)).toContain('₩166,666 a room');
  expect(await under(1, 1)).not.toContain('₩166,666');
});
