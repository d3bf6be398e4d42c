import type { PointsMonth } from '../../generated/types.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { dateFormat } from '../ui/intl.ts';
import { atUtc } from '../ui/calendar/stay-dates.ts';
import styles from './points.module.css';

export function PointsChart({ history }: { history: readonly PointsMonth[] }) {
  const { t } = useTranslation('member');
  const { number } = useFormatters();
  const locale = useLocale();
  const most = Math.max(1, ...history.map(({ balance }) => balance));
  const named = (month: string) => dateFormat(locale, 'month', 'UTC').format(atUtc(`${month}-01`));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.label}>{t('points.chart')}</figcaption>
      <ol className={styles.bars}>
        {history.map(({ month, balance }) => (
          <li key={month} aria-label={`${named(month)}: ${number(balance)}`}>
            <span className={styles.bar} style={{ blockSize: `calc((100% - 1.5rem) * ${balance / most})` }} />
            <span className={styles.month} aria-hidden="true">
              {Number(month.slice(5))}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
