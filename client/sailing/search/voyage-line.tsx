import type { ReactNode } from 'react';
import { useLocale } from '../../platform/i18n/i18n.ts';
import { formatBriefRange } from '../../ui/calendar/brief-range.ts';
import { LineDates, SearchLine, searchLine } from '../../ui/search-line.tsx';
import { formatStayDate, formatStayRange } from '../../ui/calendar/stay-dates.ts';
import { useFerry, useShownVoyage, useWayText } from '../use-voyage-search.ts';
import VoyageBar from './voyage-bar.tsx';

export function VoyageLine({ heading }: { heading: ReactNode }) {
  const locale = useLocale();
  const wayText = useWayText();
  const ferry = useFerry().data;
  const { out, back, departs, returns } = useShownVoyage();
  const end = back && returns;
  const dates = departs && (
    <LineDates
      whole={end ? formatStayRange(departs, end, locale) : formatStayDate(departs, locale)}
      brief={end ? formatBriefRange(departs, end, locale) : formatStayDate(departs, locale, 'brief')}
    />
  );
  return (
    <SearchLine heading={heading} for="sailings">
      <VoyageBar className={searchLine} way={out && ferry && wayText(out, ferry)} dates={dates} />
    </SearchLine>
  );
}
