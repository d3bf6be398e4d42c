import { Ship } from 'lucide-react';
import type { Sailing, VoyageLeg } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTravellersText } from '../search/party-text.ts';
import styles from './sailings.module.css';
import { clockOf, daysLater, useDurationText } from '../use-times.ts';
import { useFerry } from '../use-voyage-search.ts';
import type { VoyageParty } from '../search/voyage-search.store.ts';

type Props = {
  sailing: Sailing;
  way: 'outbound' | 'inbound';
  party: VoyageParty;
  tooEarly: boolean;
  checked: boolean;
  onChoose: () => void;
  onShip?: () => void;
};

export function SailingCard({ sailing, way, party, tooEarly, checked, onChoose, onShip }: Props) {
  const { t } = useTranslation('sailing');
  const { leg, status, remaining } = sailing;
  const id = `sailing-${leg.departure_code}`;
  const ship = useFerry().data?.ships.find(({ ship_code }) => ship_code === leg.ship_code);
  const closed = status !== 'open' || tooEarly;
  return (
    <li className={styles.card} data-quiet={closed || undefined} data-checked={checked || undefined}>
      <div className={styles.picture}>{ship?.picture && <Picture {...pictureOf(ship.picture)} alt="" />}</div>
      <label className={styles.label} htmlFor={id}>
        <input
          id={id}
          type="radio"
          className={styles.radio}
          name={way}
          checked={checked}
          disabled={closed}
          onChange={onChoose}
          aria-describedby={`${id}-more`}
        />
        <Times leg={leg} />
      </label>
      <div className={styles.more} id={`${id}-more`}>
        <p className={styles.route}>{leg.route_name}</p>
        {status !== 'open' && <Badge>{t(`status.${status}`, { defaultValue: t('status.sold_out') })}</Badge>}
        {status === 'open' && tooEarly && <Badge tone="warn">{t('status.tooEarly')}</Badge>}
        {status === 'open' && remaining !== null && <Badge tone="warn">{t('left', { count: remaining })}</Badge>}
      </div>
      {onShip ? (
        <button type="button" className={styles.ship} onClick={onShip} aria-haspopup="dialog">
          <Ship aria-hidden="true" />
          <VisuallyHidden>{t('ship.open')} </VisuallyHidden>
          {leg.ship_name}
        </button>
      ) : (
        <p>{leg.ship_name}</p>
      )}
      {status === 'open' && <Price sailing={sailing} party={party} />}
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

function Price({ sailing: { price, total_price }, party }: { sailing: Sailing; party: VoyageParty }) {
  const { t } = useTranslation('sailing');
  const { currency } = useHotel();
  const locale = useLocale();
  const travellersText = useTravellersText();
  if (price === null || total_price === null) return null;
  return (
    <p className={styles.price}>
      <span>
        {t('price.from')} <PriceText amount={price} currency={currency} locale={locale} size="lead" />
        <span className={styles.unit}>{t('price.adult')}</span>
      </span>
      <span className={styles.all}>
        {travellersText(party)} <PriceText amount={total_price} currency={currency} locale={locale} />
      </span>
    </p>
  );
}
