// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SearchResult } from '../../../generated/types.ts';
import { offersByRoom } from './offers.ts';
import RunningTotal from './running-total.tsx';

const render = screenRenderer('catalogue', 'booking');

test.each([
  ['a member', { tier_code: 'GOLD', tier_name: 'Gold', percent: 5 }, '₩418,000'],
  ['a visitor', undefined, '₩440,000'],
])('shows %s the same price as the quote for the earlier choice', async (_, own_tier, price) => {
  const { own_tier: __, ...found } = example<SearchResult>('search-lake');
  const result = own_tier ? { ...found, own_tier } : found;
  const shown = offersByRoom(result);
  const cedar = result.sumPriceList.find(
    ({ room_type_code, package_code }) => room_type_code === 'CED' && package_code === null,
  );
  expect(cedar).toBeDefined();
  for (const chosen of [cedar, undefined]) {
    await render(
      <RunningTotal {...{ result, shown, chosen }} compared={['CED']} action={null} onContinue={() => undefined} />,
    );
    expect(document.body.textContent).toContain(price);
  }
});
