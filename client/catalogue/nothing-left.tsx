import type { NearestDates } from '../../generated/types.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Stack } from '../ui/Layout.tsx';
import { openSearch, searchStore } from './search.store.ts';

/** Everything is gone: the nearest dates that work, one press away. */
export function NothingLeft({ dates }: { dates: NearestDates[] }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const text = useProblemText()('all_rooms_sold_out');
  return (
    <EmptyState
      title={text.title}
      actions={
        <Stack gap={1}>
          {dates.map(({ start_date: start, end_date: end, total_price }) => (
            <Button key={start} variant="quiet" block onClick={() => Object.assign(searchStore, { start, end })}>
              {format.range(start, end)} · {format.money(total_price)}
            </Button>
          ))}
          <Button block onClick={() => openSearch('dates')}>
            {t('offer.instead.sold_out')}
          </Button>
        </Stack>
      }
    >
      {dates.length > 0 ? t('list.nearest') : text.body}
    </EmptyState>
  );
}
