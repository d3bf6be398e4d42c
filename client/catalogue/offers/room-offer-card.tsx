import { lazy } from 'react';
import type { RoomPrice, SearchResult, SumPrice } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Later } from '../../ui/later.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { IconList } from './icon-list.tsx';
import { OfferRow } from './offer-row.tsx';
import { type RoomOffers, statusOf } from './offers.ts';
import { RoomFacts, RoomIncluded } from './room-facts.tsx';
import styles from './room-offer-card.module.css';
import { RoomPictures } from './room-pictures.tsx';

const RoomInstead = lazy(() => import('./room-instead.tsx'));

const ICONS_SHOWN = 4;

type Props = RoomOffers & {
  result: SearchResult;
  rooms: number;
  first: boolean;
  compared: { on: boolean; full: boolean; toggle: () => void } | null;
  onMore: () => void;
  onChoose: (sum: SumPrice) => void;
};

export function RoomOfferCard({ room, price, offers, result, rooms, first, compared, onMore, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const left = price?.status === 'available' ? price.remaining : null;
  const unavailable = offers.length === 0;

  return (
    <Card
      as="article"
      quiet={unavailable}
      layout="row"
      className={styles.card}
      aria-labelledby={`room-${room.room_type_code}`}
      beneath={
        <Stack gap={1}>
          {room.icons.length > 0 && <IconList icons={room.icons.slice(0, ICONS_SHOWN)} />}
          <RoomIncluded room={room} />
        </Stack>
      }
      media={room.pictures.length > 0 && <RoomPictures room={room} priority={first} waiting />}
    >
      <Stack gap={2} className={styles.body}>
        <Cluster gap={1} justify="space-between">
          <h2 id={`room-${room.room_type_code}`} className={styles.name}>
            {room.room_type_name}
          </h2>
          {left !== null && <Badge tone="warn">{t('offer.left', { count: left })}</Badge>}
          {unavailable && <Unavailable price={price} />}
        </Cluster>
        <p className={styles.description}>{room.description}</p>
        <RoomFacts room={room} />
        {unavailable ? (
          <div className={styles.instead}>
            <Later>
              <RoomInstead price={price} from={result.start_date} />
            </Later>
          </div>
        ) : (
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <OfferRow
                key={offer.sum.package_code ?? ''}
                {...offer}
                result={result}
                roomName={room.room_type_name}
                rooms={rooms}
                onChoose={() => onChoose(offer.sum)}
              />
            ))}
          </ul>
        )}
        <Cluster gap={1} justify="space-between" className={styles.ways}>
          <Button variant="ghost" size="small" className={styles.more} onClick={onMore}>
            {t('room.more')}
            <VisuallyHidden> {room.room_type_name}</VisuallyHidden>
          </Button>
          {compared && (
            <Checkbox
              label={
                <>
                  {t('sideBySide.tick')}
                  <VisuallyHidden> {room.room_type_name}</VisuallyHidden>
                </>
              }
              checked={compared.on}
              disabled={compared.full && !compared.on}
              onChange={compared.toggle}
            />
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

export function Unavailable({ price }: { price: RoomPrice | undefined }) {
  const { t } = useTranslation('catalogue');
  const least = price?.min_nights ?? 0;
  return <Badge>{least > 0 ? t('summary.fromNights', { count: least }) : t(`offer.status.${statusOf(price)}`)}</Badge>;
}
