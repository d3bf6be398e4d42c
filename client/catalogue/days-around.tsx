import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import styles from './offer-list.module.css';
import { NARROW } from './offers.ts';

const DayStrip = lazy(() => import('./day-strip.tsx'));

/** The days around, `shown` once the list is there. Where there is little room and something to choose below, they open in place. */
export function DaysAround({ shown = false, fold = true }: { shown?: boolean; fold?: boolean }) {
  const { t } = useTranslation('catalogue');
  const narrow = useMediaQuery(NARROW);
  const [opened, setOpened] = useState(false);
  const folded = narrow && fold;
  const strip = <Suspense fallback={null}>{shown && (opened || !folded) && <DayStrip />}</Suspense>;
  return (
    <div className={styles.daysAround}>
      {folded ? (
        <Disclosure look="chip" summary={t('list.otherDays')} onToggle={() => setOpened(true)}>
          {strip}
        </Disclosure>
      ) : (
        strip
      )}
    </div>
  );
}
