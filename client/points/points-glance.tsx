import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useGetPoints } from '../../generated/hooks/points.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import styles from '../platform/page/glance.module.css';

export function PointsGlance() {
  const { t } = useTranslation('member');
  const { number, date } = useFormatters();
  const points = useGetPoints();
  const { data } = points;
  if (!data) return <LoadProblem what={t('points.title')} query={points} />;
  const [next] = data.expiring;
  return (
    <Link href={paths.myPoints()} className={styles.glance}>
      <span className={styles.label}>
        {t('points.title')}
        <ChevronRight aria-hidden="true" />
      </span>
      <strong>{t('points.amount', { points: number(data.balance) })}</strong>
      {next && (
        <span className={styles.more}>
          {t('points.expiring', { points: number(next.points), date: date(next.expires_at.slice(0, 10), 'day') })}
        </span>
      )}
    </Link>
  );
}
