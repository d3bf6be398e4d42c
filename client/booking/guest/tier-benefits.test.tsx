// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { StayMembership } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { TierBenefits } from './tier-benefits.tsx';

const render = screenRenderer('coupon', 'membership');
const used = { coupons: [], ofTier: [[]], usePoint: null, voucher: null, promotion: 'SUMMER10' };

function silver(total_price: number): StayMembership {
  return { tier_code: 'SILVER', tier_name: 'Silver', colour: '#888888', percent: 5, total_price, benefits: [] };
}
function show(member: number) {
  const onUse = vi.fn<(benefits: Benefits) => void>();
  return render(
    <TierBenefits membership={silver(member)} total={414_000} used={used} busy={false} onUse={onUse} />,
  ).then(() => onUse);
}

test('shows the member price next to the promotion price, with a button to use it if it is cheaper', async () => {
  const onUse = await show(400_000);
  expect(document.body.textContent).toContain('₩414,000 with the promotion code, or ₩400,000 at the member price');
  await press('Use the member price');
  expect(onUse).toHaveBeenCalledWith({ ...used, promotion: null });
});

test('shows no button for the member price if the promotion price is cheaper', async () => {
  await show(430_000);
  expect(document.body.textContent).toContain('₩414,000 with the promotion code, or ₩430,000 at the member price');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
