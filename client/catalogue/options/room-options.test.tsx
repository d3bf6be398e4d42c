// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { ReservationRoom } from '../../../generated/types.ts';
import { RoomOptions } from './room-options.tsx';

const render = screenRenderer('catalogue', 'room');
const offered = example('SearchResult', 'search');
const EXTRA_BREAKFAST = { upselling_code: 'BREAKFAST', count: 1, date_list: ['2027-06-11'] };

async function show(packageCode?: string, party: Partial<ReservationRoom> = {}) {
  const taken: Partial<ReservationRoom>[] = [];
  function Page() {
    const [room, setRoom] = useState<ReservationRoom>({
      room_type_code: 'DLX',
      adult: 2,
      kid: 0,
      infant: 0,
      pet: 0,
      selectedUpselling: [],
      ...party,
    });
    return (
      <RoomOptions
        number={null}
        room={room}
        offered={offered}
        pack={offered.packageList.find((each) => each.package_code === packageCode)}
        onChange={(options) => {
          taken.push(options);
          const { early_checkout_seq: _, ...plain } = room;
          setRoom({ ...plain, ...options });
        }}
      />
    );
  }
  await render(<Page />);
  return taken;
}

function radio(name: string) {
  return [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find((input) =>
    input.closest('label')?.textContent?.includes(name),
  );
}

test('offers early, standard and late check-out as one choice', async () => {
  const taken = await show();
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(3);
  expect(radio('Standard check-out by 11:00')?.checked).toBe(true);
  await act(async () => radio('Late check-out until 14:00')?.click());
  expect(taken.at(-1)).toEqual({ selectedUpselling: [{ upselling_code: 'LATE', count: 1, date_list: [] }] });
  await act(async () => radio('Early check-out by 09:00')?.click());
  expect(taken.at(-1)).toEqual({ selectedUpselling: [], early_checkout_seq: 1 });
  expect(radio('Late check-out until 14:00')?.checked).toBe(false);
  expect(document.querySelectorAll('li h2')).toHaveLength(2);
});

test('offers no choice if the package sets the check-out time', async () => {
  await show('SPA');
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(0);
  expect(document.body.textContent).toContain('Your package includes late check-out until 14:00');
});

function card(name: string) {
  return [...document.querySelectorAll('li')].find((each) => each.querySelector('h2')?.textContent === name);
}
function stepper(name: string, press: 'add one' | 'remove one') {
  return document.querySelector<HTMLButtonElement>(`button[aria-label="${name}: ${press}"]`);
}

test('names the unit of each price', async () => {
  await show();
  expect(card('조식')?.textContent).toContain('₩25,000 per person, per day');
  expect(card('공항 픽업')?.textContent).toContain('₩90,000 per vehicle');
});

test('adds an option in the package only for guests whom the package does not cover', async () => {
  const taken = await show('BB', { adult: 3 });
  expect(card('조식')?.textContent).toContain('2 included in 조식 패키지');
  expect(card('조식')?.textContent).toContain('₩25,000');
  await act(async () => stepper('조식', 'add one')!.click());
  const nights = ['2027-06-11', '2027-06-12'];
  expect(taken.at(-1)).toEqual({ selectedUpselling: [{ upselling_code: 'BREAKFAST', count: 1, date_list: nights }] });
  await act(async () => stepper('조식', 'add one')!.click());
  expect(taken).toHaveLength(1);
});

test.each([
  ['for a child, who has a linked option', { adult: 2, kid: 1 }, false],
  ['for fewer guests than the package covers', { adult: 1 }, false],
  ['to remove a unit that was added for a larger party', { selectedUpselling: [EXTRA_BREAKFAST] }, true],
])('offers an option in the package %s: %j, %s', async (_, party, offered) => {
  await show('BB', party);
  expect(stepper('조식', 'remove one') !== null).toBe(offered);
});

test('lists the options in the package first', async () => {
  const [pack] = offered.packageList;
  const last = offered.upsellingList.findLast(({ checkout_time }) => checkout_time === null)!;
  offered.packageList.push({ ...pack!, package_code: 'LAST', included_upsellings: [last.upselling_code] });
  await show('LAST');
  expect(document.querySelector('li h2')?.textContent).toBe(last.upselling_name);
});

test('marks an option that the package includes, and does not sell it again', async () => {
  await show('BB');
  const cards = [...document.querySelectorAll('li')];
  const breakfast = card('조식');
  expect(breakfast?.textContent).toContain('2 included in 조식 패키지');
  expect(breakfast?.textContent).not.toContain('₩');
  expect(breakfast?.querySelectorAll('button, input')).toHaveLength(0);
  expect(cards.filter((card) => card.querySelector('button'))).toHaveLength(1);
  await show();
  expect(document.body.textContent).not.toContain('ncluded in');
});

test.each([
  ['without a child', {}, false],
  ['with a child', { kid: 1 }, true],
  ['once it is selected', { selectedUpselling: [{ ...EXTRA_BREAKFAST, upselling_code: 'KIDBREAKFAST' }] }, true],
])("offers a children's option %s: %j, %s", async (_, party, offers) => {
  const childrens = offered.upsellingList.find(({ upselling_code }) => upselling_code === 'KIDBREAKFAST')!;
  await show(undefined, party);
  expect(card(childrens.upselling_name) !== undefined).toBe(offers);
});
