import type { Package, SearchResult, SumPrice } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { elsewhere } from '../search/exchange.ts';
import styles from './offer-row.module.css';
import { offerId } from './offers.ts';
import { ownPrice } from './own-price.ts';

type Offer = { sum: SumPrice; package: Package | null };

type Props = Offer & {
  result: Pick<SearchResult, 'own_tier' | 'nights'>;
  roomName: string;
  rooms: number;
  onChoose: () => void;
};

export function OfferRow({ result, roomName, rooms, onChoose, ...offer }: Props) {
  const { t } = useTranslation('catalogue');
  const { name, terms, total, about, notes } = useOfferParts(result, rooms)(offer);
  return (
    <li className={styles.offer} id={offer.package ? offerId(offer.sum) : undefined}>
      <div className={styles.messages}>
        <h3 className={styles.name}>{name}</h3>
        {terms}
      </div>
      <p className={styles.price}>
        {total}
        {about}
        {notes}
      </p>
      <Button onClick={onChoose} aria-label={t('offer.chooseNamed', { room: roomName, offer: name })}>
        {t('offer.choose')}
      </Button>
    </li>
  );
}

/**
 * Returns a function that returns the texts of an offer: its name, its terms, its price, the price in the guest's own
 * currency and notes on the price.
 */
export function useOfferParts({ own_tier: tier, nights }: Props['result'], rooms: number) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const locale = useLocale();
  const format = useFormatters();
  const stay = [t('nights', { count: nights }), rooms > 1 && t('party.rooms', { count: rooms })]
    .filter(Boolean)
    .join(' · ');
  return ({ sum, package: pack }: Offer) => {
    const { total, night, before, saved } = ownPrice({ own_tier: tier }, sum);
    const beside = elsewhere(total, hotel, locale);
    const averaged = nights * rooms > 1 && !(pack && hotel.showPackageTotalPrice);
    return {
      name: pack?.package_name ?? t('offer.roomOnly'),
      terms: (
        <>
          {pack && <span className={styles.quiet}>{pack.included_items.join(' · ')}</span>}
          <span className={styles.policy} data-free={sum.free_until !== null || undefined}>
            {sum.free_until === null
              ? t('booking:policy.neverFree')
              : t('offer.freeUntil', { date: unbroken(format.date(sum.free_until)) })}
          </span>
        </>
      ),
      total: (
        <>
          {before !== null && (
            <PriceText amount={before} currency={hotel.currency} locale={locale} size="small" strike />
          )}
          <span className={styles.total}>
            <PriceText amount={total} currency={hotel.currency} locale={locale} size="lead" />
            <span className={styles.unit}>{stay}</span>
          </span>
        </>
      ),
      about: beside && <span className={styles.quiet}>{t('offer.about', { price: beside })}</span>,
      notes: (
        <>
          {averaged && <span className={styles.quiet}>{t('offer.aRoomNight', { price: format.money(night) })}</span>}
          {tier
            ? saved > 0 && (
                <span className={styles.member}>
                  {t('offer.own', { tier: tier.tier_name, amount: format.money(saved) })}
                </span>
              )
            : sum.member_total_price !== undefined && (
                <span className={styles.member}>
                  {t('offer.member', { price: format.money(sum.member_total_price) })}
                </span>
              )}
          {hotel.payment_type !== 'PREPAY' && (
            <span className={styles.quiet}>
              {t('offer.atHotel', { now: format.money(0), later: format.money(total) })}
            </span>
          )}
        </>
      ),
    };
  };
}
