import type { CouponChoice, Problem, StayBenefits, UsableCoupon } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './benefits.module.css';
import { freePlaces, inUse, type Place, withCoupon, withoutCoupon } from './chosen-benefits.ts';
import { PointsToUse } from './points-to-use.tsx';
import { TierBenefits } from './tier-benefits.tsx';

type Props = {
  offered: StayBenefits;
  used: Benefits;
  total: number;
  refused: { problem: Problem; wanted: Benefits } | null;
  busy: boolean;
  onUse: (benefits: Benefits) => void;
};

export default function BenefitsSection({ offered, used, total, refused, busy, onUse }: Props) {
  const { t } = useTranslation('coupon');
  const { membership, coupons, mileage, vouchers } = offered;
  if (!membership && coupons.length === 0 && !mileage && vouchers.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-labelledby="benefits-title" aria-busy={busy} className={styles.section}>
      <h2 id="benefits-title" className={styles.title}>
        {t('title')}
      </h2>
      {refused && <Refused {...refused} onUse={onUse} />}
      {membership && <TierBenefits membership={membership} total={total} used={used} busy={busy} onUse={onUse} />}
      {vouchers.length > 0 && (
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
      )}
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

function Refused({ problem, wanted, onUse }: { problem: Problem; wanted: Benefits; onUse: Props['onUse'] }) {
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
