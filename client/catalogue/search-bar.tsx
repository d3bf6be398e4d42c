import { CalendarDays, Search, Tag, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { useStore } from '../platform/store.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { formatStayRange } from '../ui/stayDates.ts';
import { usePartyText } from './party-text.ts';
import { openSearch, type SearchPart, searchSheet, useSearchRequest } from './search.store.ts';
import styles from './search-bar.module.css';
import { nightsBetween } from '../ui/days.ts';

function loadSheet() {
  return import('./search-sheet.tsx');
}
const SearchSheet = lazy(loadSheet);

type Props = {
  /** Instead of the dates as they are usually written. */
  dates?: ReactNode;
  /** At the end of the bar. */
  aside?: ReactNode;
  className?: string;
};

/** Dates, party and code in one bar; each opens beside it, on a phone in a sheet. Searching goes to the list. */
export function SearchBar({ dates, aside, className }: Props) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const partyText = usePartyText();
  const search = useSearchRequest();
  const [path, navigate] = useLocation();
  const { part } = useStore(searchSheet);
  const bar = useRef<HTMLElement>(null);
  const count = nightsBetween(search.start_date, search.end_date);

  const open = (wanted: SearchPart) => ({
    onClick: () => openSearch(wanted),
    onPointerEnter: () => void loadSheet(),
    onFocus: () => void loadSheet(),
  });
  return (
    <search ref={bar} className={cx(styles.bar, className)} aria-label={t('search.label')}>
      <Part icon={<CalendarDays aria-hidden="true" />} label={t('search.dates')} {...open('dates')}>
        {dates ?? formatStayRange(search.start_date, search.end_date, locale)}
        {/* Dates in the wrong order make no nights; the list says so. */}
        {count > 0 && <span className={styles.nights}>{t('nights', { count })}</span>}
      </Part>
      <Part icon={<UsersRound aria-hidden="true" />} label={t('search.party')} {...open('party')}>
        {partyText(search.reservationInfo)}
      </Part>
      <Part icon={<Tag aria-hidden="true" />} label={t('search.code')} quiet={!search.promotion_code} {...open('code')}>
        {search.promotion_code ?? t('search.noCode')}
      </Part>
      {aside}
      {path === paths.home() && (
        <Button
          className={styles.go}
          size="large"
          icon={<Search aria-hidden="true" />}
          onClick={() => navigate(paths.reservation())}
        >
          {t('search.go')}
        </Button>
      )}
      <Suspense fallback={null}>
        {part && (
          <SearchSheet
            part={part}
            bar={bar}
            onPart={openSearch}
            onClose={() => openSearch(null)}
            onSearch={() => {
              openSearch(null);
              navigate(paths.reservation());
            }}
          />
        )}
      </Suspense>
    </search>
  );
}

type PartProps = {
  icon: ReactNode;
  label: string;
  quiet?: boolean;
  children: ReactNode;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

function Part({ icon, label, quiet, children, ...press }: PartProps) {
  return (
    <button type="button" className={styles.part} aria-haspopup="dialog" data-quiet={quiet || undefined} {...press}>
      {icon}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{children}</span>
      </span>
    </button>
  );
}
