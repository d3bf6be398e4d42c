import type { RoomPrice } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { addDays } from '../../ui/calendar/days.ts';
import { byParty } from './by-party.ts';
import { statusOf } from './offers.ts';
import { openSearch, searchStore } from '../search/search.store.ts';

export default function RoomInstead({ price, from }: { price: RoomPrice | undefined; from: string }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const least = price?.min_nights ?? 0;
  const part = byParty(statusOf(price)) ? 'party' : 'dates';
  const longer = { start: from, end: addDays(from, least) };
  return (
    <div>
      {least > 0 ? (
        <Button variant="quiet" onClick={() => void Object.assign(searchStore, longer)}>
          {format.range(longer.start, longer.end)} · {t('nights', { count: least })}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => openSearch(part)}>
          {t(`list.change.${part}`)}
        </Button>
      )}
    </div>
  );
}
