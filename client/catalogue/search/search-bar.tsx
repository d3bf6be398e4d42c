import { CalendarDays, Tag, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import type { Locale } from '../../platform/i18n/language.ts';
import { useStore } from '../../platform/tab/store.ts';
import { nightsBetween } from '../../ui/calendar/days.ts';
import { SearchBar as Bar } from '../../ui/search-bar.tsx';
import { formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { usePartyText } from './party-text.ts';
import { openSearch, type SearchPart, searchSheet, useSearchRequest } from './search.store.ts';

function loadSheet() {
  return import('./search-sheet.tsx');
}
const SearchSheet = lazy(loadSheet);

type Props = {
  formatDates?: (start: string, end: string, locale: Locale) => ReactNode;
  className?: string;
};

export function SearchBar({ formatDates = formatStayRange, className }: Props) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const partyText = usePartyText();
  const { part, picked } = useStore(searchSheet);
  const search = { ...useSearchRequest(), ...picked };
  const [path, navigate] = useLocation();
  const bar = useRef<HTMLElement>(null);
  const count = nightsBetween(search.start_date, search.end_date);

  const go = () => {
    openSearch();
    navigate(paths.reservation());
  };
  return (
    <Bar<SearchPart>
      ref={bar}
      className={className}
      label={t('search.label')}
      parts={[
        {
          id: 'dates',
          icon: <CalendarDays aria-hidden="true" />,
          label: t('search.dates'),
          value: formatDates(search.start_date, search.end_date, locale),
          more: count > 0 && t('nights', { count }),
        },
        {
          id: 'party',
          icon: <UsersRound aria-hidden="true" />,
          label: t('search.party'),
          value: partyText(search.reservationInfo),
        },
        {
          id: 'code',
          icon: <Tag aria-hidden="true" />,
          label: t('search.code'),
          value: search.promotion_code ?? t('search.noCode'),
          quiet: !search.promotion_code,
        },
      ]}
      onPart={openSearch}
      onNear={loadSheet}
      go={path !== paths.reservation() && t('search.go')}
      open={!!part}
      onGo={go}
    >
      <Suspense fallback={null}>
        {part && <SearchSheet part={part} bar={bar} onPart={openSearch} onClose={openSearch} onSearch={go} />}
      </Suspense>
    </Bar>
  );
}
