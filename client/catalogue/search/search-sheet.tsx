import { type RefObject, useEffect, useState } from 'react';
import type { PartyRoom } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Queries } from '../../platform/api/queries.tsx';
import type { StayRange } from '../../ui/calendar/calendar-types.ts';
import { DotLine } from '../../ui/dot-line.tsx';
import { SearchSheet as Sheet } from '../../ui/search-sheet.tsx';
import { PartyPicker } from './party-picker.tsx';
import { usePartyText } from './party-text.ts';
import { PromotionCode } from './promotion-code.tsx';
import { PROMOTION_FORM, type SearchPart, searchSheet, searchStore, useSearchRequest } from './search.store.ts';
import { nightsBetween } from '../../ui/calendar/days.ts';
import { StayCalendar } from './stay-calendar.tsx';

type Props = {
  part: SearchPart;
  bar?: RefObject<HTMLElement | null>;
  onPart: (part: SearchPart) => void;
  onClose: () => void;
  onSearch: () => void;
};

export default function SearchSheet(props: Props) {
  return (
    <Queries>
      <Choices {...props} />
    </Queries>
  );
}

function Choices({ part, bar, onPart, onClose, onSearch }: Props) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const format = useFormatters();
  const partyText = usePartyText();
  const search = useSearchRequest();
  const [before] = useState<StayRange>({ start: search.start_date, end: search.end_date });
  const [range, setRange] = useState<StayRange | null>(before);
  const [arrival, setArrival] = useState<string | null>(null);
  const [turned, setTurned] = useState(false);
  const [triedToSearch, setTriedToSearch] = useState(false);
  const [rooms, setRooms] = useState<PartyRoom[]>(search.reservationInfo);
  const [promotion, setPromotion] = useState(search.promotion_code ?? '');
  const [typed, setTyped] = useState(promotion);
  const [refusedCode, setRefusedCode] = useState<string>();

  const turnTo = (to: SearchPart) => {
    setTurned(true);
    onPart(to);
  };
  const complete = arrival === null ? range : null;
  const [first, last] = arrival === null ? [range?.start, range?.end] : [arrival, arrival];
  useEffect(() => {
    searchSheet.picked = first && last ? { start_date: first, end_date: last } : {};
    return () => void (searchSheet.picked = {});
  }, [first, last]);
  const take = (dates: StayRange | null, code = promotion) =>
    Object.assign(searchStore, { ...dates, rooms, promotion: code });
  const submit = () => {
    if (!complete) {
      setTriedToSearch(true);
      return turnTo('dates');
    }
    // The guest may have typed a code without pressing Apply.
    const code = typed.trim();
    if (code && !PROMOTION_FORM.test(code)) {
      setRefusedCode(typed);
      return turnTo('code');
    }
    take(complete, code);
    onSearch();
  };
  const close = () => {
    // Without a change, leave the stored dates as they are: null dates keep following the hotel's current date.
    take(complete === before ? null : complete);
    onClose();
  };
  const choosing = arrival ? [format.date(arrival), t('calendar.chooseDeparture')] : [t('calendar.chooseArrival')];
  const chosen = complete
    ? [format.range(complete.start, complete.end), t('nights', { count: nightsBetween(complete.start, complete.end) })]
    : choosing;

  return (
    <Sheet
      title={t('search.title')}
      closeLabel={t('search.close')}
      bar={bar}
      onClose={close}
      part={part}
      onPart={(id) => turnTo(id as SearchPart)}
      missing={complete ? null : t(arrival ? 'calendar.chooseDeparture' : 'calendar.chooseArrival')}
      tried={triedToSearch}
      next={part === 'dates' ? { label: t('search.tabs.party'), onClick: () => turnTo('party') } : undefined}
      chosen={{ main: <DotLine parts={chosen} />, more: partyText(rooms) }}
      go={t('search.go')}
      onGo={submit}
      tabs={[
        {
          id: 'dates',
          label: t('search.tabs.dates'),
          content: (
            <StayCalendar
              value={range}
              onChange={setRange}
              arrival={arrival}
              onArrival={setArrival}
              party={rooms}
              promotion={promotion}
              takesFocus={!turned}
            />
          ),
        },
        { id: 'party', label: t('search.tabs.party'), content: <PartyPicker rooms={rooms} onChange={setRooms} /> },
        {
          id: 'code',
          label: t('search.tabs.code'),
          content: (
            <PromotionCode
              value={promotion}
              typed={typed}
              onType={setTyped}
              refused={refusedCode === typed}
              start={range?.start ?? hotel.today}
              end={range?.end ?? hotel.bookable_to}
              onChange={setPromotion}
            />
          ),
        },
      ]}
    />
  );
}
