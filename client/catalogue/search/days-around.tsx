import { lazy } from 'react';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Later } from '../../ui/later.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from '../offers/offer-list.module.css';
import { NARROW } from '../offers/offers.ts';

const DayStrip = lazy(() => import('./day-strip.tsx'));

export type DaysOpen = { open: boolean; onOpen: (open: boolean) => void };
type Props = DaysOpen & { shown?: boolean; fold?: boolean; promotion?: string | null };

/**
 * `shown` is true once the list has loaded, and `promotion` is the list's promotion code. On narrow screens, `fold`
 * collapses the strip until the guest opens it.
 */
export function DaysAround({ shown = false, fold = true, promotion = null, open, onOpen }: Props) {
  const { t } = useTranslation('catalogue');
  const narrow = useMediaQuery(NARROW);
  // The server doesn't know the width of the screen. It renders the collapsed strip, which is hidden on wide screens.
  const folded = (narrow || import.meta.env.SSR) && fold;
  const strip = <Later>{shown && (open || !folded) && <DayStrip promotion={promotion} />}</Later>;
  return (
    <div className={styles.daysAround} data-any-width={import.meta.env.SSR || undefined}>
      {folded ? (
        <Disclosure
          look="chip"
          summary={t('list.otherDays')}
          open={open}
          onToggle={(event) => onOpen(event.currentTarget.open)}
        >
          {strip}
        </Disclosure>
      ) : (
        strip
      )}
    </div>
  );
}
