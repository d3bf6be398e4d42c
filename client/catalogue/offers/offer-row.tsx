import type { Package, SearchResult, SumPrice } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { elsewhere } from '../search/exchange.ts';
import styles from './offer-row.module.css';
import { ownPrice } from './own-price.ts';

type Props = {
  tier: SearchResult['own_tier'];
  sum: SumPrice;
  package: Package | null;
  roomName: string;
  nights: number;
  rooms: number;
  onChoose: () => void;
};

export function OfferRow({ tier, sum, package: pack, roomName, nights, rooms, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const name = pack?.package_name ?? t('offer.roomOnly');
  return (
    <li className={styles.offer} id={pack ? offerId(sum) : undefined}>
      <div className={styles.messages}>
        <h3 className={styles.name}>{name}</h3>
        <OfferTerms sum={sum} package={pack} />
      </div>
      <p className={styles.price}>
        <OfferTotal tier={tier} sum={sum} nights={nights} rooms={rooms} />
        <OfferNotes tier={tier} sum={sum} package={pack} nights={nights} rooms={rooms} />
      </p>
      <Button onClick={onChoose} aria-label={t('offer.chooseNamed', { room: roomName, offer: name })}>
        {t('offer.choose')}
      </Button>
    </li>
  );
}

export function OfferTerms({ sum, package: pack }: Pick<Props, 'sum' | 'package'>) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  return (
    <>
      {pack && <span className={styles.quiet}>{pack.included_items.join(' · ')}</span>}
      <span className={styles.policy} data-free={sum.free_until !== null || undefined}>
        {sum.free_until === null
          ? t('booking:policy.neverFree')
          : t('offer.freeUntil', { date: format.date(sum.free_until) })}
      </span>
    </>
  );
}

type PriceProps = Pick<Props, 'tier' | 'sum' | 'nights' | 'rooms'>;

export function OfferTotal({ tier, sum, nights, rooms }: PriceProps) {
  const { t } = useTranslation('catalogue');
  const { currency } = useHotel();
  const locale = useLocale();
  const { total, before } = ownPrice({ own_tier: tier }, sum);
  const stay = [t('nights', { count: nights }), rooms > 1 && t('party.rooms', { count: rooms })]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {before !== null && <PriceText amount={before} currency={currency} locale={locale} size="small" strike />}
      <span>
        <PriceText amount={total} currency={currency} locale={locale} size="lead" />
        <span className={styles.unit}>{stay}</span>
      </span>
    </>
  );
}

export function OfferNotes({ tier, sum, package: pack, nights, rooms }: PriceProps & Pick<Props, 'package'>) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const locale = useLocale();
  const format = useFormatters();
  const { total, night, saved } = ownPrice({ own_tier: tier }, sum);
  const beside = elsewhere(total, hotel, locale);
  return (
    <>
      {tier
        ? saved > 0 && (
            <span className={styles.member}>
              {t('offer.own', { tier: tier.tier_name, amount: format.money(saved) })}
            </span>
          )
        : sum.member_total_price !== undefined && (
            <span className={styles.member}>{t('offer.member', { price: format.money(sum.member_total_price) })}</span>
          )}
      {nights * rooms > 1 && !(pack && hotel.showPackageTotalPrice) && (
        <span className={styles.quiet}>
          {format.money(night)} {t('offer.aRoomNight')}
        </span>
      )}
      {hotel.payment_type !== 'PREPAY' && (
        <span className={styles.quiet}>{t('offer.atHotel', { now: format.money(0), later: format.money(total) })}</span>
      )}
      {beside && <span className={styles.quiet}>{t('offer.about', { price: beside })}</span>}
    </>
  );
}

export function offerId({ room_type_code, package_code }: Pick<SumPrice, 'room_type_code' | 'package_code'>): string {
  return `offer-${room_type_code}-${package_code}`;
}
