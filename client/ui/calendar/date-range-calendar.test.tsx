// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import type { CalendarDays, CalendarTexts, StayRange } from './calendar-types.ts';
import DateRangeCalendar, { type DateRangeCalendarProps } from './date-range-calendar.tsx';

const texts: CalendarTexts = {
  label: 'Dates of your stay',
  previous: 'Earlier',
  next: 'Later',
  clear: 'Clear',
  chooseArrival: 'Choose your arrival',
  chooseDeparture: 'Choose your departure',
  nightsOrMore: (nights) => `${nights} nights or more`,
  nightsAtMost: (nights) => `${nights} nights at most`,
  nights: (nights) => `${nights} nights`,
  arrival: 'arrival',
  departure: 'departure',
  closed: 'Not available',
  cannotFollow: 'A closed night lies between',
  cheapest: 'lowest price',
  legend: {
    title: 'What the days mean',
    cheapest: 'Lowest price of the month',
    closed: 'Not for sale',
    noArrival: 'No arrival',
    holiday: 'Sundays and holidays',
    past: 'Past',
    beyond: 'Later',
  },
  from: (price) => `from ${price}`,
};

const days: CalendarDays = {
  '2027-03-10': { price: 180000, minNights: 2 },
  '2027-03-11': { price: 150000 },
  '2027-03-13': { price: 180000, closed: true, reason: 'Sold out' },
  '2027-03-30': { price: 180000 },
};

const render = testRenderer();

async function open(props: Partial<DateRangeCalendarProps> = {}) {
  const changes: (StayRange | null)[] = [];
  const arrivals: (string | null)[] = [];
  const months: string[] = [];
  const onMonthsVisible = (from: string, to: string) => void months.push(`${from}…${to}`);
  function Page() {
    const [value, setValue] = useState(props.value ?? null);
    const [arrival, setArrival] = useState(props.arrival ?? null);
    return (
      <DateRangeCalendar
        locale="en"
        currency="KRW"
        minDate="2027-03-10"
        maxDate="2027-12-31"
        days={days}
        texts={texts}
        layout="pages"
        onMonthsVisible={onMonthsVisible}
        {...props}
        arrival={arrival}
        onArrival={(day) => {
          arrivals.push(day);
          setArrival(day);
        }}
        value={value}
        onChange={(range) => {
          changes.push(range);
          setValue(range);
        }}
      />
    );
  }
  await render(<Page />);
  return { changes, months, arrivals };
}

function day(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="button"][aria-label]')].find(
    (button) => button.getAttribute('aria-label')?.includes(name) && !button.hasAttribute('data-outside-month'),
  );
  if (!found) throw new Error(`no day is named ${name}`);
  return found;
}

async function press(...keys: string[]) {
  for (const key of keys) {
    await act(async () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
      (document.activeElement ?? target).dispatchEvent(
        new KeyboardEvent('keyup', { key, code: key, bubbles: true, cancelable: true }),
      );
    });
  }
}

function focus(name: string) {
  return act(async () => day(name).focus());
}
function label(name: string) {
  return day(name).getAttribute('aria-label');
}
function disabled(name: string) {
  return day(name).getAttribute('aria-disabled') === 'true';
}
/** Returns the element's text with plain spaces, because Intl puts thin spaces into ranges. */
function plain(element: Element | null) {
  return element?.textContent?.replaceAll(/\s/g, ' ');
}
function status() {
  return plain(document.querySelector('[role="status"]'));
}

it('includes date, price and special conditions in the accessible name of a day', async () => {
  await open();
  expect(label('March 11')).toBe('Thursday, March 11, 2027, from ₩150,000, lowest price');
  expect(label('March 13')).toBe('Saturday, March 13, 2027, Sold out');
  expect(disabled('March 13')).toBe(true);
});

