import type { Room, SearchResult } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { RunningTotal } from '../../ui/running-total.tsx';
import type { RoomOffers } from './offers.ts';
import { ownPrice } from './own-price.ts';

type Props = {
  room: Room;
  offer: RoomOffers['offers'][number];
  result: SearchResult;
  onChoose: () => void;
};

export function SheetBar({ room, offer: { sum, package: pack }, result, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const { currency } = useHotel();
  const locale = useLocale();
  const name = pack?.package_name ?? t('offer.roomOnly');
  return (
    <RunningTotal
      messages={name}
      amount={ownPrice(result, sum).total}
      currency={currency}
      locale={locale}
      unit={`${t('nights', { count: result.nights })} · ${t('offer.taxIncluded')}`}
    >
      <Button onClick={onChoose} aria-label={t('offer.chooseNamed', { room: room.room_type_name, offer: name })}>
        {t('offer.choose')}
      </Button>
    </RunningTotal>
  );
}
