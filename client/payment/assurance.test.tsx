// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { screenRenderer } from '../../tests/support/client/screen.tsx';
import type { CancellationPolicy, HoldResult, PaymentType } from '../../generated/types.ts';
import { Assurance, Refund } from './assurance.tsx';
import { PayAction } from './held-parts.tsx';

const render = screenRenderer('payment', 'booking', 'app');
const held = example('HoldResult', 'hold-held');

function tier(fee_percent: number, fee: number): CancellationPolicy {
  const tiers = [{ days_before: 0, until: '2027-06-11', fee_percent, fee }];
  return { policy_name: 'Strict', free_until: null, tiers };
}
const FREE = { ...tier(30, 138_000), free_until: '2027-06-09' };

async function show(
  cancellation_policy: CancellationPolicy,
  more: { payment_type?: PaymentType; confirmed_by?: HoldResult['confirmed_by']; processor?: string | null } = {},
) {
  const { payment_type = 'PREPAY', confirmed_by = 'payment', processor = 'NICEPAY' } = more;
  const stay = { ...held.stay, payment_type, cancellation_policy };
  const hold = { ...held, confirmed_by, stay };
  await render(
    <>
      <Refund hold={hold} stay={stay} />
      <Assurance hold={hold} />
      {confirmed_by !== 'code' && (
        <PayAction hold={hold} onPay={() => undefined}>
          Pay
        </PayAction>
      )}
    </>,
    { payment_processor: processor },
  );
  return [...document.querySelectorAll('p, summary')].map((each) => each.textContent);
}
const SAFE =
  'You enter your card or account details only in the payment provider’s window. They never pass through this site.';

test('names the refund by the cancellation terms, the seller and the payment processor', async () => {
  expect(await show(FREE)).toEqual([
    'Cancel by Wed, Jun 9 for a full refund.',
    SAFE,
    'About the seller',
    'Sold by 하루 시티 서울 · processed by NICEPAY',
  ]);
  expect(document.querySelector('details')?.textContent).toMatch(/Seller하루 시티 서울.*Business registration number/);
});

test.each([
  ['a fee', tier(20, 92_000), 'PREPAY', 'If you cancel, you pay a fee of ₩92,000 or more.'],
  ['no refund', tier(100, 460_000), 'PREPAY', 'If you cancel, you won’t get a refund.'],
  ['free cancellation of a guarantee', FREE, 'GUARANTEE', 'Cancel by Wed, Jun 9 free of charge.'],
  [
    'the whole fee of a guarantee',
    tier(100, 460_000),
    'GUARANTEE',
    'If you cancel, you pay a fee of ₩460,000 or more.',
  ],
] as const)('says before payment: %s', async (_, policy, payment_type, text) => {
  expect((await show(policy, { payment_type }))[0]).toBe(text);
});

test('mentions neither card details nor a processor if nothing is paid, and no refund if a fee applies', async () => {
  expect(await show(tier(20, 92_000), { confirmed_by: 'code' })).toEqual(['About the seller']);
  expect(await show(FREE, { processor: null })).toContain('Sold by 하루 시티 서울');
});
