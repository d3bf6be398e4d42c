// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Ship } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, press, refusal, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { CabinOfferCard } from './cabin-offer-card.tsx';
import { CabinPlaceList } from './cabin-place-list.tsx';
import { CabinPicker } from './cabin-picker.tsx';
import { divided } from './cabins.ts';
import { Cabins } from './cabins-choice.tsx';
import { VoyagePanel } from './voyage-panel.tsx';

const render = screenRenderer('voyage', 'sailing', 'booking', 'catalogue', 'errors');
const found = example('CabinSearchResult', 'cabins');
const [, twin] = found.cabins;
const travellers = { adult: 2, kid: 0, infant: 0 };

test('shows the lowest price for the party until the guest chooses a cabin', async () => {
  const dearer = { ...twin!, total_price: twin!.total_price! + 1000 };
  await render(<VoyagePanel found={{ ...found, cabins: [dearer, twin!] }} travellers={travellers} missing={null} />);
  await findText('from ₩670,000');
  expect(document.body.textContent).not.toContain('Choose a cabin');
  await render(<VoyagePanel found={found} travellers={travellers} missing="Not in a cabin yet: 1 adult" />);
  await findText('Not in a cabin yet');
  expect(document.body.textContent).not.toContain('₩');
  await render(<VoyagePanel found={{ ...found, cabins: [] }} travellers={travellers} missing={null} />);
  await findText('Choose a cabin to see the price.');
});

test('lets the guest remove a cabin only if there are several', async () => {
  const removes = () => [...document.querySelectorAll('button[aria-label^="Remove"]')];
  const shared = { travellers, offers: found.cabins, ships: [], most: 3, prices: [], onChange: () => undefined };
  await render(<CabinPicker {...shared} cabins={divided(travellers, twin!)} />);
  await findText('Who sleeps where');
  expect(removes()).toEqual([]);
  await render(<CabinPicker {...shared} cabins={divided(travellers, { ...twin!, cabins_needed: 2 })} />);
  expect(removes()).toHaveLength(2);
});

test('shows the supplement for single occupancy only if it applies to the party', async () => {
  const nothing = () => undefined;
  const shared = { offer: twin!, ships: [], chosen: 0, first: true, adding: false, full: false };
  const act = { onTake: nothing, onAdd: nothing, onPlan: nothing };
  await render(<CabinOfferCard {...shared} {...act} travellers={travellers} />);
  await findText('port tax included');
  expect(document.body.textContent).not.toContain('Single occupancy');
  await render(<CabinOfferCard {...shared} {...act} travellers={{ ...travellers, adult: 1 }} />);
  await findText('Single occupancy');
});

test('numbers the cabins, shows each type and price once, and reports when everyone has a cabin', async () => {
  const shared = { travellers, offers: found.cabins, ships: [], most: 3, onChange: () => undefined };
  await render(<CabinPicker {...shared} prices={[670_000]} cabins={divided(travellers, twin!)} />);
  await findText('Everyone has a cabin.');
  const cabin = document.querySelector('section section')!;
  expect(cabin.textContent).toContain('Cabin 1₩670,000');
  expect(cabin.textContent.split(twin!.cabin_type.cabin_type_name)).toHaveLength(2);
  await render(<CabinPicker {...shared} prices={[]} cabins={[{ ...divided(travellers, twin!)[0]!, adult: 1 }]} />);
  await findText('Not in a cabin yet');
  expect(document.body.textContent).not.toContain('Everyone has a cabin.');
});

test('names the reason when a cabin already has everyone of an age group', async () => {
  const shared = { travellers, offers: found.cabins, ships: [], most: 3, prices: [], onChange: () => undefined };
  const plus = () => [...document.querySelectorAll('fieldset button')].at(-1)?.getAttribute('aria-label');
  await render(<CabinPicker {...shared} cabins={divided(travellers, twin!)} />);
  await findText('Who sleeps where');
  expect(plus()).toBe('Adults: all are in this cabin');
  await render(<CabinPicker {...shared} cabins={[{ ...divided(travellers, twin!)[0]!, adult: 1 }]} />);
  expect(plus()).toBe('Adults: add one');
});

test('continues only once the price has loaded', async () => {
  let price = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/voyage-quotes')) return (await price.promise).clone();
    return url.includes('/ships') ? refusal(404, 'not_found') : Response.json(found);
  });
  const search = example('SailingSearchRequest', 'searchSailings-standard');
  const choice = {
    search,
    outbound: 'IT0611',
    inbound: 'TI0614',
    cabins: divided(search, twin!),
    open: 'cabins' as const,
  };
  history.replaceState(null, '', '/reservation?step=cabins');
  await render(<Cabins choice={choice} />);
  await findText('Everyone has a cabin.');
  await press('Updating the price');
  expect(location.pathname).toBe('/reservation');
  await act(async () => price.resolve(refusal(503, 'unavailable')));
  await findText('We couldn’t get the price.');
  await press('Traveller details');
  expect(location.pathname).toBe('/reservation');
  price = Promise.withResolvers<Response>();
  price.resolve(Response.json(example('QuoteResult', 'quote-roundTrip')));
  await press('Try again');
  await findText('₩');
  await press('Traveller details');
  expect(location.pathname).toBe('/reservation/info');
});

test('gives the distance to the lift as one number', async () => {
  const deck = { deck_number: 5, areas: [area('lift', 0, null), area('cabins', 50, 'TWIN')] };
  const ship = { ship_name: 'Hanbada', length: 200, decks: [deck] } as unknown as Ship;
  await render(<CabinPlaceList ships={[ship]} code="TWIN" />);
  expect(await findText('m to the lift')).toContain('up to 100 m to the lift');
});

function area(kind: string, x: number, cabin_type_code: string | null) {
  return { kind, x, y: 40, width: 10, height: 10, cabin_type_code };
}
