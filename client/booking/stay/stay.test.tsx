// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { GivenMain } from '../../platform/tab/hotel.tsx';
import { PolicyTiers, PriceBreakdown, preloadVoyage, StayFacts } from './stay.tsx';

const render = screenRenderer('booking', 'voyage');

test('shows a voyage at once, without a skeleton, if its code has been preloaded', async () => {
  const { stay } = example('QuoteResult', 'quote-roundTrip');
  await render(null);
  preloadVoyage();
  await import('./voyage-stay.ts');
  await Promise.resolve();
  const html = renderToString(
    <GivenMain main={example('MainResult', 'main')}>
      <StayFacts stay={stay} priced />
      <PriceBreakdown stay={stay} />
    </GivenMain>,
  );
  expect(html).toContain(stay.voyage!.legs[0]!.ship_name);
  expect(html).toContain(stay.rooms[0]!.room_type_name);
});

test('explains why a discount was reduced', async () => {
  const { stay } = example('QuoteResult', 'quote-promotion');
  const [room] = stay.rooms;
  const promotion = room!.lines.find(({ kind }) => kind === 'promotion')!;
  await render(<PriceBreakdown stay={stay} />);
  expect(document.body.textContent).not.toContain('reduced');
  promotion.reduced_to_leave = 1_000;
  await render(<PriceBreakdown stay={structuredClone(stay)} />);
  expect(document.body.textContent).toContain('reduced to leave ₩1,000, the minimum card payment');
});

test('shows the arrival and the departure with short dates, which fit on one line of a phone', async () => {
  const { stay } = example('QuoteResult', 'quote');
  await render(<StayFacts stay={{ ...stay, start_date: '2027-01-26', end_date: '2027-01-28' }} />);
  const dates = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(dates.slice(0, 2)).toEqual(['Tue, Jan 26, 2027 from 15:00', 'Thu, Jan 28, 2027 until 11:00']);
});

test('warns that vouchers are not returned if there is a cancellation fee', async () => {
  const { stay } = example('QuoteResult', 'quote-voucher');
  const paid = stay.cancellation_policy.tiers.filter(({ fee }) => fee > 0);
  const free = stay.cancellation_policy.tiers.filter(({ fee }) => fee === 0);
  const terms = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await render(<PolicyTiers stay={stay} />);
  expect([free.length, paid.length]).toEqual([1, 2]);
  expect(terms()).toEqual(['Free · vouchers returned', ...paid.map(() => 'Vouchers aren’t returned')]);
  await render(<PolicyTiers stay={{ ...stay, total_price: 20_000, paid_amount: 20_000 }} />);
  expect(terms()[1]).toBe('20% · ₩148,000 · Vouchers aren’t returned');
  await render(<PolicyTiers stay={example('QuoteResult', 'quote').stay} />);
  expect(document.body.textContent).not.toContain('ouchers');
});

test('shows the year of a voyage unless all its dates are in this year', async () => {
  const { stay } = example('QuoteResult', 'quote-roundTrip');
  const [{ today }, voyage] = [example('MainResult', 'main').hotel, stay.voyage!];
  const leavingIn = (year: string) => {
    const moved = (at: string) => year + at.slice(4);
    const legs = voyage.legs.map((leg) => ({
      ...leg,
      departs_at: moved(leg.departs_at),
      arrives_at: moved(leg.arrives_at),
    }));
    return <StayFacts stay={{ ...stay, voyage: { ...voyage, legs } }} priced />;
  };
  const thisYear = today.slice(0, 4);
  await render(leavingIn(thisYear));
  await findText(voyage.legs[0]!.ship_name);
  expect(document.body.textContent).not.toContain(thisYear);
  const next = String(Number(thisYear) + 1);
  await render(leavingIn(next));
  expect(document.body.textContent!.split(next)).toHaveLength(5);
});

test('lists each cabin of a voyage once beside its price, with its travellers', async () => {
  const { stay } = example('QuoteResult', 'quote-roundTrip');
  expect(stay.rooms.length).toBeGreaterThan(1);
  await render(
    <>
      <StayFacts stay={stay} priced />
      <PriceBreakdown stay={stay} folded />
    </>,
  );
  await findText(stay.voyage!.legs[0]!.ship_name);
  const text = await findText(stay.rooms[0]!.room_type_name);
  for (const { room_type_name } of stay.rooms) {
    const as = stay.rooms.filter((room) => room.room_type_name === room_type_name).length;
    expect(text.split(room_type_name)).toHaveLength(as + 1);
  }
  expect(text).toContain('adult');
});

test('groups the fares of a voyage by leg, folded in the summary and open in the details', async () => {
  const { stay } = example('QuoteResult', 'quote-roundTripTogether');
  const folds = () => [...document.querySelectorAll('details')];
  await render(<PriceBreakdown stay={stay} folded due />);
  await findText('Return');
  expect(folds().map((each) => each.querySelector('summary')!.textContent)).toEqual([
    'Outbound₩335,000',
    'Return₩335,000',
  ]);
  expect(folds().some(({ open }) => open)).toBe(false);
  const rows = [...folds()[0]!.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Adult fare2 × ₩150,000₩300,000', 'Infant fare₩15,000', 'Port tax2 × ₩10,000₩20,000']);
  expect(document.body.textContent).not.toContain(stay.rooms[0]!.lines[0]!.name);
  await render(<PriceBreakdown key="details" stay={stay} />);
  expect(folds().every(({ open }) => open)).toBe(true);
});

test('shows the amounts due now and at the hotel only if they differ from the total', async () => {
  const { stay } = example('QuoteResult', 'quote');
  await render(<PriceBreakdown stay={{ ...stay, paid_amount: stay.total_price, balance_due: 0 }} due />);
  expect(document.body.textContent).not.toContain('Due');
  await render(<PriceBreakdown stay={{ ...stay, paid_amount: 0, balance_due: stay.total_price }} due />);
  expect(document.body.textContent).toContain('Due now₩0Due at the hotel');
});
