import type { ReactNode } from 'react';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { bedsIn, fitsIn, viewIn } from '../../platform/i18n/lodging.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { RoomOffers } from './offers.ts';
import { ownPrice } from './own-price.ts';
import { RoomIncluded } from './room-facts.tsx';
import styles from './rooms-side-by-side.module.css';

type Props = {
  rooms: readonly RoomOffers[];
  result: SearchResult;
  onChoose: (sum: SumPrice) => void;
  onClose: () => void;
};

export default function RoomsSideBySide({ rooms, result, onChoose, onClose }: Props) {
  const { t } = useTranslation('room');
  const { currency } = useHotel();
  const locale = useLocale();
  const format = useFormatters();
  const facts: [string, string, (each: RoomOffers) => ReactNode][] = [
    [
      'price',
      t('sideBySide.price'),
      ({ offers: [cheapest] }) =>
        cheapest ? (
          <>
            <PriceText amount={ownPrice(result, cheapest.sum).total} currency={currency} locale={locale} size="lead" />
            <span className={styles.unit}>
              {t('catalogue:nights', { count: result.nights })} · {t('catalogue:offer.taxIncluded')}
            </span>
          </>
        ) : (
          t('catalogue:offer.soldOut')
        ),
    ],
    ['fits', t('term.fits'), ({ room }) => fitsIn(t, room)],
    ['bed', t('term.bed'), ({ room }) => bedsIn(t, room)],
    ['view', t('term.view'), ({ room }) => viewIn(t, room)],
    ['area', t('term.area'), ({ room }) => t('catalogue:room.area', { area: format.number(room.area) })],
    ['included', t('term.included'), ({ room }) => <RoomIncluded room={room} />],
    [
      'policy',
      t('sideBySide.policy'),
      ({ offers: [cheapest] }) => {
        if (!cheapest) return '–';
        const until = cheapest.sum.free_until;
        return until
          ? t('catalogue:offer.freeUntil', { date: unbroken(format.date(until)) })
          : t('booking:policy.neverFree');
      },
    ],
  ];
  return (
    <Dialog open onClose={onClose} title={t('sideBySide.title')} closeLabel={t('catalogue:search.close')} size="large">
      <table className={styles.table} style={{ '--rooms': rooms.length } as React.CSSProperties}>
        <thead>
          <tr>
            <td />
            {rooms.map(({ room }) => (
              <th key={room.room_type_code} scope="col">
                {room.pictures[0] && <Picture {...pictureOf(room.pictures[0])} className={styles.picture} />}
                {room.room_type_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([id, term, of]) => (
            <tr key={id}>
              <th scope="row">{term}</th>
              {rooms.map((each) => (
                <td key={each.room.room_type_code}>{of(each)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {rooms.map(({ room, offers: [cheapest] }) => (
              <td key={room.room_type_code}>
                {cheapest && (
                  <Button
                    block
                    onClick={() => onChoose(cheapest.sum)}
                    aria-label={t('catalogue:offer.chooseNamed', {
                      room: room.room_type_name,
                      offer: cheapest.package?.package_name ?? t('catalogue:offer.roomOnly'),
                    })}
                  >
                    {t('catalogue:offer.choose')}
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}