it.each([
  ['the arrival', { value: { start: '2027-03-16', end: '2027-03-18' } }, 'March 16', 'March 17'],
  ['the first day if no dates are chosen', {}, 'March 10', 'March 11'],
])('opens with the focus on %s, from which the arrow keys move', async (_, props, opened, next) => {
  await open({ takesFocus: true, ...props });
  expect(document.activeElement).toBe(day(opened));
  await press('ArrowRight');
  expect(document.activeElement).toBe(day(next));
});

it('translates the accessible name of a day', async () => {
  await open({ locale: 'ko' });
  expect(label('3월 11일')).toContain('2027년 3월 11일 목요일');
});

it('works with the keyboard, and announces the next step', async () => {
  const { changes } = await open();
  expect(status()).toBe('Choose your arrival');
  await focus('March 10');
  await press('Enter');
  expect(status()).toBe('Choose your departure · 2 nights or more');
  expect(document.activeElement).toBe(day('March 11'));
  expect(label('March 11')).toContain('2 nights or more');
  expect(disabled('March 11')).toBe(true);
  await press('Enter');
  expect(changes).toEqual([]);
  await press('ArrowRight', 'Enter');
  expect(changes).toEqual([{ start: '2027-03-10', end: '2027-03-12' }]);
  expect(status()).toContain('2 nights');
  expect(label('March 10')).toContain('arrival');
  expect(label('March 12')).toContain('departure');
});

