import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { getGetReservationQueryKey, usePreviewCancellation } from '../../../generated/hooks/booking.ts';
import type { Reservation } from '../../../generated/types.ts';
import type { ChangeSelection } from '../../../machines/booking/change.machine.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { payForChange } from '../journey/ongoing-booking.ts';
import { changeLogic } from './change.actors.ts';
import styles from './change.module.css';
import { ChangeBar, ChangePanel } from './change-price.tsx';
import { ChangeSides } from './change-sides.tsx';
import { storeReservationToken, reservationCredential } from '../reservation/reservation.access.tsx';
import { SideLayout } from '../stay/stay-layout.tsx';
import { inspected } from '../../platform/machine-log.ts';

type Props<Selection> = {
  reservation: Reservation;
  /** The current reservation, as a booking request. */
  booked: Selection;
  children: (selection: Selection, select: (changed: Selection) => void) => ReactNode;
};

/** Lets the guest change a confirmed reservation. Each choice is priced immediately; one button applies all changes. */
export function ChangeLayout<Selection extends ChangeSelection>({ reservation, booked, children }: Props<Selection>) {
  const { t } = useTranslation('change');
  const { reservation_number: reservationNumber } = reservation;
  const [snapshot, send] = useMachine(changeLogic, { input: { reservationNumber, selection: booked }, ...inspected });
  const payment = useResultNavigation(snapshot);
  const terms = usePreviewCancellation(reservationNumber, { request: reservationCredential(reservationNumber) });
  const change = { snapshot, send, reservation };
  // Safe cast: `SELECT` stores only selections from `children`, which pass a `Selection`.
  const selection = snapshot.context.selection as Selection;
  const { quote } = snapshot.context;
  const sides = (quote || snapshot.matches('pricing')) && <ChangeSides booked={reservation.stay} quote={quote} />;
  return (
    <SideLayout panel={<ChangePanel {...change} />} bar={<ChangeBar {...change} />}>
      {(beside) => (
        <Stack gap={4}>
          <Stack gap={1}>
            <PageHeading>{t('title')}</PageHeading>
            <p>{t('lead')}</p>
          </Stack>
          {terms.data && terms.data.fee > 0 && <Notice tone="info" title={t('limited')} />}
          <LoadProblem query={payment} />
          {beside && sides}
          {children(selection, (changed) => send({ type: 'SELECT', selection: changed }))}
          {!beside && sides}
          <Link href={paths.reservationDetail(reservationNumber)} asChild>
            <LinkButton variant="ghost" className={styles.keep}>
              {t('held.keep')}
            </LinkButton>
          </Link>
        </Stack>
      )}
    </SideLayout>
  );
}

function useResultNavigation({
  value,
  context: { hold, reservationNumber },
}: ReturnType<typeof useMachine<typeof changeLogic>>[0]) {
  const { t } = useTranslation('change');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  // `payForChange` fails if its code can't be loaded. The hold is kept, and `refetch` tries again.
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!hold) return;
    if (value === 'toPay' && error === null) void payForChange(hold).then(() => navigate(paths.payment()), setError);
    if (value !== 'changed') return;
    storeReservationToken(hold);
    void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(reservationNumber) });
    toast.good(t('done'));
    navigate(paths.reservationDetail(reservationNumber), { replace: true });
  }, [value, hold, error, reservationNumber, navigate, queries, t]);
  return { error, refetch: () => setError(null) };
}
