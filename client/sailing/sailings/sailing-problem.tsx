import type { ErrorCode, Problem } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { NothingFound } from '../../platform/page/nothing-found.tsx';
import type { ProblemNoticeProps } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { useVoyageSearch } from '../use-voyage-search.ts';
import { setVoyage, openVoyage, type VoyagePart } from '../search/voyage-search.store.ts';

const remedies: Partial<Record<ErrorCode, VoyagePart>> = {
  no_sailings: 'dates',
  stay_closed: 'dates',
  stay_in_past: 'dates',
  stay_beyond_horizon: 'dates',
  return_before_arrival: 'dates',
  no_available_dates: 'dates',
  party_over_maximum: 'party',
  not_found: 'route',
};

type Props = Pick<ProblemNoticeProps, 'onRetry'> & {
  problem: ProblemNoticeProps['problem'] & Pick<Problem, 'nearest_dates'>;
};

export function SailingProblem({ problem, onRetry }: Props) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const { max_rooms } = useHotel();
  const voyage = useVoyageSearch();
  const part = remedies[problem.code];
  const { nearest_dates: nearest = [] } = problem;
  const days = (start: string, end: string) => (voyage.back === null ? format.date(start) : format.range(start, end));
  const buttons = nearest.map(({ start_date: start, end_date: end, total_price }) => (
    <Button
      key={start + end}
      variant="quiet"
      onClick={() => setVoyage({ ...voyage, departs: start, returns: voyage.back === null ? null : end })}
    >
      {[days(start, end), format.money(total_price)].map(unbroken).join('\u00a0· ')}
    </Button>
  ));
  return (
    <NothingFound
      problem={problem}
      values={{ rooms: max_rooms }}
      action={
        part && (
          <Button variant="quiet" onClick={() => openVoyage(part)}>
            {t(`list.change.${part}`)}
          </Button>
        )
      }
      onRetry={onRetry}
      instead={buttons.length > 0 && { title: t('list.instead'), buttons }}
    />
  );
}
