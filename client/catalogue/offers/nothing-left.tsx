import type { PartyRoom, SearchResult } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { useStore } from '../../platform/tab/store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { byParty } from './by-party.ts';
import { divided } from '../search/divided-party.ts';
import { NearestDates } from '../search/nearest-dates.tsx';
import { openSearch, searchStore } from '../search/search.store.ts';

/** Explains why the list is empty: no room matches the filters if `hidden` is true; otherwise, no room is available. */
export default function NothingLeft({ hidden, onClear, result }: Props) {
  return hidden ? <NoneMatch onClear={onClear} /> : <NoneAvailable result={result} />;
}

type Props = { result: SearchResult; hidden: boolean; onClear: () => void };

/** A shared address can contain filters that hide every room. */
function NoneMatch({ onClear }: Pick<Props, 'onClear'>) {
  const { t } = useTranslation('catalogue');
  return <EmptyState title={t('list.noneLeft')} actions={<Button onClick={onClear}>{t('list.clear')}</Button>} />;
}

/**
 * Explains why no room is available: none fits the party, or the dates are closed or sold out. Offers other dates, more
 * rooms or a change of party.
 */
function NoneAvailable({ result }: Pick<Props, 'result'>) {
  const { t } = useTranslation('catalogue');
  useTranslation('room');
  const problemText = useProblemText();
  const dates = result.nearest_dates;
  const parts = useDivided(result);
  const statuses = result.roomPriceList.map(({ status }) => status);
  if (statuses.length > 0 && statuses.every(byParty)) return <NothingFits result={result} />;
  const text = problemText(statuses.every((status) => status === 'closed') ? 'stay_closed' : 'all_rooms_sold_out');
  return (
    <EmptyState
      title={statuses.some(byParty) ? t('room:nothing.mixed') : text.title}
      actions={
        <Stack gap={1}>
          {parts && <Divide parts={parts} quiet />}
          <NearestDates dates={dates} block />
          <Button block onClick={() => openSearch('dates')}>
            {t('list.change.dates')}
          </Button>
        </Stack>
      }
    >
      {dates.length > 0 ? t('list.nearest') : text.body}
    </EmptyState>
  );
}

function NothingFits({ result }: { result: SearchResult }) {
  const { t } = useTranslation('catalogue');
  const parts = useDivided(result);
  return (
    <EmptyState
      title={t('room:nothing.fits')}
      actions={
        <Stack gap={1}>
          {parts && <Divide parts={parts} />}
          <Button block variant={parts ? 'quiet' : 'primary'} onClick={() => openSearch('party')}>
            {t('list.change.party')}
          </Button>
        </Stack>
      }
    >
      {t(parts ? 'list.nothing.together' : 'room:nothing.help')}
    </EmptyState>
  );
}

/** Splits the party across more rooms of a type that is available on the dates but can't take the whole party. */
function useDivided({ roomList, roomPriceList }: SearchResult): PartyRoom[] | null {
  const left = roomPriceList.filter(({ status }) => byParty(status)).map((price) => price.room_type_code);
  const types = roomList.filter((type) => left.includes(type.room_type_code));
  return divided(useStore(searchStore).rooms, types, useHotel());
}

function Divide({ parts, quiet }: { parts: PartyRoom[]; quiet?: boolean }) {
  const { t } = useTranslation('catalogue');
  return (
    <Button block variant={quiet ? 'quiet' : 'primary'} onClick={() => void (searchStore.rooms = parts)}>
      {t('list.nothing.divide', { count: parts.length })}
    </Button>
  );
}
