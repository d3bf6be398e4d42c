// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { QuoteResult } from '../../../generated/types.ts';
import { example, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { PriceBreakdown } from './stay.tsx';

const render = screenRenderer('booking');

test('explains why a discount was reduced', async () => {
  const { stay } = example<QuoteResult>('quote-promotion');
  const [room] = stay.rooms;
  const promotion = room!.lines.find(({ kind }) => kind === 'promotion')!;
  await render(<PriceBreakdown stay={stay} />);
  expect(document.body.textContent).not.toContain('reduced');
  promotion.reduced_to_leave = 1_000;
  await render(<PriceBreakdown stay={structuredClone(stay)} />);
  expect(document.body.textContent).toContain('reduced so that ₩1,000 is left, the smallest card payment');
});
