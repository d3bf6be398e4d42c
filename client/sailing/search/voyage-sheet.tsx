import { type RefObject, useEffect, useState } from 'react';
import type { PortsResult } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DotLine } from '../../ui/dot-line.tsx';
import { SearchSheet } from '../../ui/search-sheet.tsx';
import { DepartureDates } from './departure-dates.tsx';
import { useTravellersText } from './party-text.ts';
import { RouteChoice } from './route-choice.tsx';
import { TravellersPicker } from './travellers-picker.tsx';
import { useVoyageSearch } from '../use-voyage-search.ts';
import {
  setVoyage,
  showPicked,
  type VoyageChoices,
  voyageOn,
  type VoyagePart,
  voyageRequestOf,
} from './voyage-search.store.ts';

type Props = {
  part: VoyagePart;
  ferry: PortsResult;
  bar?: RefObject<HTMLElement | null>;
  onPart: (part: VoyagePart) => void;
  onClose: () => void;
  onSearch: () => void;
};

export default function VoyageSheet({ part, ferry, bar, onPart, onClose, onSearch }: Props) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const travellersText = useTravellersText();
  const search = useVoyageSearch();
  const [choices, setChoices] = useState<VoyageChoices>(search);
  const [turned, setTurned] = useState(false);
  const [triedToSearch, setTriedToSearch] = useState(false);
  const voyage = voyageOn(search.hotel, choices, ferry);
  const { out, back, departs, returns } = voyage;
  const complete = voyageRequestOf(voyage) !== null;
  const change = (some: Partial<VoyageChoices>) => setChoices((before) => ({ ...before, ...some }));
  useEffect(() => {
    showPicked({ departs, returns: back ? returns : null });
    return () => showPicked();
  }, [departs, back, returns]);

  const turnTo = (to: VoyagePart) => {
    setTurned(true);
    onPart(to);
  };
  const submit = () => {
    if (!complete) {
      setTriedToSearch(true);
      return turnTo(out ? 'dates' : 'route');
    }
    setVoyage(voyage);
    onSearch();
  };
  const close = () => {
    if (complete || voyageRequestOf(search) === null) setVoyage(voyage);
    onClose();
  };
  const missing = !departs ? t('calendar.chooseOut') : t('calendar.chooseBack');
  const days = departs && (back && returns ? format.range(departs, returns) : format.date(departs));
  const following = { route: 'dates', dates: 'party', party: undefined } as const;
  const next = following[part];

  return (
    <SearchSheet
      title={t('search.title')}
      closeLabel={t('search.close')}
      bar={bar}
      onClose={close}
      part={part}
      onPart={(id) => turnTo(id as VoyagePart)}
      missing={complete ? null : out ? missing : t('search.chooseRoute')}
      tried={triedToSearch}
      next={next && { label: t(`search.tabs.${next}`), onClick: () => turnTo(next) }}
      chosen={{
        main: <DotLine parts={[out?.route_name, complete ? days : missing]} />,
        more: <DotLine parts={[out && t(back ? 'trip.round_trip' : 'trip.one_way'), travellersText(voyage)]} />,
      }}
      go={t('search.go')}
      onGo={submit}
      tabs={[
        {
          id: 'route',
          label: t('search.tabs.route'),
          content: <RouteChoice ferry={ferry} voyage={voyage} onChange={change} />,
        },
        {
          id: 'dates',
          label: t('search.tabs.dates'),
          content: <DepartureDates ferry={ferry} voyage={voyage} onChange={change} takesFocus={!turned} />,
        },
        {
          id: 'party',
          label: t('search.tabs.party'),
          content: <TravellersPicker party={voyage} onChange={change} />,
        },
      ]}
    />
  );
}
