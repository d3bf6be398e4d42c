// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SailingCalendar } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import VoyageBar from './voyage-bar.tsx';
import { openVoyage, setVoyage, type VoyageChoices, type VoyagePart, voyageStore } from './voyage-search.store.ts';
import VoyageSheet from './voyage-sheet.tsx';

const ferry = example('PortsResult', 'ports');
const CALENDARS: Record<string, SailingCalendar> = {
  ICNTAO: example('SailingCalendar', 'sailing-calendar'),
  TAOICN: example('SailingCalendar', 'sailing-calendar-back'),
};
vi.stubGlobal('fetch', async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/ports')) return Response.json(ferry);
  const calendar = CALENDARS[searchParams.get('route_code') ?? ''];
  // Requests for other months stay pending.
  return calendar && searchParams.get('from') === '2027-06-01' ? Response.json(calendar) : new Promise(() => undefined);
});
const render = screenRenderer('sailing', 'errors');
beforeAll(() => Promise.all([import('../../ui/dialog.tsx'), import('../../ui/calendar/date-calendar.tsx')]));

const ROUND: VoyageChoices = {
  hotel: '20',
  route: 'ICNTAO',
  back: 'TAOICN',
  departs: '2027-06-11',
  returns: '2027-06-14',
  adult: 2,
  kid: 0,
  infant: 0,
};
beforeEach(() => setVoyage(ROUND));

async function show(part: VoyagePart) {
  const calls: string[] = [];
  await render(
    <VoyageSheet
      part={part}
      ferry={ferry}
      onPart={(next) => calls.push(next)}
      onClose={() => calls.push('closed')}
      onSearch={() => calls.push('searched')}
    />,
    { hotel_code: '20', today: '2027-06-01', bookable_to: '2028-06-01', max_guest: 9 },
  );
  return calls;
}

function day(name: string) {
  const named = [...document.querySelectorAll<HTMLElement>('[role="button"][aria-label]')];
  return named.find((each) => each.getAttribute('aria-label')?.includes(name) && !each.dataset['outsideMonth']);
}
async function choose(name: string) {
  await vi.waitFor(() => expect(day(name)?.getAttribute('aria-label')).toContain('₩'), 10_000);
  await act(async () => day(name)?.focus());
  await act(async () => {
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
      );
  });
}
async function pick(value: string) {
  await act(async () => document.querySelector<HTMLElement>(`input[value="${value}"]`)?.click());
}
function close() {
  return act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
}
function findText() {
  return document.body.textContent!.replaceAll(/\s/g, ' ');
}

test('asks for the return date after the departure date, and rejects a return before the departure', async () => {
  setVoyage({ ...ROUND, departs: null, returns: null });
  const calls = await show('dates');
  await choose('June 11');
  expect(findText()).toContain('Choose your return date');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('June 11');
  expect(day('June 7')?.getAttribute('aria-label')).toContain('Before your departure');
  await press('Find sailings');
  expect(calls).toEqual(['dates']);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Choose your return date');
  await choose('June 14');
  await press('Find sailings');
  expect(calls).toEqual(['dates', 'searched']);
  expect(voyageStore).toMatchObject({ departs: '2027-06-11', returns: '2027-06-14' });
});

test('shows the dates in the search bar while the guest chooses them', async () => {
  const bar = () => document.querySelector('search')?.textContent?.replaceAll(/\s/g, ' ');
  setVoyage({ ...ROUND, departs: null, returns: null });
  await render(<VoyageBar />, { hotel_code: '20', today: '2027-06-01', bookable_to: '2028-06-01', max_guest: 9 });
  await vi.waitFor(() => expect(bar()).toContain('Round trip'));
  expect(bar()).not.toContain('Jun 11');
  await act(async () => openVoyage('dates'));
  await choose('June 11');
  expect(bar()).toContain('Jun 11');
  expect(voyageStore.departs).toBeNull();
  await act(async () => openVoyage(null));
  expect(bar()).not.toContain('Jun 11');
});

test('clears the dates when the route changes, and discards an incomplete choice when closed', async () => {
  const calls = await show('route');
  await pick('ICNTAOX');
  await press('Find sailings');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Choose your departure date');
  await close();
  expect(calls).toEqual(['dates', 'closed']);
  expect(voyageStore).toMatchObject(ROUND);
});

test('selects the first route from the newly chosen port, and offers its return routes', async () => {
  await show('route');
  await pick('TAO');
  expect(document.querySelector<HTMLInputElement>('input[name="route"]:checked')?.value).toBe('TAOICN');
  await pick('ICNTAOX');
  expect(document.querySelector<HTMLInputElement>('input[name="back"]:checked')?.value).toBe('ICNTAOX');
});

test('requires no return date for a one-way trip, and keeps the trip when closed', async () => {
  await show('route');
  await pick('one_way');
  await close();
  expect(voyageStore).toMatchObject({ route: 'ICNTAO', back: null, departs: '2027-06-11', returns: null });
});

test('labels a single date as the departure, and shows the number of travellers on phones', async () => {
  await render(<VoyageBar />, { hotel_code: '20' });
  const bar = () => document.querySelector('search')!;
  expect(bar().querySelectorAll('button')[1]?.textContent).toContain('Dates');
  expect(bar().querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe('2');
  await act(async () => setVoyage({ ...ROUND, back: null, returns: null, kid: 1 }));
  expect(bar().querySelectorAll('button')[1]?.textContent).toContain('Departure');
  expect(bar().querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe('3');
});
