import { lazy, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Later } from '../../ui/later.tsx';
import { Stack } from '../../ui/layout.tsx';
import page from '../../ui/list-page.module.css';
import { DaysAround, type DaysOpen } from '../search/days-around.tsx';
import { OfferFilters } from './offer-filters.tsx';
import styles from './offer-list.module.css';
import { bookable, NO_WISHES, type OfferFilter, queryWith, shownOf, worthFiltering } from './offers.ts';
import { RoomOfferCard } from './room-offer-card.tsx';

const NothingLeft = lazy(() => import('./nothing-left.tsx'));
const WantedOffer = lazy(() => import('./wanted-offer.tsx'));
const RoomSheet = lazy(() => import('./room-sheet.tsx'));

type Props = {
  result: SearchResult;
  rooms: number;
  days: DaysOpen;
  compared: string[];
  onCompare: (codes: string[]) => void;
  onChoose: (sum: SumPrice) => void;
};

const COMPARED_MOST = 3;

export function OffersFound({ result, rooms, days, compared, onCompare, onChoose }: Props) {
  const { t } = useTranslation('catalogue');
  const [query, setQuery] = useSearchParams();
  const { all, shown, filter } = shownOf(result, query);
  const nothing = bookable(all) === 0;
  const setFilter = (next: OfferFilter) => setQuery((before) => queryWith(before, next), { replace: true });
  const named = query.get('details');
  const [details, setDetails] = useState(named);
  if (named && named !== details) setDetails(named);
  const opened = all.find(({ room }) => room.room_type_code === details);
  const comparedOf = (code: string) => ({
    on: compared.includes(code),
    full: compared.length >= COMPARED_MOST,
    toggle: () => onCompare(compared.includes(code) ? compared.filter((each) => each !== code) : [...compared, code]),
  });
  return (
    <Stack gap={2} className={page.column}>
      <div className={styles.tools}>
        <DaysAround {...days} shown fold={!nothing} promotion={result.promotion?.promotion_code ?? null} />
        {worthFiltering(all) && <OfferFilters rooms={all} result={result} value={filter} onChange={setFilter} />}
      </div>
      {result.promotion && (
        <div>
          <Badge tone="good">{t('promotion.applied', { name: result.promotion.promotion_name })}</Badge>
        </div>
      )}
      <Later>
        {(query.has('package') || query.has('room')) && <WantedOffer result={result} />}
        {(nothing || shown.length === 0) && (
          <NothingLeft
            result={result}
            hidden={!nothing}
            onClear={() => setFilter({ ...NO_WISHES, order: filter.order })}
          />
        )}
      </Later>
      <Stack as="ul" gap={3}>
        {shown.map((each, at) => (
          <li key={each.room.room_type_code}>
            <RoomOfferCard
              {...each}
              result={result}
              rooms={rooms}
              first={at === 0}
              compared={all.length > 1 ? comparedOf(each.room.room_type_code) : null}
              onMore={() => setDetails(each.room.room_type_code)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </Stack>
      <Later>
        {opened && (
          <RoomSheet {...opened} result={result} rooms={rooms} onChoose={onChoose} onClose={() => setDetails(null)} />
        )}
      </Later>
    </Stack>
  );
}
