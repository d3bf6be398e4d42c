// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { offersByRoom } from './offers.ts';
import RunningTotal from './running-total.tsx';

const render = screenRenderer('catalogue', 'booking', 'room');

test.each([
  ['a member', { tier_code: 'GOLD', tier_name: 'Gold', percent: 5 }, '₩418,000'],
  ['a visitor', undefined, '₩440,000'],
])('shows %s the same price as the quote for the earlier choice', async (_, own_tier, price) => {
  const { own_tier: __, ...found } = example('SearchResult', 'search-lake');
  const result = own_tier ? { ...found, own_tier } : found;
  const shown = offersByRoom(result);
  const cedar = result.sumPriceList.find(
    ({ room_type_code, package_code }) => room_type_code === 'CED' && package_code === null,
  );
  expect(cedar).toBeDefined();
  for (const chosen of [cedar, undefined]) {
    await render(
      <RunningTotal
        {...{ result, shown, chosen }}
        compared={['CED']}
        action={null}
        onCompare={() => undefined}
        onContinue={() => undefined}
      />,
    );
    expect(document.body.textContent).toContain(price);
  }
});

test('lets the guest remove one of the compared rooms, or all', async () => {
  const result = example('SearchResult', 'search-lake');
  const [one, two] = result.roomList;
  const codes = [one!.room_type_code, two!.room_type_code];
  const left: string[][] = [];
  await render(
    <RunningTotal
      {...{ result, shown: offersByRoom(result), chosen: undefined, action: null }}
      compared={codes}
      onCompare={(rest) => left.push(rest)}
      onContinue={() => undefined}
    />,
  );
  await findText(one!.room_type_name);
  const remove = document.querySelector<HTMLElement>(`[aria-label^="Remove ${one!.room_type_name}"]`);
  await act(async () => remove?.click());
  await press('Clear all');
  expect(left).toEqual([[codes[1]], []]);
});
