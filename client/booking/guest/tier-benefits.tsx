import type { StayBenefitType, StayMembership } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { benefitText } from './benefit-messages.ts';
import styles from './benefits.module.css';

type Props = {
  membership: StayMembership;
  total: number;
  used: Benefits;
  busy: boolean;
  onUse: (benefits: Benefits) => void;
};

export function TierBenefits({
  membership: { tier_name, percent, total_price, benefits },
  total,
  used,
  busy,
  onUse,
}: Props) {
  const { t } = useTranslation('coupon');
  const messages = useTranslation('membership');
  const several = used.ofTier.length > 1;
  const choose = (room: number, type: StayBenefitType, wanted: boolean) => {
    const others = (used.ofTier[room] ?? []).filter((one) => one !== type);
    onUse({ ...used, ofTier: used.ofTier.with(room, wanted ? [...others, type] : others) });
  };
  return (
    <fieldset className={styles.group} disabled={busy}>
      <legend>{t('tier.legend', { tier: tier_name })}</legend>
      {percent > 0 && used.voucher === null && used.promotion === null && <p>{t('tier.price', { percent })}</p>}
      {percent > 0 && used.promotion !== null && (
        <BesidePromotion total={total} member={total_price} onMember={() => onUse({ ...used, promotion: null })} />
      )}
      {benefits.length > 0 &&
        used.ofTier.map((chosen, room) => (
          <div
            key={room}
            className={styles.group}
            role={several ? 'group' : undefined}
            aria-labelledby={`tier-room-${room}`}
          >
            {several && (
              <p id={`tier-room-${room}`} className={styles.quiet}>
                {t('tier.room', { number: room + 1 })}
              </p>
            )}
            {benefits.map((benefit) => {
              const type = benefit.benefit_type as StayBenefitType;
              return (
                <Checkbox
                  key={type}
                  label={benefitText(messages.t, benefit)}
                  checked={chosen.includes(type)}
                  onChange={({ target }) => choose(room, type, target.checked)}
                />
              );
            })}
          </div>
        ))}
    </fieldset>
  );
}

/**
 * Compares the totals, because a promotion and the member price can't be combined. Offers the member price if it is
 * lower.
 */
function BesidePromotion({ total, member, onMember }: { total: number; member: number; onMember: () => void }) {
  const { t } = useTranslation('coupon');
  const { money } = useFormatters();
  const totals = t('tier.totals', { promoted: money(total), member: money(member) });
  if (member >= total)
    return (
      <div>
        <p>{totals}</p>
        <p className={styles.quiet}>{t('tier.beside')}</p>
      </div>
    );
  return (
    <Notice
      title={totals}
      action={
        <Button size="small" onClick={onMember}>
          {t('tier.use')}
        </Button>
      }
    >
      {t('tier.beside')}
    </Notice>
  );
}
