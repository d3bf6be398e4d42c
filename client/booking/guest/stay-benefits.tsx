import { leadsTo } from '../../../machines/booking/booking.problems.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { MemberOffer } from './member-offer.tsx';
import { useBooking } from '../journey/use-booking.ts';

export function StayBenefits() {
  const { snapshot, send } = useBooking();
  const { value, context } = snapshot;
  const { quote, search, rooms, usePoint, voucher, wanted, refusedBenefits, problem } = context;
  if (quote?.member_offer) return <MemberOffer offer={quote.member_offer} />;
  if (!quote?.benefits) return null;
  const used: Benefits = {
    coupons: rooms.map(({ coupon_list = [] }) => coupon_list),
    ofTier: rooms.map(({ benefit_list = [] }) => benefit_list),
    usePoint,
    voucher,
    promotion: search.promotion_code ?? null,
  };
  const refused =
    problem && refusedBenefits && leadsTo('benefits', problem) ? { problem, wanted: refusedBenefits } : null;
  return (
    <BenefitsSection
      offered={quote.benefits}
      used={value === 'usingBenefits' && wanted ? wanted : used}
      total={quote.stay.total_price}
      refused={refused}
      busy={value !== 'info'}
      onUse={(benefits) => send({ type: 'USE_BENEFITS', ...benefits })}
    />
  );
}
