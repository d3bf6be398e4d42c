import type { CouponChoice, Problem } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { problem: Problem; wanted: Benefits; onUse: (benefits: Benefits) => void };

/**
 * Explains why the wanted benefits were refused. If points and coupons can't be combined, offers one or the other, each
 * with its total price.
 */
export function Refused({ problem, wanted, onUse }: Props) {
  const { t } = useTranslation('coupon');
  const { money, number } = useFormatters();
  const textOf = useProblemText();
  const text = textOf(problem.code);
  const { total_with_point: withPoints, total_without_point: without, usable_point: usable } = problem;
  const none: CouponChoice[][] = wanted.coupons.map(() => []);
  const ways = [
    {
      messages: t('instead.points', { total: money(withPoints ?? 0) }),
      total: withPoints,
      coupons: none,
      usePoint: wanted.usePoint,
    },
    {
      messages: t('instead.rest', { total: money(without ?? 0) }),
      total: without,
      coupons: wanted.coupons,
      usePoint: null,
    },
  ].sort((a, b) => (a.total ?? 0) - (b.total ?? 0));
  const withCoupons = wanted.coupons.some((coupons) => coupons.length > 0);
  const choice = withPoints !== undefined && without !== undefined && withCoupons && (
    <Cluster gap={1}>
      {ways.map(({ messages, coupons, usePoint }, place) => (
        <Button
          key={messages}
          size="small"
          variant={place === 0 ? 'primary' : 'quiet'}
          onClick={() => onUse({ ...wanted, coupons, usePoint })}
        >
          {messages}
        </Button>
      ))}
    </Cluster>
  );
  return (
    <Notice tone="warn" announce title={text.title} action={choice || undefined}>
      {usable === undefined ? text.body : t('atMost', { points: number(usable) })}
    </Notice>
  );
}
