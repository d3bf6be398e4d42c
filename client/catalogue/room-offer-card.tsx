import { BedDouble, Check, Eye, PawPrint, Ruler, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SearchResult, SumPrice } from '../../generated/types.ts';
import { pictureOf } from '../platform/files.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { addDays } from '../ui/days.ts';
import { Cluster, Stack } from '../ui/Layout.tsx';
import { Picture } from '../ui/Picture.tsx';
import { OfferRow } from './offer-row.tsx';
import { byParty, type RoomOffers } from './offers.ts';
import styles from './room-offer-card.module.css';
import { openSearch, searchStore } from './search.store.ts';

const RoomDetails = lazy(() => import('./room-details.tsx'));

type Props = RoomOffers & {
  result: SearchResult;
  /** Rooms wanted at once. */
  rooms: number;
  /** Its picture is the first that is seen. */
  first: boolean;
  onChoose: (sum: SumPrice) => void;
};

/** A room: what it is, who fits, and what it can be had with. Sold out it stays, quietly. */
export function RoomOfferCard({ room, price, offers, result, rooms, first, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const [open, setOpen] = useState(false);
  const picture = room.pictures[0];
  const left = price?.status === 'available' ? price.remaining : null;
  const unavailable = offers.length === 0;
  const least = price?.min_nights ?? 0;
  const longer = unavailable && least > 0 && { start: result.start_date, end: addDays(result.start_date, least) };
  const status = price?.status === undefined || price.status === 'available' ? 'sold_out' : price.status;

  return (
    <Card
      as="article"
      quiet={unavailable}
      layout="row"
      aria-labelledby={`room-${room.room_type_code}`}
      media={picture && <Picture {...pictureOf(picture)} ratio="4/3" priority={first} />}
    >
      <Stack gap={2}>
        <Cluster gap={1} justify="space-between">
          <h2 id={`room-${room.room_type_code}`} className={styles.name}>
            {room.room_type_name}
          </h2>
          {left !== null && <Badge tone="warn">{t('offer.left', { count: left })}</Badge>}
          {unavailable && (
            <Badge>{longer ? t('summary.fromNights', { count: least }) : t(`offer.status.${status}`)}</Badge>
          )}
        </Cluster>
        <p className={styles.description}>{room.description}</p>
        <ul className={styles.facts}>
          <li>
            <UsersRound aria-hidden="true" />
            {t('room.fits', { standard: room.standard, max: room.max_person })}
          </li>
          <li>
            <BedDouble aria-hidden="true" />
            {room.bed_type}
          </li>
          <li>
            <Eye aria-hidden="true" />
            {room.view_type}
          </li>
          <li>
            <Ruler aria-hidden="true" />
            {t('room.area', { area: format.number(room.area) })}
          </li>
          {room.pets_allowed && (
            <li>
              <PawPrint aria-hidden="true" />
              {t('room.pets')}
            </li>
          )}
        </ul>
        <Cluster gap={1} justify="space-between">
          <ul className={styles.included}>
            {room.included_items.map((item) => (
              <li key={item}>
                <Check aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
            {t('room.more')}
            <span className={styles.named}> {room.room_type_name}</span>
          </Button>
        </Cluster>
        {unavailable ? (
          <div>
            {longer ? (
              <Button variant="quiet" onClick={() => void Object.assign(searchStore, longer)}>
                {format.range(longer.start, longer.end)} · {t('nights', { count: least })}
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => openSearch(byParty(status) ? 'party' : 'dates')}>
                {t(`offer.instead.${status}`)}
              </Button>
            )}
          </div>
        ) : (
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <OfferRow
                key={offer.sum.package_code ?? ''}
                {...offer}
                roomName={room.room_type_name}
                nights={result.nights}
                rooms={rooms}
                onChoose={() => onChoose(offer.sum)}
              />
            ))}
          </ul>
        )}
      </Stack>
      <Suspense fallback={null}>{open && <RoomDetails room={room} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
