// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { PaymentType } from '../../generated/types.ts';
import { screenRenderer, findText } from '../../tests/support/client/screen.tsx';
import { localProblem } from '../../machines/problem.ts';
import { PaymentProgress, type PaymentSnapshot } from './payment-progress.tsx';

const render = screenRenderer('payment', 'booking', 'errors');

async function textOf(
  value: string,
  code: Parameters<typeof localProblem>[0] | null,
  status = 0,
  kind: PaymentType = 'PREPAY',
) {
  const problem = code && { ...localProblem(code), status };
  const snapshot = { value, context: { problem, attempts: 1 } } as unknown as PaymentSnapshot;
  await render(<PaymentProgress snapshot={snapshot} send={() => undefined} kind={kind} onBack={() => undefined} />);
  return document.body.textContent ?? '';
}

test('blames the card for a declined payment, but not for a server error', async () => {
  expect(await textOf('failed', 'payment_failed')).toContain('Check your card or account, or pay another way.');
  const ours = await textOf('failed', 'internal', 500);
  expect(ours).toContain('Something went wrong on our side.');
  expect(ours).toContain('there’s no problem with your card or account');
  expect(ours).not.toContain('another way');
});

test.each([
  ['readying', null],
  ['windowMissing', null],
  ['completing', null],
  ['unclear', null],
  ['cancelled', null],
  ['failed', 'payment_failed'],
  ['waitingElsewhere', 'payment_in_progress'],
] as const)('does not call a guarantee in the state %s a payment', async (value, code) => {
  const text = await textOf(value, code, 0, 'GUARANTEE');
  expect(text).not.toMatch(/\bpay|refund|issuer/i);
  expect(text).toMatch(
    value === 'waitingElsewhere'
      ? /card guarantee for these rooms is in progress/
      : /[Yy]ou (haven’t been|won’t be) charged/,
  );
});

test('reports a card window that did not load', async () => {
  const text = await textOf('windowMissing', null);
  expect(text).toContain('The payment window didn’t open');
  expect(text).toContain('You haven’t been charged, and there’s no problem with your card or account.');
  expect(text).not.toContain('server');
});

test.each(['paidElsewhere', 'waitingElsewhere'])(
  'in the state %s warns against paying twice, without a retry button and without saying that the guest cancelled',
  async (value) => {
    const text = await textOf(value, 'payment_in_progress', 409);
    expect(text).toContain('Another payment for these rooms is in progress');
    expect(text).toContain('Please don’t pay twice');
    expect(text).not.toMatch(/charged|cancelled|Try again/);
  },
);

test.each([
  ['rate_limited', 429, 'There are too many requests'],
  ['unavailable', 0, 'Your connection was interrupted'],
  ['unavailable', 503, 'One moment, please.'],
] as const)('explains why a payment is not ready: %s %i', async (code, status, messages) => {
  expect(await textOf('readyInterrupted', code, status)).toContain(messages);
});

test('does not claim to check a payment to which this browser has no access', async () => {
  await textOf('unclear', 'not_found', 404);
  const text = await findText('You can’t view this payment here');
  expect(text).not.toContain('checking again');
});
