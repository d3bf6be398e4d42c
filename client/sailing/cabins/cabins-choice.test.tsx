// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { CabinSearchResult } from '../../../generated/types.ts';
import { example, findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { CabinOfferCard } from './cabin-offer-card.tsx';
import { CabinPicker } from './cabin-picker.tsx';
import { divided } from './cabins.ts';
import { VoyagePanel } from './voyage-panel.tsx';

const render = screenRenderer('voyage', 'sailing', 'booking', 'catalogue');
const found = example<CabinSearchResult>('cabins');
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
  const shared = { travellers, offers: found.cabins, ships: [], most: 3, onChange: () => undefined };
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
