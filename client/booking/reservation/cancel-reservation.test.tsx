// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer, findText } from '../../../tests/support/client/screen.tsx';
import type { CancellationPreviewResult } from '../../../generated/types.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import CancelReservation from './cancel-reservation.tsx';
import { PaymentFacts } from './reservation-parts.tsx';

let preview: CancellationPreviewResult;
vi.stubGlobal('fetch', async () => Response.json(preview));

const render = screenRenderer('booking', 'errors');
const { reservation } = example('ReservationResult', 'reservation-confirmed');
beforeAll(() => import('../../ui/dialog.tsx'));
beforeEach(() => queryClient.clear());

async function toldOf(terms: Partial<CancellationPreviewResult>) {
  preview = { ...example('CancellationPreviewResult', 'preview-free'), ...terms };
  await render(
    <CancelReservation reservation={reservation} open onClose={() => undefined} onCancelled={() => undefined} />,
  );
  return findText('Refund');
}

test.each([
  ['zero', { fee: 0, fee_percent: 0, refund: 460_000, fee_collected: true }, 'refund the full amount'],
  ['part of the price', { fee: 138_000, fee_percent: 30, refund: 322_000, fee_collected: true }, 'refund the rest'],
  ['the whole price', { fee: 460_000, fee_percent: 100, refund: 0, fee_collected: true }, 'No refund is due.'],
  ['zero and nothing was paid', { fee: 0, fee_percent: 0, refund: 0, fee_collected: false }, 'No refund is due.'],
  [
    'not collected',
    { fee: 36_000, fee_percent: 30, refund: 0, fee_collected: false },
    'we won’t collect the cancellation fee',
  ],
] as const)('describes the refund without a contradiction if the fee is %s', async (_, terms, messages) => {
  const text = await toldOf(terms);
  expect(text).toContain(messages);
  expect(text).not.toContain('may apply');
});

test("shows the time of payment in the property's time zone", async () => {
  const payment = { ...reservation.payment!, paid_at: '2027-06-01T16:30:00Z' };
  await render(<PaymentFacts reservation={{ ...reservation, time_zone: 'Pacific/Auckland', payment }} />);
  expect(document.body.textContent).toContain('Jun 2, 2027, 04:30');
});
