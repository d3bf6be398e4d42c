import { BedDouble, Check, Eye, Ruler, UsersRound } from 'lucide-react';
import type { CabinOffer } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BANDS } from './cabins.ts';
import styles from './cabin-offer-card.module.css';

type Props = {
  offer: CabinOffer;
  /** Whether this card has the page's first picture, which loads eagerly. */
  first: boolean;
  adding: boolean;
  full: boolean;
  onTake: () => void;
  onAdd: () => void;
};

export function CabinOfferCard({ offer, first, adding, full, onTake, onAdd }: Props) {
  const { t } = useTranslation('voyage');
  const format = useFormatters();
  const { cabin_type: cabin, status, remaining, cabins_needed: needed } = offer;
  const available = status === 'available';
  const name = <VisuallyHidden> {cabin.cabin_type_name}</VisuallyHidden>;
  return (
    <Card
      as="article"
      quiet={!available}
      layout="row"
      aria-labelledby={`cabin-${cabin.cabin_type_code}`}
      media={
        cabin.pictures.length > 0 && (
          <Gallery
            waiting
            ratio="21/9"
            priority={first}
            pictures={cabin.pictures.map(pictureOf)}
            label={t('cabins.pictures', { name: cabin.cabin_type_name })}
            previousLabel={t('cabins.previous')}
            nextLabel={t('cabins.next')}
            countLabel={(shown, total) => t('cabins.pictureOf', { shown, total })}
          />
        )
      }
    >
      <Stack gap={2}>
        <Cluster gap={1} justify="space-between">
          <h2 id={`cabin-${cabin.cabin_type_code}`} className={styles.name}>
            {cabin.cabin_type_name}
          </h2>
          {available && remaining !== null && <Badge tone="warn">{t('cabins.left', { count: remaining })}</Badge>}
          {!available && <Badge>{t(status === 'sold_out' ? 'cabins.soldOut' : 'cabins.unavailable')}</Badge>}
        </Cluster>
        <p className={styles.quiet}>{cabin.description}</p>
        <ul className={styles.facts}>
          <li>
            <UsersRound aria-hidden="true" />
            {t('cabins.berths', { count: cabin.berths })}
          </li>
          <li>
            <BedDouble aria-hidden="true" />
            {cabin.bed_type}
          </li>
          <li>
            <Eye aria-hidden="true" />
            {cabin.view_type}
          </li>
          <li>
            <Ruler aria-hidden="true" />
            {t('cabins.area', { area: format.number(cabin.area) })}
          </li>
          {cabin.included_items.map((item) => (
            <li key={item}>
              <Check aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
        {available && <Fares offer={offer} />}
        {available && (
          <Cluster gap={2} justify="space-between" className={styles.foot}>
            <Total offer={offer} />
            {adding ? (
              <Button variant="quiet" disabled={full} onClick={onAdd}>
                {t('cabins.add')}
                {name}
              </Button>
            ) : (
              <Button onClick={onTake}>
                {needed === 1 ? t('cabins.take') : t('cabins.takeAll', { count: needed })}
                {name}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

function Fares({ offer: { fares, port_tax: tax, single_use_supplement: single } }: { offer: CabinOffer }) {
  const { t } = useTranslation('voyage');
  const { money } = useFormatters();
  if (!fares || !tax) return null;
  return (
    <ul className={styles.fares}>
      {BANDS.map((band) => (
        <li key={band}>{t(`cabins.per.${band}`, { price: money(fares[band] + tax[band]) })}</li>
      ))}
      {single !== null && single > 0 && <li>{t('cabins.single', { price: money(single) })}</li>}
      <li className={styles.quiet}>{t('sailing:price.included')}</li>
    </ul>
  );
}

function Total({ offer: { total_price, cabins_needed } }: { offer: CabinOffer }) {
  const { t } = useTranslation('voyage');
  const locale = useLocale();
  const { currency } = useHotel();
  if (total_price === null || cabins_needed === null) return null;
  return (
    <div>
      <PriceText amount={total_price} currency={currency} locale={locale} size="lead" />
      <p className={styles.quiet}>
        {t('cabins.total')}, {t('cabins.needed', { count: cabins_needed })}
      </p>
    </div>
  );
}
