import { CalendarDays, Users } from 'lucide-react';
import { useState } from 'react';
import type { PartyRoom, QuoteRequest } from '../../../generated/types.ts';
import { ChangeChoice } from '../../booking/index.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import type { StayRange } from '../../ui/calendar/calendar-types.ts';
import { nightsBetween } from '../../ui/calendar/days.ts';
import { forParty, onDates, partyOf } from './changed-selection.ts';
import { PartyPicker } from '../search/party-picker.tsx';
import { usePartyText } from '../search/party-text.ts';
import { StayCalendar } from '../search/stay-calendar.tsx';

type Props = { selection: QuoteRequest; onChange: (selection: QuoteRequest) => void };

export function ChangeDates({ selection, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const { start_date: start, end_date: end } = selection;
  const [range, setRange] = useState<StayRange | null>(null);
  const [arrival, setArrival] = useState<string | null>(null);
  const whole = range ?? { start, end };
  return (
    <ChangeChoice
      title={t('change:dates')}
      now={`${format.range(start, end)} · ${t('nights', { count: nightsBetween(start, end) })}`}
      edit={t('change:editDates')}
      icon={<CalendarDays aria-hidden="true" size={18} />}
      chosen={arrival === null ? format.range(whole.start, whole.end) : null}
      missing={t('calendar.chooseDeparture')}
      onApply={() => onChange(onDates(selection, whole))}
      onOpen={() => {
        setRange(null);
        setArrival(null);
      }}
    >
      <StayCalendar
        value={whole}
        onChange={setRange}
        arrival={arrival}
        onArrival={setArrival}
        party={partyOf(selection)}
        promotion={selection.promotion_code ?? ''}
        takesFocus
      />
    </ChangeChoice>
  );
}

export function ChangeParty({ selection, onChange }: Props) {
  const { t } = useTranslation('change');
  const partyText = usePartyText();
  const [rooms, setRooms] = useState<PartyRoom[]>(partyOf(selection));
  return (
    <ChangeChoice
      title={t('booking:stay.party')}
      now={partyText(partyOf(selection))}
      edit={t('editParty')}
      icon={<Users aria-hidden="true" size={18} />}
      chosen={partyText(rooms)}
      onApply={() => onChange(forParty(selection, rooms))}
      onOpen={() => setRooms(partyOf(selection))}
    >
      <PartyPicker rooms={rooms} onChange={setRooms} />
    </ChangeChoice>
  );
}
