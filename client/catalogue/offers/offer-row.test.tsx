// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SearchResult } from '../../../generated/types.ts';
import { OfferRow } from './offer-row.tsx';

const render = screenRenderer('catalogue', 'booking');
const [sum] = example('SearchResult', 'search').sumPriceList;
if (!sum) throw new Error('the search example has no offer');

const MEMBER = { member_total_price: 475_000, member_discount_price: 25_000, member_night_price: 158_333 };
const GOLD = { tier_code: 'GOLD', tier_name: 'Gold', percent: 5 };

async function under(
  nights: number,
  rooms: number,
  hotel: Parameters<typeof render>[1] = {},
  tier?: SearchResult['own_tier'],
) {
  await render(
    <OfferRow
      result={{ nights, ...(tier && { own_tier: tier }) }}
      sum={{ ...sum!, ...MEMBER, total_price: 500_000, night_price: 166_666 }}
      package={null}
      roomName="Deluxe Twin"
      rooms={rooms}
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

test('shows members the member price first, with the amount saved', async () => {
  const text = await under(3, 1, { payment_type: 'GUARANTEE' }, GOLD);
  const [before, own] = [...document.querySelectorAll('s, del, [data-strike]')];
  expect([before?.textContent, own]).toEqual(['₩500,000', undefined]);
  expect(text.indexOf('₩475,000')).toBeLessThan(text.indexOf('Gold price · you save ₩25,000'));
  expect(text).toContain('₩158,333 avg. per room per night');
  expect(text).toContain('₩0 today, ₩475,000 at the hotel');
  expect(text).not.toContain('Member price');
});

test('shows visitors the public price first, with the price for members', async () => {
  const text = await under(3, 1);
  expect(text.indexOf('₩500,000')).toBeLessThan(text.indexOf('Member price ₩475,000'));
  expect(text).not.toContain('you save');
});

test('shows the total in the guest’s currency below the total, and the average per night on its own line', async () => {
  await under(3, 1, { use_exchange: true, exchange_rates: [{ currency: 'USD', rate: 0.00075, as_of: '2027-06-01' }] });
  const lines = [...document.querySelectorAll('p > *')].map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual(['₩500,0003 nights', 'about $375', '₩166,666 avg. per room per night']);
});
