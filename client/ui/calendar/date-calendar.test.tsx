// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import DateCalendar, { type DateCalendarProps, type DateCalendarTexts } from './date-calendar.tsx';

const texts: DateCalendarTexts = {
  label: 'Day of departure',
  previous: 'Earlier',
  next: 'Later',
  clear: 'Clear',
  choose: 'Choose a day',
  chosen: 'chosen',
  closed: 'Not available',
  cheapest: 'lowest price',
  legend: {
    title: 'Legend',
    cheapest: 'Lowest',
    closed: 'Closed',
    few: 'Few',
    holiday: 'Holidays',
    past: 'Past',
    beyond: 'Later',
  },
  from: (price) => `from ${price}`,
};
const days = {
  '2027-03-10': { price: 180_000 },
  '2027-03-12': { price: 150_000, remaining: '9 places left' },
  '2027-03-13': { closed: true, reason: 'The sailing is cancelled' },
  '2027-03-14': { closed: true },
  '2027-03-30': { price: 180_000 },
};

const render = testRenderer();

async function open(props: Partial<DateCalendarProps> = {}) {
  const changes: (string | null)[] = [];
  function Page() {
    const [value, setValue] = useState(props.value ?? null);
    return (
      <DateCalendar
        locale="en"
        currency="KRW"
        minDate="2027-03-10"
        maxDate="2027-12-31"
        days={days}
        texts={texts}
        layout="pages"
        {...props}
        value={value}
        onChange={(day) => {
          changes.push(day);
          setValue(day);
        }}
      />
    );
  }
  await render(<Page />);
  return changes;
}

function day(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="button"][aria-label]')].find(
    (button) => button.getAttribute('aria-label')?.includes(name) && !button.hasAttribute('data-outside-month'),
  );
  if (!found) throw new Error(`no day is named ${name}`);
  return found;
}
function label(name: string) {
  return day(name).getAttribute('aria-label');
}
async function press(...keys: string[]) {
  for (const key of keys)
    await act(async () => {
      for (const type of ['keydown', 'keyup'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }),
        );
    });
}
function footText() {
  return document.querySelector('[role="status"]')?.parentElement?.textContent;
}

it('includes date, price, remaining places and reason in the accessible name of a day', async () => {
  await open();
  expect(label('March 10')).toBe('Wednesday, March 10, 2027, from ₩180,000');
  expect(label('March 12')).toBe('Friday, March 12, 2027, from ₩150,000, 9 places left, lowest price');
  expect(label('March 13')).toBe('Saturday, March 13, 2027, The sailing is cancelled');
  expect(label('March 14')).toBe('Sunday, March 14, 2027, Not available');
});

it('works with the keyboard, which can focus a closed day to show the reason but cannot choose it', async () => {
  const changes = await open();
  expect(footText()).toBe('Choose a day');
  await act(async () => day('March 12').focus());
  await press('ArrowRight');
  expect(document.activeElement).toBe(day('March 13'));
  expect(footText()).toContain('The sailing is cancelled');
  await press('Enter');
  expect(changes).toEqual([]);
  await press('ArrowLeft', 'Enter');
  expect(changes).toEqual(['2027-03-12']);
  expect(label('March 12')).toContain('chosen');
  expect(footText()).toBe('Fri, Mar 12 · from ₩150,000 · 9 places left');
});

it('dims days before an earlier choice with the reason, and focuses the first available day', async () => {
  const changes = await open({ notBefore: { day: '2027-03-12', reason: 'Before you leave' }, takesFocus: true });
  expect(document.activeElement).toBe(day('March 12'));
  expect(day('March 10').hasAttribute('data-dimmed')).toBe(true);
  expect(label('March 10')).toBe('Wednesday, March 10, 2027, Before you leave');
  await press('ArrowLeft', 'Enter');
  expect(changes).toEqual([]);
});

it('opens at the first day that can be chosen once the days are known, unless the guest has moved the focus', async () => {
  const closed = { '2027-03-10': { closed: true, reason: 'Sold out' }, '2027-03-12': { price: 150_000 } };
  await open({ days: closed, takesFocus: true });
  expect(document.activeElement).toBe(day('March 12'));
  expect(footText()).toBe('Choose a day');

  function Late() {
    const [loaded, setLoaded] = useState(false);
    return (
      <>
        <button type="button" id="load" onClick={() => setLoaded(true)} />
        <DateCalendar
          {...{ locale: 'en', currency: 'KRW', minDate: '2027-03-10', maxDate: '2027-12-31', texts, layout: 'pages' }}
          value={null}
          onChange={() => undefined}
          takesFocus
          days={loaded ? closed : {}}
          loading={!loaded}
        />
      </>
    );
  }
  await render(<Late />);
  await press('ArrowRight');
  await act(async () => document.getElementById('load')!.click());
  expect(document.activeElement).toBe(day('March 11'));
});

it('shows a legend for every look that can occur', async () => {
  const legend = () => [...document.querySelectorAll('li[data-mark]')].map(({ textContent }) => textContent);
  await open({ minDate: '2027-03-01' });
  expect(legend()).toEqual(['Lowest', 'Few', 'Closed', 'Holidays']);
  await open({ value: '2027-03-12', notBefore: { day: '2027-03-12', reason: 'Before you leave' } });
  expect(legend()).toEqual(['Day of departure', 'Lowest', 'Few', 'Before you leave', 'Closed', 'Holidays', 'Past']);
});

it('clears the chosen day', async () => {
  const changes = await open({ value: '2027-03-12' });
  const clear = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear')!;
  await act(async () => clear.click());
  expect(changes).toEqual([null]);
  expect(footText()).toBe('Choose a day');
});