it('allows departure on a sold-out day, but not a stay that includes its night', async () => {
  const { changes } = await open();
  await focus('March 11');
  await press('Enter');
  expect(label('March 14')).toContain('A closed night lies between');
  await press('ArrowRight', 'Enter');
  expect(changes).toEqual([{ start: '2027-03-11', end: '2027-03-13' }]);
  expect(label('March 13')).not.toContain('Sold out');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

it('does not allow arrival on a closed day', async () => {
  const { changes } = await open();
  await focus('March 13');
  await press('Enter');
  expect(status()).toBe('Choose your arrival');
  expect(changes).toEqual([]);
});

it('marks a departure that makes the stay too long, and restarts on Escape', async () => {
  await open({ maxNights: 2, days: {} });
  await focus('March 10');
  await press('Enter');
  expect(label('March 13')).toContain('2 nights at most');
  await press('Escape');
  expect(status()).toBe('Choose your arrival');
  expect(disabled('March 13')).toBe(false);
});

it('requests months as they become visible', async () => {
  const { months } = await open();
  expect(months).toEqual(['2027-03…2027-04']);
  await focus('March 11');
  await press('PageDown', 'PageDown');
  expect(months.at(-1)).toBe('2027-05…2027-06');
});

it('keeps Gregorian dates in languages with other calendars', async () => {
  const { changes } = await open({ locale: 'th-TH', days: {} });
  await focus('10 มีนาคม');
  await press('Enter', 'Enter');
  expect(changes).toEqual([{ start: '2027-03-10', end: '2027-03-11' }]);
});

it('loads more months on a phone when the keyboard focus moves past the loaded months', async () => {
  const { months } = await open({ layout: 'scroll' });
  expect(months.at(-1)).toBe('2027-03…2027-05');
  await focus('March 11');
  await press('PageDown', 'PageDown', 'PageDown');
  expect(months.at(-1)).toBe('2027-03…2027-08');
});

it('clears the stay with the Clear button', async () => {
  const { changes } = await open({ value: { start: '2027-03-11', end: '2027-03-12' } });
  const clear = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Clear');
  await act(async () => clear?.click());
  expect(changes).toEqual([null]);
  expect(status()).toBe('Choose your arrival');
});

function line() {
  return plain(document.querySelector('[role="status"] + p'));
}

it('keeps the arrival when another element takes the focus', async () => {
  const { arrivals, changes } = await open({ value: { start: '2027-03-20', end: '2027-03-21' } });
  await focus('March 11');
  await press('Enter');
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(status()).toBe('Choose your departure');
  expect(label('March 11')).toContain('arrival');
  expect(arrivals).toEqual(['2027-03-11']);
  await focus('March 12');
  await press('Enter');
  expect(changes).toEqual([{ start: '2027-03-11', end: '2027-03-12' }]);
});

it('continues from an earlier arrival', async () => {
  const { changes } = await open({ arrival: '2027-03-11' });
  expect(status()).toBe('Choose your departure');
  expect(label('March 11')).toContain('arrival');
  await focus('March 12');
  await press('Enter');
  expect(changes).toEqual([{ start: '2027-03-11', end: '2027-03-12' }]);
});

it('makes a day that cannot be a departure the new arrival', async () => {
  const { arrivals, changes } = await open();
  await focus('March 15');
  await press('Enter');
  await focus('March 11');
  expect(disabled('March 11')).toBe(false);
  await press('Enter');
  expect(label('March 11')).toContain('arrival');
  await focus('March 16');
  expect(label('March 16')).toContain('A closed night lies between');
  await press('Enter');
  expect(label('March 16')).toContain('arrival');
  expect(status()).toBe('Choose your departure');
  expect(arrivals).toEqual(['2027-03-15', '2027-03-11', '2027-03-16']);
  expect(changes).toEqual([]);
});

it('clears an incomplete stay on Escape, and keeps a complete one', async () => {
  const { changes } = await open({ value: { start: '2027-03-11', end: '2027-03-12' } });
  await focus('March 15');
  await press('Enter', 'Escape');
  expect(status()).toBe('Thu, Mar 11 – Fri, Mar 12 · 1 nights');
  expect(changes).toEqual([]);
});

it('describes the focused day with its price, the reason why it is closed, or the stay that would end on it', async () => {
  await open();
  await focus('March 11');
  expect(line()).toBe('Thu, Mar 11 · from ₩150,000');
  await focus('March 13');
  expect(line()).toBe('Sat, Mar 13 · Sold out');
  await focus('March 11');
  await press('Enter');
  await focus('March 13');
  expect(line()).toBe('departure · Sat, Mar 13 · 2 nights');
});

it('opens at the first possible arrival if no dates have been chosen', async () => {
  await open({ days: { '2027-03-10': { closed: true }, '2027-03-11': { price: 150_000 } }, takesFocus: true });
  expect(document.activeElement).toBe(day('March 11'));
});

it('says in the legend what a day that cannot be chosen means for the arrival and for the departure', async () => {
  const marks = () => [...document.querySelectorAll('[data-mark="unfit"], [data-mark="noArrival"]')];
  await open();
  expect(marks().map(({ textContent }) => textContent)).toEqual(['No arrival']);
  await open({ arrival: '2027-03-10' });
  expect(marks().map(({ textContent }) => textContent)).toEqual(['A closed night lies between']);
});

it('has a form of each price that fits narrow windows in every language', async () => {
  await open({ locale: 'es' });
  const price = day('11 de marzo').querySelector<HTMLElement>('[data-price]');
  expect({ ...price?.dataset }).toEqual({ price: '150\u00a0mil', brief: '₩150K' });
});

it('folds the legend on a phone', async () => {
  await open({ layout: 'scroll' });
  const legend = document.querySelector('[data-mark="cheapest"]')?.closest('details');
  expect(legend?.open).toBe(false);
  expect(legend?.querySelector('summary')?.textContent).toBe('What the days mean');
  await open();
  expect(document.querySelector('[data-mark="cheapest"]')?.closest('details')).toBeNull();
});

it('shows one text on a phone: what has been chosen, the stay that would end on the focused day, or why none can', async () => {
  await open({ layout: 'scroll', arrival: '2027-03-11' });
  await focus('March 11');
  expect(line()).toBe('');
  await focus('March 12');
  expect(line()).toBe('departure · Fri, Mar 12 · 1 nights');
  await focus('March 16');
  expect(line()).toBe('Tue, Mar 16 · A closed night lies between');
});

it('marks the lowest price of a month in the legend as in the days, or not at all', async () => {
  const cheapest = () => document.querySelector<HTMLElement>('[data-mark="cheapest"]');
  await open();
  const price = day('March 11').querySelector<HTMLElement>('[data-price]');
  expect(cheapest()?.dataset['sample']).toBe(price?.dataset['price']);
  await open({ days: { '2027-03-10': { price: 1000 }, '2027-03-11': { price: 1000 }, '2027-03-12': { price: 2000 } } });
  expect(cheapest()).toBeNull();
});

it('marks a day as previewed, not as chosen, until the guest presses it', async () => {
  await open({ arrival: '2027-03-10', days: {} });
  await focus('March 12');
  expect(day('March 12').dataset).toMatchObject({ place: 'end', preview: 'true' });
  await press('Enter');
  expect(day('March 12').dataset).toMatchObject({ place: 'end' });
  expect(day('March 12').dataset).not.toHaveProperty('preview');
});

it('shows no price on a day that could be the departure, unless the stay includes its night', async () => {
  const price = (name: string) => day(name).querySelector<HTMLElement>('[data-price]');
  await open({ value: { start: '2027-03-10', end: '2027-03-11' } });
  expect(price('March 10')).not.toBeNull();
  expect(price('March 11')).toBeNull();
  expect(label('March 11')).not.toContain('₩');
  await open({ arrival: '2027-03-10', days: { '2027-03-10': { price: 1000 }, '2027-03-12': { price: 2000 } } });
  await focus('March 12');
  expect(price('March 12')).toBeNull();
  expect(label('March 12')).not.toContain('₩');
  await focus('March 13');
  expect(price('March 12')).not.toBeNull();
  await focus('March 11');
  expect(price('March 12')).toBeNull();
});

it('adds up the nights of the stay that would end on the focused day, if all prices are known', async () => {
  const nights = { '2027-03-10': { price: 180_000 }, '2027-03-11': { price: 150_000 } };
  await open({ arrival: '2027-03-10', days: nights, sums: true });
  await focus('March 12');
  expect(line()).toBe('departure · Fri, Mar 12 · 2 nights · from ₩330,000');
  await focus('March 13');
  expect(line()).toBe('departure · Sat, Mar 13 · 3 nights');
  await open({ arrival: '2027-03-10', days: nights });
  await focus('March 12');
  expect(line()).toBe('departure · Fri, Mar 12 · 2 nights');
});

it('opens at the start of the month of the focused day', async () => {
  const shown: string[] = [];
  const sight = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.querySelector('h3')?.textContent ?? '');
  });
  await open({ layout: 'scroll', takesFocus: true, value: { start: '2027-04-08', end: '2027-04-09' } });
  expect(shown).toContain('April 2027');
  shown.length = 0;
  await open({ layout: 'scroll', takesFocus: true, value: { start: '2027-03-15', end: '2027-03-16' } });
  expect(shown).not.toContain('March 2027');
  sight.mockRestore();
});

it('hides no week partly behind the weekdays, even when the legend opens', async () => {
  const shown: [string | undefined, Element][] = [];
  const days = () =>
    shown.map(([block, shownDay]) => `${block} ${shownDay.closest('[aria-label]')?.getAttribute('aria-label')}`);
  // The weekdays end at 100 pixels and the second week begins at 80.
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    const week = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.matches('th') ? new DOMRect(0, 60, 336, 40) : new DOMRect(0, 32 + 48 * week, 336, 48);
  });
  const sight = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, how) {
    if (!this.matches('section')) shown.push([(how as ScrollIntoViewOptions).block, this]);
  });
  await open({ layout: 'scroll', takesFocus: true, value: { start: '2027-05-20', end: '2027-05-22' } });
  expect(days().slice(-2)).toEqual(['nearest Thursday, May 20, 2027, arrival', 'start Sunday, May 9, 2027']);
  shown.length = 0;
  await act(async () => document.querySelector('summary')?.click());
  expect(days().slice(-2)).toEqual(['nearest Thursday, May 20, 2027, arrival', 'start Sunday, May 9, 2027']);
  sight.mockRestore();
  place.mockRestore();
});
