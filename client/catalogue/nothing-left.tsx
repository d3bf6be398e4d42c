import type { SearchResult } from '../../generated/types.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Stack } from '../ui/Layout.tsx';
import { openSearch, searchStore } from './search.store.ts';

/** Nothing can be booked, and why: the party fits no room, or everything is gone, with the nearest dates that work one press away. */
export default function NothingLeft({ result }: { result: SearchResult }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const text = useProblemText()('all_rooms_sold_out');
  const dates = result.nearest_dates;
  const reason = reasonOf(result);
  if (reason === 'too_small' || reason === 'pets_not_allowed') {
    return (
      <EmptyState
        title={t('list.nothing.fits')}
        actions={
          <Button block onClick={() => openSearch('party')}>
            {t(`offer.instead.${reason}`)}
          </Button>
        }
      >
        {t('list.nothing.help')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={reason === 'mixed' ? t('list.nothing.mixed') : text.title}
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

/** Why no room can be had: one reason for all, or `mixed`, where other dates may help. */
function reasonOf({ roomPriceList }: SearchResult): 'too_small' | 'pets_not_allowed' | 'sold_out' | 'mixed' {
  const reasons = new Set(roomPriceList.map(({ status }) => status));
  const byDate = reasons.has('sold_out') || reasons.has('closed');
  const byParty = reasons.has('too_small') || reasons.has('pets_not_allowed');
  if (byDate) return byParty ? 'mixed' : 'sold_out';
  return reasons.has('too_small') ? 'too_small' : 'pets_not_allowed';
}
