import type { NearestDates as Dates } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { nightsBetween } from '../../ui/calendar/days.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { searchStore, useSearchRequest } from './search.store.ts';

/** Mentions the number of nights only if it differs from the search. */
export function NearestDates({ dates, block = false }: { dates: readonly Dates[]; block?: boolean }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const { start_date, end_date } = useSearchRequest();
  const searchedNights = nightsBetween(start_date, end_date);
  const sameArrivalFirst = dates.toSorted(
    (one, other) => Number(other.start_date === start_date) - Number(one.start_date === start_date),
  );
  return (
    <>
      {sameArrivalFirst.map(({ start_date: start, end_date: end, total_price }) => {
        const nights = nightsBetween(start, end);
        const length = nights === searchedNights ? [] : [t('nights', { count: nights })];
        return (
          <Button
            key={start + end}
            variant="quiet"
            block={block}
            onClick={() => Object.assign(searchStore, { start, end })}
          >
            {[format.range(start, end), ...length, format.money(total_price)].map(unbroken).join('\u00a0· ')}
          </Button>
        );
      })}
    </>
  );
}
