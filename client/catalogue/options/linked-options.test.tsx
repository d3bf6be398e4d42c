// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { ReservationRoom } from '../../../generated/types.ts';
import { RoomOptions } from './room-options.tsx';

const render = screenRenderer('catalogue', 'room');
const offered = example('SearchResult', 'search');
const [breakfast, childrens] = offered.upsellingList;
const [first, second] = ['2027-06-11', '2027-06-12'];

async function show(selectedUpselling: ReservationRoom['selectedUpselling'] = []) {
  const taken: ReservationRoom['selectedUpselling'][] = [];
  function Page() {
    const party = { room_type_code: 'DLX', adult: 2, kid: 1, infant: 0, pet: 0 };
    const [selected, setSelected] = useState(selectedUpselling);
    return (
      <RoomOptions
        number={null}
        room={{ ...party, selectedUpselling: selected }}
        offered={offered}
        pack={undefined}
        onChange={(options) => {
          taken.push(options.selectedUpselling);
          setSelected(options.selectedUpselling);
        }}
      />
    );
  }
  await render(<Page />);
  return () => taken.at(-1);
}
function button(name: string) {
  return document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;
}
function add(name = '') {
  return act(async () => button(`${name}: add one`).click());
}
function remove(name = '') {
  return act(async () => button(`${name}: remove one`).click());
}

test('offers a linked option only together with the option that it requires', async () => {
  const selected = await show();
  const needs = `Only with ${breakfast?.upselling_name}`;
  expect(document.body.textContent).toContain(needs);
  await add(childrens?.upselling_name);
  expect(selected()).toBeUndefined();
  await add(breakfast?.upselling_name);
  expect(document.body.textContent).not.toContain(needs);
  await add(childrens?.upselling_name);
  expect(selected()?.map(({ upselling_code }) => upselling_code)).toEqual(['BREAKFAST', 'KIDBREAKFAST']);
  await remove(breakfast?.upselling_name);
  expect(selected()).toEqual([]);
});

test('removes a night from the linked option too', async () => {
  const nights = [first, second];
  const selected = await show([
    { upselling_code: 'BREAKFAST', count: 2, date_list: nights },
    { upselling_code: 'KIDBREAKFAST', count: 1, date_list: nights },
  ]);
  await act(async () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click());
  expect(selected()?.map(({ date_list }) => date_list)).toEqual([[second], [second]]);
});
