import { useGetPoints } from '../../generated/hooks/points.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Glance } from '../platform/page/glance.tsx';

export function PointsGlance() {
  const { t } = useTranslation('member');
  const { number, date } = useFormatters();
  const points = useGetPoints();
  const { data } = points;
  if (!data) return <LoadProblem what={t('points.title')} query={points} />;
  const [next] = data.expiring;
  const day = next && date(next.expires_at.slice(0, 10), 'day');
  return (
    <Glance
      to={paths.myPoints()}
      label={t('points.title')}
      value={t('points.amount', { points: number(data.balance) })}
      more={next && t('points.expiring', { points: number(next.points), date: day })}
      warn
    />
  );
}
