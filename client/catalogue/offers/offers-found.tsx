import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';
import page from '../../ui/list-page.module.css';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { DaysAround, type DaysOpen } from '../search/days-around.tsx';
import styles from './offer-list.module.css';
import { filterIn, NARROW, queryWith, shownOf, wishesOf, worthFiltering } from './offers.ts';
import { RoomOfferCard } from './room-offer-card.tsx';

const OfferFilters = lazy(() => import('./offer-filters.tsx'));
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
  const { all, shown } = shownOf(result, query);
  const filter = filterIn(query);
  const wishes = wishesOf(filter);
  const narrow = useMediaQuery(NARROW);
  const [filtering, setFiltering] = useState(wishes > 0);
  const named = query.get('details');
  const [details, setDetails] = useState(named);
  if (named && named !== details) setDetails(named);
  const opened = all.find(({ room }) => room.room_type_code === details);
  const comparedOf = (code: string) => ({
    on: compared.includes(code),
    full: compared.length >= COMPARED_MOST,
    toggle: () => onCompare(compared.includes(code) ? compared.filter((each) => each !== code) : [...compared, code]),
  });
  const bookable = (rooms: typeof all) => rooms.filter(({ offers }) => offers.length > 0).length;
  return (
    <Stack gap={3} className={page.column}>
      {result.promotion && (
        <div>
          <Badge tone="good">{t('promotion.applied', { name: result.promotion.promotion_name })}</Badge>
        </div>
      )}
      <div className={styles.tools}>
        <DaysAround {...days} shown fold={bookable(all) > 0} promotion={result.promotion?.promotion_code ?? null} />
        {worthFiltering(all) && (
          <div className={styles.filters}>
            <Disclosure
              look={narrow ? 'chip' : undefined}
              summary={t('list.filters')}
              aside={wishes > 0 && <Badge tone="good">{t('list.wishes', { count: wishes })}</Badge>}
              open={filtering}
              onToggle={() => setFiltering(true)}
            >
              <Suspense fallback={null}>
                {filtering && (
                  <OfferFilters
                    rooms={all}
                    result={result}
                    value={filter}
                    left={shown.length}
                    onChange={(next) => setQuery((before) => queryWith(before, next), { replace: true })}
                  />
                )}
              </Suspense>
            </Disclosure>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {(query.has('package') || query.has('room')) && <WantedOffer result={result} />}
        {bookable(all) === 0 && <NothingLeft result={result} />}
      </Suspense>
      <p className={styles.count} role="status">
        {bookable(shown) > 0 && t('list.count', { count: bookable(shown) })}
      </p>
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
      <Suspense fallback={null}>
        {opened && (
          <RoomSheet {...opened} result={result} rooms={rooms} onChoose={onChoose} onClose={() => setDetails(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
