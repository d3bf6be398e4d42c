import { BedDouble, Check, Eye, MapPinned, Ruler, UsersRound } from 'lucide-react';
import type { CabinOffer, Ship } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { bedsIn, viewIn } from '../../platform/i18n/lodging.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CabinPlaceList } from './cabin-place-list.tsx';
import { placesOf } from './cabin-places.ts';
import { BANDS, someoneAlone, type Travellers } from './cabins.ts';
import { DeckThumb } from './deck-thumb.tsx';
import styles from './cabin-offer-card.module.css';

type Props = {
  offer: CabinOffer;
  ships: readonly Ship[];
  travellers: Travellers;
  /** Number of cabins of this type that the guest has chosen. */
  chosen: number;
  /** Whether this card has the page's first picture, which loads eagerly. */
  first: boolean;
  adding: boolean;
  full: boolean;
  onTake: () => void;
  onAdd: () => void;
  onPlan: (ship: string) => void;
};

export function CabinOfferCard(props: Props) {
  const { offer, ships, travellers, chosen, first, adding, full, onTake, onAdd, onPlan } = props;
  const { t } = useTranslation('voyage');
  const { cabin_type: cabin, status, remaining, cabins_needed: needed } = offer;
  const available = status === 'available';
  const drawn = ships.find((ship) => placesOf(ship, cabin.cabin_type_code).length > 0);
  const name = <VisuallyHidden> {cabin.cabin_type_name}</VisuallyHidden>;
  return (
    <Card
      as="article"
      quiet={!available}
      layout="row"
      className={styles.card}
      data-chosen={chosen > 0 || undefined}
      aria-labelledby={`cabin-${cabin.cabin_type_code}`}
      media={
        cabin.pictures.length > 0 && (
          <Gallery
            waiting
            ratio="16/9"
            priority={first}
            pictures={cabin.pictures.map(pictureOf)}
            label={t('cabins.pictures', { name: cabin.cabin_type_name })}
            previousLabel={t('cabins.previous')}
            nextLabel={t('cabins.next')}
            countLabel={(shown, total) => t('cabins.pictureOf', { shown, total })}
          />
        )
      }
      beneath={
        drawn && (
          <div className={styles.thumb}>
            <DeckThumb
              ship={drawn}
              code={cabin.cabin_type_code}
              name={cabin.cabin_type_name}
              onOpen={() => onPlan(drawn.ship_code)}
            />
          </div>
        )
      }
    >
      <Cluster gap={1} justify="space-between">
        <h2 id={`cabin-${cabin.cabin_type_code}`} className={styles.name}>
          {cabin.cabin_type_name}
        </h2>
        {chosen > 0 && <Badge tone="good">{t('cabins.chosen', { count: chosen })}</Badge>}
        {available && remaining !== null && <Badge tone="warn">{t('cabins.left', { count: remaining })}</Badge>}
        {!available && <Badge>{t(status === 'sold_out' ? 'cabins.soldOut' : 'cabins.unavailable')}</Badge>}
      </Cluster>
      <CabinPlaceList ships={ships} code={cabin.cabin_type_code} />
      <Facts offer={offer} />
      <p className={styles.quiet}>{cabin.description}</p>
      {drawn && (
        <Button
          variant="ghost"
          size="small"
          className={styles.plan}
          icon={<MapPinned aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => onPlan(drawn.ship_code)}
        >
          {t('sailing:deck.show')}
          {name}
        </Button>
      )}
      {available && (
        <div className={styles.foot}>
          <Total offer={offer} travellers={travellers} />
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
        </div>
      )}
    </Card>
  );
}

function Facts({ offer: { cabin_type: cabin } }: { offer: CabinOffer }) {
  const { t } = useTranslation('voyage');
  const { number } = useFormatters();
  const facts = [
    { Icon: UsersRound, text: t('cabins.berths', { count: cabin.berths }) },
    { Icon: BedDouble, text: bedsIn(t, cabin) },
    { Icon: Eye, text: viewIn(t, cabin) },
    { Icon: Ruler, text: t('cabins.area', { area: number(cabin.area) }) },
    ...cabin.included_items.map((text) => ({ Icon: Check, text })),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Total({ offer, travellers }: Pick<Props, 'offer' | 'travellers'>) {
  const { total_price, cabins_needed, fares, port_tax: tax, single_use_supplement: single } = offer;
  const { t } = useTranslation('voyage');
  const { money } = useFormatters();
  const locale = useLocale();
  const { currency } = useHotel();
  if (total_price === null || cabins_needed === null) return null;
  const each =
    fares && tax
      ? BANDS.filter((band) => travellers[band] > 0).map((band) =>
          t(`cabins.per.${band}`, { price: money(fares[band] + tax[band]) }),
        )
      : [];
  if (single !== null && single > 0 && someoneAlone(travellers, offer))
    each.push(t('cabins.single', { price: money(single) }));
  return (
    <>
      <p className={styles.each}>{[...each, t('sailing:price.included')].join(' · ')}</p>
      <div className={styles.price}>
        <PriceText amount={total_price} currency={currency} locale={locale} size="lead" />
        <p className={styles.each}>
          {t('cabins.total')}, {t('cabins.needed', { count: cabins_needed })}
        </p>
      </div>
    </>
  );
}
