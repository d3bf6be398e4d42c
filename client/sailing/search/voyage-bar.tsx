import { CalendarDays, Ship, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Queries } from '../../platform/api/queries.tsx';
import { useStore } from '../../platform/tab/store.ts';
import { SearchBar } from '../../ui/search-bar.tsx';
import { useTravellersText } from './party-text.ts';
import { useFerry, useShownVoyage } from '../use-voyage-search.ts';
import { openVoyage, type VoyagePart, voyageRequestOf, voyageSheet } from './voyage-search.store.ts';

function loadSheet() {
  return import('./voyage-sheet.tsx');
}
const VoyageSheet = lazy(loadSheet);

type Props = {
  way?: ReactNode;
  dates?: ReactNode;
  className?: string;
};

export default function VoyageBar(props: Props) {
  return (
    <Queries>
      <Bar {...props} />
    </Queries>
  );
}

function Bar({ way, dates, className }: Props) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const travellersText = useTravellersText();
  const voyage = useShownVoyage();
  const ferry = useFerry();
  const [path, navigate] = useLocation();
  const { part } = useStore(voyageSheet);
  const bar = useRef<HTMLElement>(null);
  const { out, back, departs, returns, adult, kid, infant } = voyage;

  const search = () => {
    openVoyage(null);
    navigate(paths.reservation());
  };
  const days = departs && (returns && back ? format.range(departs, returns) : format.date(departs));
  return (
    <SearchBar<VoyagePart>
      ref={bar}
      className={className}
      label={t('search.label')}
      parts={[
        {
          id: 'route',
          icon: <Ship aria-hidden="true" />,
          label: t('search.route'),
          value: way ?? out?.route_name ?? (ferry.isPending ? '\u00a0' : t('search.chooseRoute')),
          more: out && t(back ? 'trip.round_trip' : 'trip.one_way'),
          quiet: !out,
        },
        {
          id: 'dates',
          icon: <CalendarDays aria-hidden="true" />,
          label: t(back ? 'search.tabs.dates' : 'search.dates'),
          value: (days && dates) ?? days ?? t('search.chooseDate'),
          quiet: !days,
        },
        {
          id: 'party',
          icon: (
            <>
              <UsersRound aria-hidden="true" />
              {/* Replaces the text where the bar has no room for it. */}
              <span data-count={adult + kid + infant} />
            </>
          ),
          label: t('search.party'),
          value: travellersText(voyage),
        },
      ]}
      onPart={openVoyage}
      onNear={loadSheet}
      go={path !== paths.reservation() && t('search.go')}
      open={part !== null}
      // If the search is incomplete, open the dates instead of searching.
      onGo={() => (voyageRequestOf(voyage) === null ? openVoyage('dates') : search())}
    >
      <Suspense fallback={null}>
        {part && ferry.data && (
          <VoyageSheet
            part={part}
            ferry={ferry.data}
            bar={bar}
            onPart={openVoyage}
            onClose={() => openVoyage(null)}
            onSearch={search}
          />
        )}
      </Suspense>
    </SearchBar>
  );
}
