import type { ReactNode } from 'react';
import { useLocale } from '../platform/i18n.ts';
import { formatBriefRange } from '../ui/briefRange.ts';
import { formatStayRange } from '../ui/stayDates.ts';
import { useSearchRequest } from './search.store.ts';
import { SearchBar } from './search-bar.tsx';
import styles from './search-line.module.css';

/** The search as one line that stays in sight over a list, its dates unbroken at every width; `aside` at its end. */
export function SearchLine({ aside }: { aside: ReactNode }) {
  const locale = useLocale();
  const { start_date, end_date } = useSearchRequest();
  const dates = (
    <>
      <span className={styles.whole}>{formatStayRange(start_date, end_date, locale)}</span>
      <span className={styles.brief}>{formatBriefRange(start_date, end_date, locale)}</span>
    </>
  );
  return (
    <div className={styles.place}>
      <SearchBar className={styles.line} dates={dates} aside={aside} />
    </div>
  );
}
