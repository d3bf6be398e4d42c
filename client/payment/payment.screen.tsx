import { lazy, Suspense, useEffect, useRef } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { HoldResult, Problem } from '../../generated/types.ts';
import { JourneyEnded, loadLeaveForAsked, useBooking, useLeaveByBack, usePayment } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { Container } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { HeldChange } from './held-change.tsx';
import { HeldRooms } from './held-rooms.tsx';
import styles from './payment.module.css';

const LeaveForAsked = lazy(loadLeaveForAsked);

export default function PaymentScreen() {
  const { t } = useTranslation('payment');
  const { snapshot } = useBooking();
  const { value, context } = snapshot;
  useCardReturn();
  if (useLeaveByBack(snapshot)) return null;

  switch (value) {
    case 'held':
      return (
        <>
          {context.hold && <Held hold={context.hold} problem={context.problem} />}
          {history.state?.asks && (
            <Suspense fallback={null}>
              <LeaveForAsked />
            </Suspense>
          )}
        </>
      );
    case 'confirmed':
      return <Redirect to={paths.reservationSuccess(context.reservationNumber ?? undefined)} replace />;
    case 'holdExpired':
    case 'refunded':
    case 'refundRefused':
      return (
        <Container width="form" className={styles.ended}>
          <PageHeading>{t('title')}</PageHeading>
          <JourneyEnded how={value} />
        </Container>
      );
    case 'paying':
    case 'releasing':
      return (
        <Container aria-busy="true" className={styles.ended}>
          <Skeleton shape="block" height="16rem" />
        </Container>
      );
    default:
      return <Redirect to={paths.reservationInfo()} replace />;
  }
}

function Held({ hold, problem }: { hold: HoldResult; problem: Problem | null }) {
  const { change } = hold;
  return change ? (
    <HeldChange hold={hold} change={change} problem={problem} />
  ) : (
    <HeldRooms hold={hold} problem={problem} />
  );
}

/**
 * If the guest returns to this screen with Back, shows the booking again, or the payment's result if the payment may
 * have started.
 */
function useCardReturn() {
  const { snapshot, send } = useBooking();
  const payment = usePayment();
  const [, navigate] = useLocation();
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!snapshot.matches('paying')) return;
    if (payment?.snapshot.can({ type: 'BACK' })) send({ type: 'BACK' });
    else navigate(paths.payResult(), { replace: true });
  }, [snapshot, payment, send, navigate]);
}
