// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { QuoteResult } from '../../../generated/types.ts';
import { example, findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { PolicyTiers, PriceBreakdown, StayFacts } from './stay.tsx';

const render = screenRenderer('booking', 'voyage');

test('explains why a discount was reduced', async () => {
  const { stay } = example<QuoteResult>('quote-promotion');
  const [room] = stay.rooms;
  const promotion = room!.lines.find(({ kind }) => kind === 'promotion')!;
  await render(<PriceBreakdown stay={stay} />);
  expect(document.body.textContent).not.toContain('reduced');
  promotion.reduced_to_leave = 1_000;
  await render(<PriceBreakdown stay={structuredClone(stay)} />);
  expect(document.body.textContent).toContain('reduced to leave ₩1,000, the minimum card payment');
});

test('warns that vouchers are not returned if there is a cancellation fee', async () => {
  const { stay } = example<QuoteResult>('quote-voucher');
  const paid = stay.cancellation_policy.tiers.filter(({ fee }) => fee > 0);
  const free = stay.cancellation_policy.tiers.filter(({ fee }) => fee === 0);
  const terms = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await render(<PolicyTiers stay={stay} />);
  expect([free.length, paid.length]).toEqual([1, 2]);
  expect(terms()).toEqual(['Free · vouchers returned', ...paid.map(() => 'Vouchers aren’t returned')]);
  await render(<PolicyTiers stay={{ ...stay, total_price: 20_000, paid_amount: 20_000 }} />);
  expect(terms()[1]).toBe('20% · ₩148,000 · Vouchers aren’t returned');
  await render(<PolicyTiers stay={example<QuoteResult>('quote').stay} />);
  expect(document.body.textContent).not.toContain('ouchers');
});

test('lists each cabin of a voyage once beside its price, with its travellers', async () => {
  const { stay } = example<QuoteResult>('quote-roundTrip');
  expect(stay.rooms.length).toBeGreaterThan(1);
  await render(
    <>
      <StayFacts stay={stay} priced />
      <PriceBreakdown stay={stay} folded />
    </>,
  );
  const text = await findText(stay.voyage!.legs[0]!.ship_name);
  for (const { room_type_name } of stay.rooms) {
    const as = stay.rooms.filter((room) => room.room_type_name === room_type_name).length;
    expect(text.split(room_type_name)).toHaveLength(as + 1);
  }
  expect(text).toContain('adult');
});
