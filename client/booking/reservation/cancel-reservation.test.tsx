// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example, screenRenderer, pageText } from '../../../tests/support/screen.tsx';
import type { CancellationPreviewResult, ReservationResult } from '../../../generated/types.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import CancelReservation from './cancel-reservation.tsx';
import { PaymentFacts } from './reservation-parts.tsx';

let preview: CancellationPreviewResult;
vi.stubGlobal('fetch', async () => Response.json(preview));

const render = screenRenderer('booking', 'errors');
const { reservation } = example<ReservationResult>('reservation-confirmed');
beforeAll(() => import('../../ui/dialog.tsx'));
beforeEach(() => queryClient.clear());

async function toldOf(terms: Partial<CancellationPreviewResult>) {
  preview = { ...example<CancellationPreviewResult>('preview-free'), ...terms };
  await render(
    <CancelReservation reservation={reservation} open onClose={() => undefined} onCancelled={() => undefined} />,
  );
  return pageText('You get back');
}

test.each([
  ['free', { fee: 0, fee_percent: 0, refund: 460_000, fee_collected: true }, 'The whole amount goes back'],
  ['a part', { fee: 138_000, fee_percent: 30, refund: 322_000, fee_collected: true }, 'the rest goes back'],
  ['all of it', { fee: 460_000, fee_percent: 100, refund: 0, fee_collected: true }, 'There is nothing to return.'],
  ['free and unpaid', { fee: 0, fee_percent: 0, refund: 0, fee_collected: false }, 'There is nothing to return.'],
  ['unpaid', { fee: 36_000, fee_percent: 30, refund: 0, fee_collected: false }, 'the fee is not collected'],
] as const)('a fee that is %s is said once, and nothing against it', async (_, terms, messages) => {
  const text = await toldOf(terms);
  expect(text).toContain(messages);
  expect(text).not.toContain('may apply');
});

test('when it was paid is told by the clock of the property', async () => {
  const payment = { ...reservation.payment!, paid_at: '2027-06-01T16:30:00Z' };
  await render(<PaymentFacts reservation={{ ...reservation, time_zone: 'Pacific/Auckland', payment }} />);
  expect(document.body.textContent).toContain('Jun 2, 2027, 4:30');
});
