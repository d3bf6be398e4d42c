// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../tests/support/client/screen.tsx';
import type { SearchResult } from '../../generated/types.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { searchSheet } from './search/search.store.ts';
import { PackagesSummary, RoomsSummary } from './summary.tsx';

const render = screenRenderer('catalogue', 'errors');
beforeEach(() => queryClient.clear());

function answerWith(result: SearchResult) {
  vi.stubGlobal('fetch', async () => Response.json(result));
}
function cardOf(name: string) {
  return [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(name));
}

test('shows the minimum nights of a package, on a card that looks like the others', async () => {
  const result = example('SearchResult', 'search');
  const [pack] = result.packageList;
  const sumPriceList = result.sumPriceList.filter(({ package_code }) => package_code !== pack!.package_code);
  answerWith({ ...result, nights: 1, sumPriceList, packageList: [{ ...pack!, min_nights: 2 }] });
  await render(<PackagesSummary />);
  await findText('2 nights or more');
  expect(cardOf(pack!.package_name)?.dataset['quiet']).toBeUndefined();
});

test('shows why a room has no price', async () => {
  const result = example('SearchResult', 'search');
  const code = result.roomList[0]!.room_type_code;
  const roomPriceList = result.roomPriceList.map((price) =>
    price.room_type_code === code ? { ...price, status: 'too_small' as const, min_nights: null } : price,
  );
  const sumPriceList = result.sumPriceList.filter(({ room_type_code }) => room_type_code !== code);
  answerWith({ ...result, roomPriceList, sumPriceList });
  await render(<RoomsSummary />);
  await findText('Doesn’t fit your party');
  expect(cardOf('Doesn’t fit your party')?.dataset['quiet']).toBe('true');
});

test('says that the property can’t take the party, with a way to change it', async () => {
  const headers = { 'Content-Type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => Response.json(example('Problem', 'too_many_rooms'), { status: 422, headers }));
  await render(<RoomsSummary />, { max_rooms: 3 });
  await findText('You can book up to 3 rooms at once.');
  await press('Change guests');
  expect(searchSheet.part).toBe('party');
});

test('puts the price at its position in the text of the unit', async () => {
  const result = example('SearchResult', 'search');
  answerWith(result);
  await render(<RoomsSummary />);
  expect(await findText('from')).toMatch(/from ₩[\d,]+ (\/ night|avg\. per room per night)/);
});
