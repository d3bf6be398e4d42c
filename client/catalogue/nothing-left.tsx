import type { SearchResult } from '../../generated/types.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Stack } from '../ui/Layout.tsx';
import { byParty } from './offers.ts';
import { openSearch, searchStore } from './search.store.ts';

/** Nothing can be booked, and why: the party fits no room, or the dates do not work, with the nearest that do one press away. */
export default function NothingLeft({ result }: { result: SearchResult }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const problemText = useProblemText();
  const dates = result.nearest_dates;
  const statuses = result.roomPriceList.map(({ status }) => status);
  if (statuses.length > 0 && statuses.every(byParty)) {
    return (
      <EmptyState
        title={t('list.nothing.fits')}
        actions={
          <Button block onClick={() => openSearch('party')}>
            {t(`offer.instead.${statuses.includes('too_small') ? 'too_small' : 'pets_not_allowed'}`)}
          </Button>
        }
      >
        {t('list.nothing.help')}
      </EmptyState>
    );
  }
  const text = problemText(statuses.every((status) => status === 'closed') ? 'stay_closed' : 'all_rooms_sold_out');
  return (
    <EmptyState
      title={statuses.some(byParty) ? t('list.nothing.mixed') : text.title}
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
