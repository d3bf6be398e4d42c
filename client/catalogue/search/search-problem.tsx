import type { ErrorCode, Problem } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { NothingFound } from '../../platform/page/nothing-found.tsx';
import type { ProblemNoticeProps } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { useStore } from '../../platform/tab/store.ts';
import { dividedByAdults } from './divided-party.ts';
import { NearestDates } from './nearest-dates.tsx';
import { openSearch, type SearchPart, searchStore } from './search.store.ts';

const remedies: Partial<Record<ErrorCode, SearchPart>> = {
  stay_closed: 'dates',
  stay_in_past: 'dates',
  stay_order: 'dates',
  stay_beyond_horizon: 'dates',
  stay_length: 'dates',
  no_available_dates: 'dates',
  party_over_maximum: 'party',
  too_many_rooms: 'party',
  promotion_invalid: 'code',
  promotion_unusable: 'code',
};

type Props = Pick<ProblemNoticeProps, 'onRetry'> & {
  problem: ProblemNoticeProps['problem'] & Pick<Problem, 'nearest_dates' | 'max_adults'>;
};

export function SearchProblem({ problem, onRetry }: Props) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const { rooms } = useStore(searchStore);
  const part = remedies[problem.code];
  const helps = part && (
    <Button variant="quiet" onClick={() => (part === 'code' ? void (searchStore.promotion = '') : openSearch(part))}>
      {t(`list.change.${part}`)}
    </Button>
  );
  const { nearest_dates: nearest = [], max_adults: maxAdults } = problem;
  const parts = maxAdults === undefined ? null : dividedByAdults(rooms, maxAdults, hotel);
  const divide = parts && {
    title: t('list.nothing.together'),
    buttons: (
      <Button onClick={() => void (searchStore.rooms = parts)}>
        {t('list.nothing.divide', { count: parts.length })}
      </Button>
    ),
  };
  return (
    <NothingFound
      problem={problem}
      values={{ rooms: hotel.max_rooms }}
      action={helps}
      onRetry={onRetry}
      instead={
        divide ?? (nearest.length > 0 && { title: t('list.instead'), buttons: <NearestDates dates={nearest} /> })
      }
    />
  );
}
