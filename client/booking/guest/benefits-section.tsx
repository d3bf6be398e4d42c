import { useState } from 'react';
import type { Problem, StayBenefits, UsableCoupon } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './benefits.module.css';
import { BestSaving } from './best-saving.tsx';
import { freePlaces, inUse, type Place, withCoupon, withoutCoupon, withoutSavings } from './chosen-benefits.ts';
import { PointsToUse } from './points-to-use.tsx';
import { Refused } from './refused-benefits.tsx';
import { TierBenefits } from './tier-benefits.tsx';

type Props = {
  offered: StayBenefits;
  used: Benefits;
  total: number;
  refused: { problem: Problem; wanted: Benefits } | null;
  busy: boolean;
  onUse: (benefits: Benefits) => void;
};

export function BenefitsSection({ offered, used, total, refused, busy, onUse }: Props) {
  const { t } = useTranslation('coupon');
  const { membership, coupons, mileage, vouchers } = offered;
  const [before, setBefore] = useState<Benefits | null>(null);
  const [open, setOpen] = useState(false);
  const groups = [
    ...(membership ? [t('tier.legend', { tier: membership.tier_name })] : []),
    ...(vouchers.length > 0 ? [t('vouchers')] : []),
    ...(coupons.length > 0 ? [t('coupons')] : []),
    ...(mileage ? [t('points')] : []),
  ];
  if (groups.length === 0) return null;
  return (
    <Stack gap={2} as="section" aria-labelledby="benefits-title" aria-busy={busy} className={styles.section}>
      <h2 id="benefits-title" className={styles.title}>
        {t('title')}
      </h2>
      {refused && <Refused {...refused} onUse={onUse} />}
      <BestSaving
        offered={offered}
        used={used}
        busy={busy}
        onApply={(benefits) => {
          setBefore(used);
          onUse(benefits);
        }}
        onRemove={() => onUse(before ?? withoutSavings(used))}
      />
      <Disclosure
        summary={t('best.choose')}
        aside={<span className={styles.groups}>{groups.join(' · ')}</span>}
        open={open || refused !== null}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <Stack gap={3} className={styles.groupList}>
          {membership && <TierBenefits membership={membership} total={total} used={used} busy={busy} onUse={onUse} />}
          {vouchers.length > 0 && <Vouchers vouchers={vouchers} used={used} busy={busy} onUse={onUse} />}
          {coupons.length > 0 && (
            <fieldset className={styles.group} disabled={busy}>
              <legend>{t('coupons')}</legend>
              {coupons.map((coupon) => (
                <CouponLine key={coupon.coupon_code} coupon={coupon} used={used} onUse={onUse} />
              ))}
            </fieldset>
          )}
          {mileage && (
            <fieldset className={styles.group} disabled={busy}>
              <legend>{t('points')}</legend>
              <PointsToUse
                key={used.usePoint ?? 0}
                mileage={mileage}
                used={used.usePoint}
                onUse={(usePoint) => onUse({ ...used, usePoint })}
              />
            </fieldset>
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

type VouchersProps = Pick<Props, 'used' | 'busy' | 'onUse'> & Pick<StayBenefits, 'vouchers'>;

function Vouchers({ vouchers, used, busy, onUse }: VouchersProps) {
  const { t } = useTranslation('coupon');
  return (
    <fieldset className={styles.group} disabled={busy}>
      <legend>{t('vouchers')}</legend>
      {vouchers.map(({ contract_number, room, needed, remaining }) => (
        <Checkbox
          key={contract_number}
          label={t('payWith', { room: t('room', { building: room.building_name, number: room.room_number }) })}
          hint={t('needed', { needed, remaining })}
          checked={used.voucher === contract_number}
          onChange={({ target }) => onUse({ ...used, voucher: target.checked ? contract_number : null })}
        />
      ))}
      <p className={styles.quiet}>{t('vouchersKept')}</p>
    </fieldset>
  );
}

type LineProps = { coupon: UsableCoupon; used: Benefits; onUse: (benefits: Benefits) => void };

function CouponLine({ coupon, used, onUse }: LineProps) {
  const { t } = useTranslation('coupon');
  const { money } = useFormatters();
  const placeText = usePlaceText(used.coupons.length);
  const { coupon_code } = coupon;
  const chosen = inUse(used, coupon);
  const places = freePlaces(used, coupon);
  const [best] = chosen ? [chosen] : places;
  const use = (place: Place) => onUse(withCoupon(used, coupon_code, place));
  return (
    <div className={styles.coupon}>
      <Checkbox
        label={coupon.coupon_title}
        hint={best ? t('off', { amount: money(best.amount) }) : t('noPlace')}
        checked={chosen !== undefined}
        disabled={best === undefined}
        onChange={({ target }) => (target.checked && best ? use(best) : onUse(withoutCoupon(used, coupon_code)))}
      />
      {chosen && places.length > 1 && (
        <SelectField
          label={t('where')}
          value={places.findIndex((place) => place.room === chosen.room && place.date === chosen.date)}
          onChange={({ target }) => use(places[Number(target.value)]!)}
        >
          {places.map((place, index) => (
            <option key={placeText(place)} value={index}>
              {placeText(place)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function usePlaceText(rooms: number) {
  const { t } = useTranslation('coupon');
  const { date } = useFormatters();
  return (place: Place) => {
    const what = place.date === null ? t('options') : t('night', { date: date(place.date, 'short') });
    return rooms > 1 ? t('inRoom', { number: place.room + 1, what }) : what;
  };
}
