import type { ReactNode } from 'react';
import { useLocale } from '../../platform/i18n/i18n.ts';
import { formatBriefRange } from '../../ui/calendar/brief-range.ts';
import { LineAside, LineDates, SearchLine as Line, searchLine } from '../../ui/search-line.tsx';
import { formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { useSearchRequest } from './search.store.ts';
import { SearchBar } from './search-bar.tsx';

export function SearchLine({ heading, aside }: { heading: ReactNode; aside: ReactNode }) {
  const locale = useLocale();
  const { start_date, end_date } = useSearchRequest();
  const dates = (
    <LineDates
      whole={formatStayRange(start_date, end_date, locale)}
      brief={formatBriefRange(start_date, end_date, locale)}
    />
  );
  return (
    <Line heading={heading} for="rooms">
      <SearchBar className={searchLine} dates={dates} aside={aside !== false && <LineAside>{aside}</LineAside>} />
    </Line>
  );
}
