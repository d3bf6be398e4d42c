// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { BenefitsSection } from './benefits-section.tsx';

const render = screenRenderer('coupon', 'membership', 'booking');
const NONE: Benefits = { coupons: [[]], ofTier: [[]], usePoint: null, voucher: null, promotion: null };

/** Shows the benefits of a quote. While benefits are used, omits `best_saving`, as the server's next quote would. */
async function show(quote: 'quote-member' | 'quote-owner', first: Partial<Benefits> = {}) {
  const { benefits } = example('QuoteResult', quote);
  const wishes: Benefits[] = [];
  function Page() {
    const [used, setUsed] = useState<Benefits>({ ...NONE, ...first });
    return (
      <BenefitsSection
        offered={wishes.length % 2 === 0 ? benefits! : { ...benefits!, best_saving: null }}
        used={used}
        total={460_000}
        refused={null}
        busy={false}
        onUse={(wanted) => {
          wishes.push(wanted);
          setUsed(wanted);
        }}
      />
    );
  }
  await render(<Page />);
  return wishes;
}
function text() {
  return document.querySelector('section')?.textContent;
}

test('offers the best saving with its amount, uses it with one button, and can undo that', async () => {
  const wishes = await show('quote-member', { promotion: 'SUMMER10' });
  expect(text()).toContain('Save ₩43,000 with your benefits');
  expect(text()).toContain('다시 찾아 주셔서 감사합니다, 서울에서의 하룻밤');
  expect(text()).toContain('without the promotion code');
  expect(document.querySelector('details')?.open).toBe(false);
  await press('Use this saving');
  expect(wishes.at(-1)).toEqual({
    ...NONE,
    coupons: [
      [
        { coupon_code: 'HARU-STAY-20', date: '2027-06-11' },
        { coupon_code: 'HARU-TEN-10', date: '2027-06-12' },
      ],
    ],
  });
  expect(text()).toContain('You’re getting your best price');
  await press('Remove');
  expect(wishes.at(-1)).toEqual({ ...NONE, promotion: 'SUMMER10' });
});

test('removes the savings but keeps late check-out, if the guest chose the benefits before', async () => {
  const { benefits } = example('QuoteResult', 'quote-bestSaving');
  const wishes: Benefits[] = [];
  const used = { ...NONE, usePoint: 18_000, ofTier: [['late_check_out' as const, 'suite_discount' as const]] };
  await render(
    <BenefitsSection
      offered={benefits!}
      used={used}
      total={442_000}
      refused={null}
      busy={false}
      onUse={(wanted) => wishes.push(wanted)}
    />,
  );
  await press('Remove');
  expect(wishes).toEqual([{ ...NONE, ofTier: [['late_check_out']] }]);
});

test('shows neither an offer nor a success if nothing saves money', async () => {
  const { benefits } = example('QuoteResult', 'quote-bestSaving');
  await render(
    <BenefitsSection
      offered={benefits!}
      used={{ ...NONE, ofTier: [['late_check_out']] }}
      total={460_000}
      refused={null}
      busy={false}
      onUse={() => undefined}
    />,
  );
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(0);
});

test('keeps the fold open while the guest chooses', async () => {
  await show('quote-member');
  const fold = document.querySelector('details')!;
  await act(async () => {
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
  await act(async () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click());
  expect(fold.open).toBe(true);
});

test('warns before the guest uses vouchers that they are not returned if there is a cancellation fee', async () => {
  await show('quote-owner');
  const warning = 'If you cancel when a cancellation fee applies, your vouchers aren’t returned.';
  expect(document.querySelector('[role="status"]')?.textContent).toContain(warning);
  expect(document.querySelector('fieldset')?.textContent).toContain(warning);
});
