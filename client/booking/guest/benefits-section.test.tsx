// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { QuoteResult } from '../../../generated/types.ts';
import { example, screenRenderer } from '../../../tests/support/client/screen.tsx';
import BenefitsSection from './benefits-section.tsx';

const render = screenRenderer('coupon', 'membership', 'booking');

test('warns before the guest chooses vouchers that they are not returned if there is a cancellation fee', async () => {
  const { benefits } = example<QuoteResult>('quote-owner');
  const used = { coupons: [], ofTier: [], usePoint: null, voucher: null, promotion: null };
  await render(
    <BenefitsSection
      offered={benefits!}
      total={580_000}
      used={used}
      refused={null}
      busy={false}
      onUse={() => undefined}
    />,
  );
  expect(document.querySelector('fieldset')?.textContent).toContain(
    'If you cancel when a cancellation fee applies, your vouchers aren’t returned.',
  );
});
