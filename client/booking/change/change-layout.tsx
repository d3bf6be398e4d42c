import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { getGetReservationQueryKey, usePreviewCancellation } from '../../../generated/hooks/booking.ts';
import type { Reservation } from '../../../generated/types.ts';
import type { ChangeSelection } from '../../../machines/booking/change.machine.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { payForChange } from '../journey/ongoing-booking.ts';
import { changeLogic } from './change.actors.ts';
import styles from './change.module.css';
import { ChangeBar, ChangePanel } from './change-price.tsx';
import { storeReservationToken, reservationCredential } from '../reservation/reservation.access.tsx';
import { SideLayout } from '../stay/stay-layout.tsx';

type Props<Selection> = {
  reservation: Reservation;
  /** What is booked, as it would be asked for. */
  booked: Selection;
  /** What can be chosen otherwise. */
  children: (selection: Selection, select: (changed: Selection) => void) => ReactNode;
};

/** A change of a reservation that stands: what it costs or gives back is told with each choice, and one press makes it so. */
export function ChangeLayout<Selection extends ChangeSelection>({ reservation, booked, children }: Props<Selection>) {
  const { t } = useTranslation('change');
  const { reservation_number: reservationNumber } = reservation;
  const [snapshot, send] = useMachine(changeLogic, { input: { reservationNumber, selection: booked } });
  const { lost, again } = useGoOn(snapshot);
  // While cancelling costs something less can be changed.
  const terms = usePreviewCancellation(reservationNumber, { request: reservationCredential(reservationNumber) });
  const change = { snapshot, send, reservation };
  // The machine gives back what it was given.
  const selection = snapshot.context.selection as Selection;
  return (
    <SideLayout panel={<ChangePanel {...change} />} bar={<ChangeBar {...change} />}>
      {() => (
        <Stack gap={4}>
          <Stack gap={1}>
            <PageHeading>{t('title')}</PageHeading>
            <p>{t('lead')}</p>
          </Stack>
          {terms.data && terms.data.fee > 0 && <Notice tone="info" title={t('limited')} />}
          {lost !== null && <ProblemNotice problem={problemOf(lost)} onRetry={again} />}
          {children(selection, (changed) => send({ type: 'SELECT', selection: changed }))}
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

/** Once it is changed the reservation tells so; what has to be paid goes to the card. */
function useGoOn({
  value,
  context: { hold, reservationNumber },
}: ReturnType<typeof useMachine<typeof changeLogic>>[0]) {
  const { t } = useTranslation('change');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  // The code of the payment may not come; what is held waits for it.
  const [lost, setLost] = useState<unknown>(null);
  useEffect(() => {
    if (!hold) return;
    if (value === 'toPay' && lost === null) void payForChange(hold).then(() => navigate(paths.payment()), setLost);
    if (value !== 'changed') return;
    storeReservationToken(hold);
    void queries.invalidateQueries({ queryKey: getGetReservationQueryKey(reservationNumber) });
    toast.good(t('done'));
    navigate(paths.reservationDetail(reservationNumber), { replace: true });
  }, [value, hold, lost, reservationNumber, navigate, queries, t]);
  return { lost, again: () => setLost(null) };
}
