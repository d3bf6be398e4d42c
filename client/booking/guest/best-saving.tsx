import { BadgePercent, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StayBenefits } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { benefitText } from './benefit-messages.ts';
import styles from './best-saving.module.css';
import { benefitsOf, savesMoney } from './chosen-benefits.ts';

type Props = {
  offered: StayBenefits;
  used: Benefits;
  busy: boolean;
  onApply: (benefits: Benefits) => void;
  onRemove: () => void;
};

/**
 * Offers the best saving that the server found. If there is none and the guest already uses benefits that save money,
 * shows these instead.
 */
export function BestSaving({ offered, used, busy, onApply, onRemove }: Props) {
  const { t } = useTranslation('coupon');
  const { money } = useFormatters();
  const namesOf = useBenefitNames(offered);
  const best = offered.best_saving;
  if (best) {
    const benefits = benefitsOf(best);
    const withoutCode = used.promotion !== null && benefits.promotion === null ? [t('best.withoutCode')] : [];
    return (
      <Line
        title={t('best.title', { amount: money(best.amount) })}
        icon={<BadgePercent aria-hidden="true" />}
        details={[...namesOf(benefits), ...withoutCode]}
        note={benefits.voucher !== null && t('vouchersKept')}
      >
        <Button variant="quiet" busy={busy} onClick={() => onApply(benefits)}>
          {t('best.use')}
        </Button>
      </Line>
    );
  }
  if (!savesMoney(used)) return null;
  return (
    <Line
      title={t('best.used')}
      icon={<CircleCheck aria-hidden="true" />}
      details={namesOf(used)}
      note={used.voucher !== null && t('vouchersKept')}
      good
    >
      <Button variant="ghost" busy={busy} onClick={onRemove}>
        {t('best.remove')}
      </Button>
    </Line>
  );
}

type LineProps = {
  title: string;
  icon: ReactNode;
  details: string[];
  note: ReactNode;
  good?: boolean;
  children: ReactNode;
};

function Line({ title, icon, details, note, good, children }: LineProps) {
  const { list } = useFormatters();
  return (
    <div className={styles.line} data-good={good || undefined}>
      {icon}
      <div role="status" className={styles.text}>
        <p className={styles.title}>{title}</p>
        {details.length > 0 && <p className={styles.details}>{list(details)}</p>}
        {note && <p className={styles.details}>{note}</p>}
      </div>
      {children}
    </div>
  );
}

function useBenefitNames({ coupons, membership, vouchers }: StayBenefits) {
  const { t } = useTranslation('coupon');
  const messages = useTranslation('membership');
  const { number } = useFormatters();
  return ({ coupons: chosen, ofTier, usePoint, voucher }: Benefits): string[] => {
    const codes = new Set(chosen.flat().map(({ coupon_code }) => coupon_code.toUpperCase()));
    const suite = membership?.benefits.find(({ benefit_type }) => benefit_type === 'suite_discount');
    const contract = vouchers.find(({ contract_number }) => contract_number === voucher);
    return [
      ...coupons.filter(({ coupon_code }) => codes.has(coupon_code)).map(({ coupon_title }) => coupon_title),
      ...(suite && ofTier.flat().includes('suite_discount') ? [benefitText(messages.t, suite)] : []),
      ...(usePoint === null ? [] : [t('best.points', { points: number(usePoint) })]),
      ...(contract ? [t('needed', { needed: contract.needed, remaining: contract.remaining })] : []),
    ];
  };
}
