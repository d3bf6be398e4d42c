import { CalendarDays, Ship, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Queries } from '../platform/Queries.tsx';
import { useStore } from '../platform/store.ts';
import { SearchBar, SearchGo, SearchPart } from '../ui/SearchBar.tsx';
import { useTravellersText } from './party-text.ts';
import { useFerry, useVoyage } from './use-voyage.ts';
import { openVoyage, type VoyagePart, voyageRequestOf, voyageSheet } from './voyage-search.store.ts';

function loadSheet() {
  return import('./voyage-sheet.tsx');
}
const VoyageSheet = lazy(loadSheet);

type Props = {
  /** Instead of the way, the dates and the travellers as they are usually written. */
  way?: ReactNode;
  dates?: ReactNode;
  travellers?: ReactNode;
  /** At the end of the bar. */
  aside?: ReactNode;
  className?: string;
};

/** Way, dates and travellers in one bar; each opens beside it, on a phone in a sheet. Searching goes to the sailings. */
export default function VoyageBar(props: Props) {
  return (
    <Queries>
      <Bar {...props} />
    </Queries>
  );
}

function Bar({ way, dates, travellers, aside, className }: Props) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const travellersText = useTravellersText();
  const voyage = useVoyage();
  const ferry = useFerry();
  const [path, navigate] = useLocation();
  const { part } = useStore(voyageSheet);
  const bar = useRef<HTMLElement>(null);
  const { out, back, departs, returns } = voyage;

  const open = (wanted: VoyagePart) => ({ onClick: () => openVoyage(wanted), onNear: loadSheet });
  const go = () => {
    // A day that is missing is asked for first.
    if (voyageRequestOf(voyage) === null) return openVoyage('dates');
    openVoyage(null);
    navigate(paths.reservation());
  };
  const days = departs && (returns && back ? format.range(departs, returns) : format.date(departs));
  return (
    <SearchBar ref={bar} className={className} label={t('search.label')}>
      <SearchPart
        icon={<Ship aria-hidden="true" />}
        label={t('search.route')}
        aside={out && t(back ? 'trip.round_trip' : 'trip.one_way')}
        quiet={!out}
        {...open('route')}
      >
        {way ?? out?.route_name ?? (ferry.isPending ? ' ' : t('search.chooseRoute'))}
      </SearchPart>
      <SearchPart icon={<CalendarDays aria-hidden="true" />} label={t('search.dates')} quiet={!days} {...open('dates')}>
        {(days && dates) ?? days ?? t('search.chooseDate')}
      </SearchPart>
      <SearchPart icon={<UsersRound aria-hidden="true" />} label={t('search.party')} {...open('party')}>
        {travellers ?? travellersText(voyage)}
      </SearchPart>
      {aside}
      {path === paths.home() && <SearchGo onClick={go}>{t('search.go')}</SearchGo>}
      <Suspense fallback={null}>
        {part && ferry.data && (
          <VoyageSheet
            part={part}
            ferry={ferry.data}
            bar={bar}
            onPart={openVoyage}
            onClose={() => openVoyage(null)}
            onSearch={() => {
              openVoyage(null);
              navigate(paths.reservation());
            }}
          />
        )}
      </Suspense>
    </SearchBar>
  );
}
