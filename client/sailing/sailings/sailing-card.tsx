import { Ship } from 'lucide-react';
import type { Sailing, VoyageLeg } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sailings.module.css';
import { clockOf, daysLater, useDurationText } from '../use-times.ts';
import { useFerry } from '../use-voyage-search.ts';

type Props = {
  sailing: Sailing;
  way: 'outbound' | 'inbound';
  /** Number of travellers that the total price is for. */
  travellers: number;
  tooEarly: boolean;
  checked: boolean;
  onChoose: () => void;
  onShip?: () => void;
};

export function SailingCard({ sailing, way, travellers, tooEarly, checked, onChoose, onShip }: Props) {
  const { t } = useTranslation('sailing');
  const { leg, status, remaining } = sailing;
  const id = `sailing-${leg.departure_code}`;
  const ship = useFerry().data?.ships.find(({ ship_code }) => ship_code === leg.ship_code);
  const closed = status !== 'open' || tooEarly;
  return (
    <li className={styles.card} data-quiet={closed || undefined} data-checked={checked || undefined}>
      <input
        id={id}
        type="radio"
        className={styles.radio}
        name={way}
        checked={checked}
        disabled={closed}
        onChange={onChoose}
        aria-describedby={`${id}-price`}
      />
      <div className={styles.picture}>{ship?.picture && <Picture {...pictureOf(ship.picture)} alt="" />}</div>
      <label className={styles.label} htmlFor={id}>
        <Times leg={leg} />
      </label>
      {onShip ? (
        <button type="button" className={styles.ship} onClick={onShip} aria-haspopup="dialog">
          <Ship aria-hidden="true" />
          <VisuallyHidden>{t('ship.open')} </VisuallyHidden>
          {leg.ship_name}
        </button>
      ) : (
        <p className={styles.ship}>{leg.ship_name}</p>
      )}
      <div className={styles.price} id={`${id}-price`}>
        {status !== 'open' && <Badge>{t(`status.${status}`, { defaultValue: t('status.sold_out') })}</Badge>}
        {status === 'open' && tooEarly && <Badge tone="warn">{t('status.tooEarly')}</Badge>}
        {status === 'open' && remaining !== null && <Badge tone="warn">{t('left', { count: remaining })}</Badge>}
        {status === 'open' && <Price sailing={sailing} travellers={travellers} />}
      </div>
    </li>
  );
}

function Times({ leg }: { leg: VoyageLeg }) {
  const { t } = useTranslation('sailing');
  const durationText = useDurationText();
  const later = daysLater(leg);
  return (
    <span className={styles.times}>
      <span className={styles.end}>
        <strong>{clockOf(leg.departs_at)}</strong>
        <span>{leg.from.port_name}</span>
      </span>
      <span className={styles.duration}>{durationText(leg.duration_minutes)}</span>
      <span className={styles.end}>
        <strong>
          {clockOf(leg.arrives_at)}
          {later > 0 && <span className={styles.later}>{t('time.later', { count: later })}</span>}
        </strong>
        <span>{leg.to.port_name}</span>
      </span>
    </span>
  );
}

/** Shows the party's lowest price for this direction and, if it differs, the price for one adult. */
function Price({ sailing: { price, total_price }, travellers }: Pick<Props, 'sailing' | 'travellers'>) {
  const { t } = useTranslation('sailing');
  const { currency } = useHotel();
  const { money } = useFormatters();
  const locale = useLocale();
  if (price === null || total_price === null) return null;
  const [before, after] = t('calendar.from', { price: '\n' }).split('\n');
  return (
    <>
      <p className={styles.each}>{t('price.party', { count: travellers })}</p>
      <p>
        {before && <span className={styles.from}>{before}</span>}
        <PriceText amount={total_price} currency={currency} locale={locale} size="lead" />
        {after && <span className={styles.from}>{after}</span>}
      </p>
      {price !== total_price && <p className={styles.each}>{t('price.each', { price: money(price) })}</p>}
    </>
  );
}
