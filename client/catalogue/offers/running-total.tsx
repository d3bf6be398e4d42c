import type { ReactNode } from 'react';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { RunningTotal as Total } from '../../ui/running-total.tsx';
import { ComparedRooms } from './compared-rooms.tsx';
import type { RoomOffers } from './offers.ts';
import { ownPrice } from './own-price.ts';

type Props = {
  result: SearchResult;
  shown: readonly RoomOffers[];
  /** The offer that the guest chose before. */
  chosen: SumPrice | undefined;
  /** Codes of the rooms that the guest compares. */
  compared: readonly string[];
  action: ReactNode;
  onCompare: (codes: string[]) => void;
  onContinue: (sum: SumPrice) => void;
};

/**
 * Shows the compared rooms. If the guest is comparing fewer than two, shows the price of the offer chosen earlier or,
 * if there is none, the lowest price in the list. `action` replaces the button that continues with the earlier choice.
 */
export default function RunningTotal({ result, shown, chosen, compared, action, onCompare, onContinue }: Props) {
  const { t } = useTranslation('catalogue');
  const { currency } = useHotel();
  const locale = useLocale();
  const rooms = result.roomList.filter(({ room_type_code }) => compared.includes(room_type_code));
  if (rooms.length > 1) return <ComparedRooms {...{ rooms, onCompare, action }} />;
  const offers = shown.flatMap((room) => room.offers.map(({ sum }) => sum));
  const sum =
    chosen ??
    offers.reduce<SumPrice | null>(
      (least, each) => (least && least.total_price <= each.total_price ? least : each),
      null,
    );
  if (!sum) return null;
  const room = result.roomList.find(({ room_type_code }) => room_type_code === chosen?.room_type_code);
  return (
    <Total
      messages={room?.room_type_name ?? t('summary.from')}
      amount={ownPrice(result, sum).total}
      currency={currency}
      locale={locale}
      unit={`${t('nights', { count: result.nights })} · ${t('offer.taxIncluded')}`}
    >
      {action ||
        (chosen && (
          <Button size="small" onClick={() => onContinue(chosen)}>
            {t('options.continue')}
          </Button>
        ))}
    </Total>
  );
}
