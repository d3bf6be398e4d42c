import type { ReactNode } from 'react';
import type { Locale } from '../../platform/i18n/language.ts';
import { formatBriefRange } from '../../ui/calendar/brief-range.ts';
import { LineDates, SearchLine as Line, searchLine } from '../../ui/search-line.tsx';
import { formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { SearchBar } from './search-bar.tsx';

function formatDates(...stay: [start: string, end: string, locale: Locale]) {
  return <LineDates whole={formatStayRange(...stay)} brief={formatBriefRange(...stay)} />;
}

export function SearchLine({ heading }: { heading: ReactNode }) {
  return (
    <Line heading={heading} for="rooms">
      <SearchBar className={searchLine} formatDates={formatDates} />
    </Line>
  );
}
