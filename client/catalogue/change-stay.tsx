import { CalendarDays, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PartyRoom, QuoteRequest } from '../../generated/types.ts';
import { Section } from '../booking/index.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { StayRange } from '../ui/calendarTypes.ts';
import { nightsBetween } from '../ui/days.ts';
import { Sheet } from '../ui/lazy.tsx';
import { forParty, onDates, partyOf } from './changed-selection.ts';
import { PartyPicker } from './party-picker.tsx';
import { usePartyText } from './party-text.ts';
import styles from './change-stay.module.css';
import { StayCalendar } from './stay-calendar.tsx';

type Props = { selection: QuoteRequest; onChange: (selection: QuoteRequest) => void };

/** The dates as they are, and the calendar to choose others. */
export function ChangeDates({ selection, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const { start_date: start, end_date: end } = selection;
  const [range, setRange] = useState<StayRange | null>(null);
  const [arrival, setArrival] = useState<string | null>(null);
  const whole = range ?? { start, end };
  return (
    <Choice
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
      />
    </Choice>
  );
}

/** Who is coming, and the rooms for others. */
export function ChangeParty({ selection, onChange }: Props) {
  const { t } = useTranslation('change');
  const partyText = usePartyText();
  const [rooms, setRooms] = useState<PartyRoom[]>(partyOf(selection));
  return (
    <Choice
      title={t('booking:stay.party')}
      now={partyText(partyOf(selection))}
      edit={t('editParty')}
      icon={<Users aria-hidden="true" size={18} />}
      chosen={partyText(rooms)}
      onApply={() => onChange(forParty(selection, rooms))}
      onOpen={() => setRooms(partyOf(selection))}
    >
      <PartyPicker rooms={rooms} onChange={setRooms} />
    </Choice>
  );
}

type ChoiceProps = {
  title: string;
  now: string;
  edit: string;
  icon: ReactNode;
  /** What would be taken; null while it is half chosen, and `missing` says what is to come. */
  chosen: string | null;
  missing?: string;
  onApply: () => void;
  onOpen: () => void;
  children: ReactNode;
};

/** What stands, and a sheet to choose it otherwise. Closed without applying it stays. */
function Choice({ title, now, edit, icon, chosen, missing, onApply, onOpen, children }: ChoiceProps) {
  const { t } = useTranslation('change');
  const [open, setOpen] = useState(false);
  const start = () => {
    onOpen();
    setOpen(true);
  };
  const apply = () => {
    onApply();
    setOpen(false);
  };
  return (
    <Section title={title}>
      <div className={styles.choice}>
        <p className={styles.now}>{now}</p>
        <Button variant="quiet" icon={icon} onClick={start}>
          {edit}
        </Button>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={edit}
        closeLabel={t('booking:close')}
        size="large"
        footer={
          <div className={styles.foot}>
            <p aria-live="polite">{chosen ?? missing}</p>
            <Button disabled={chosen === null} onClick={apply}>
              {t('apply')}
            </Button>
          </div>
        }
      >
        {children}
      </Sheet>
    </Section>
  );
}
