import type { ReactNode } from 'react';
import { useComparePrices } from '../../generated/hooks/catalogue.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { dateFormat } from '../ui/intl.ts';
import { PriceText } from '../ui/price-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './price-comparison.module.css';
import { useSearchRequest } from './search/search.store.ts';

/** `instead` is shown if no prices from other sites are available. */
export function PriceComparison({ instead }: { instead: ReactNode }) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const format = useFormatters();
  const { time_zone } = useHotel();
  const { hotel_code, start_date, end_date } = useSearchRequest();
  const params = { hotel_code, startDate: start_date, endDate: end_date };
  const { data, error, dataUpdatedAt } = useComparePrices(params, { query: { retry: false } });
  if (!data) return error ? instead : <Skeleton shape="block" height="16rem" />;

  const prices = [...data.priceCompareList].sort((one, other) => one.total_price - other.total_price);
  if (prices.length < 2) return instead;
  const dearest = prices.at(-1)!.total_price;
  const ours = prices.find((price) => price.is_ours)?.total_price;
  const beside = (price: number) => {
    if (ours === undefined || price === ours) return null;
    return t(price > ours ? 'compare.more' : 'compare.less', { amount: format.money(Math.abs(price - ours)) });
  };
  return (
    <figure className={styles.comparison}>
      <figcaption>
        <h3>{t('compare.title')}</h3>
        <p>{t('compare.dates', { dates: format.range(start_date, end_date) })}</p>
        {/* The server doesn't cache these prices, so the time of the response is the time of the prices. */}
        <p>{t('compare.read', { at: dateFormat(locale, 'moment', time_zone).format(dataUpdatedAt) })}</p>
      </figcaption>
      <ul className={styles.prices}>
        {prices.map((price) => (
          <li key={price.site} data-ours={price.is_ours || undefined}>
            <span>{price.is_ours ? t('compare.here') : price.site}</span>
            <PriceText amount={price.total_price} currency={data.currency} locale={locale} />
            <span
              className={styles.bar}
              style={{ inlineSize: `${(100 * price.total_price) / Math.max(dearest, 1)}%` }}
              aria-hidden="true"
            />
            <span className={styles.beside}>{beside(price.total_price)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
