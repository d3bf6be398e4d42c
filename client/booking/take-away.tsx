import { CalendarPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { getReservationCalendarFile } from '../../generated/hooks/booking.ts';
import type { Reservation } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Cluster } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { toast } from '../ui/toast.ts';
import { openedBy } from './reservation.access.tsx';

/** Calendar file and print, as far as the reservation allows them. */
export function TakeAway({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const number = reservation.reservation_number;
  const download = async () => {
    setBusy(true);
    try {
      // With the header that opens it: an address with a token in it would stay in histories.
      save(await getReservationCalendarFile(number, openedBy(number)), `${number}.ics`);
    } catch (error) {
      toast.danger(problemText(problemOf(error).code).title);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Cluster gap={1}>
      {reservation.allowed_actions.includes('calendar') && (
        <Button
          variant="quiet"
          busy={busy}
          icon={<CalendarPlus aria-hidden="true" size={18} />}
          onClick={() => void download()}
        >
          {t('reservation.calendar')}
        </Button>
      )}
      {reservation.allowed_actions.includes('print') && (
        <Link href={paths.print(number)} asChild>
          <LinkButton variant="quiet" icon={<Printer aria-hidden="true" size={18} />}>
            {t('reservation.print')}
          </LinkButton>
        </Link>
      )}
    </Cluster>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
