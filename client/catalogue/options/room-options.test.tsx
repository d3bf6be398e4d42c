// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { example, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { ReservationRoom, SearchResult } from '../../../generated/types.ts';
import { RoomOptions } from './room-options.tsx';

const render = screenRenderer('catalogue');
const offered = example<SearchResult>('search');

async function show(packageCode?: string) {
  const taken: Partial<ReservationRoom>[] = [];
  function Page() {
    const [room, setRoom] = useState<ReservationRoom>({
      room_type_code: 'DLX',
      adult: 2,
      kid: 0,
      infant: 0,
      pet: 0,
      selectedUpselling: [],
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
  expect(document.querySelectorAll('li h2')).toHaveLength(3);
});

test('offers no choice if the package sets the check-out time', async () => {
  await show('SPA');
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(0);
  expect(document.body.textContent).toContain('Your package includes late check-out until 14:00');
});

test('marks an option that the package includes, and does not sell it again', async () => {
  await show('BB');
  const cards = [...document.querySelectorAll('li')];
  const breakfast = cards.find((card) => card.querySelector('h2')?.textContent === '조식');
  expect(breakfast?.textContent).toContain('Included in 조식 패키지');
  expect(breakfast?.textContent).not.toContain('₩');
  expect(breakfast?.querySelectorAll('button, input')).toHaveLength(0);
  expect(cards.filter((card) => card.querySelector('button'))).toHaveLength(2);
  await show();
  expect(document.body.textContent).not.toContain('Included in');
});
