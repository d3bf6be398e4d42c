import type { ReactNode } from 'react';
import { useLocale } from '../../platform/i18n/i18n.ts';
import { useStore } from '../../platform/tab/store.ts';
import { formatBriefRange } from '../../ui/calendar/brief-range.ts';
import { LineDates, SearchLine as Line, searchLine } from '../../ui/search-line.tsx';
import { formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { searchSheet, useSearchRequest } from './search.store.ts';
import { SearchBar } from './search-bar.tsx';

export function SearchLine({ heading }: { heading: ReactNode }) {
  const locale = useLocale();
  const { picked } = useStore(searchSheet);
  const { start_date, end_date } = { ...useSearchRequest(), ...picked };
  const dates = (
    <LineDates
      whole={formatStayRange(start_date, end_date, locale)}
      brief={formatBriefRange(start_date, end_date, locale)}
    />
  );
  return (
    <Line heading={heading} for="rooms">
      <SearchBar className={searchLine} dates={dates} />
    </Line>
  );
}
