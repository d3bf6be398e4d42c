import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { JourneyEnded, paymentLogic, useBooking, useLeaveByBack, usePayment } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { type KnownOrder, storage } from '../platform/tab/storage.ts';
import { Container } from '../ui/layout.tsx';
import styles from './payment.module.css';
import { kindOf, PaymentProgress, type PaymentSnapshot } from './payment-progress.tsx';
import { ToReservation, UnknownPayment, WaitingPage } from './waiting-page.tsx';
import { inspected } from '../platform/machine-log.ts';

type Props = { alone?: boolean };

/** In these states the journey shows the result of the payment. */
const OVER = ['confirmed', 'holdExpired', 'refunded', 'refundRefused'];

export function PaymentResult({ alone }: Props) {
  const [query] = useSearchParams();
  const { context, value } = useBooking().snapshot;
  const order = query.get('order');
  const known = order ? storage.order.of(order).get() : null;
  const another = context.hold ? known?.holdNumber !== context.hold.hold_number : !OVER.includes(String(value));
  if (order && known && another) return <EarlierPayment orderId={order} known={known} alone={alone} />;
  if (order && !known) return <UnknownPayment alone={alone} />;
  return <JourneyPayment alone={alone} />;
}

function JourneyPayment({ alone }: Props) {
  const { t } = useTranslation('payment');
  const { snapshot } = useBooking();
  const { value, context } = snapshot;
  const payment = usePayment();
  const [, navigate] = useLocation();
  useWindowReturn(payment);

  if (useLeaveByBack(snapshot)) return null;
  if (value === 'confirmed')
    return <Redirect to={paths.reservationSuccess(context.reservationNumber ?? undefined)} replace />;
  if (value === 'holdExpired' || value === 'refunded' || value === 'refundRefused') {
    return (
      <Container as={alone ? 'main' : 'div'} width="form" className={styles.ended}>
        <PageHeading>{t(`ended.${value}`)}</PageHeading>
        <JourneyEnded how={value} />
      </Container>
    );
  }
  if (!payment) return <Redirect to={paths.payment()} replace />;
  const back = () => {
    payment.send({ type: 'BACK' });
    navigate(paths.payment(), { replace: true });
  };
  return <PaymentProgress {...payment} kind={kindOf(context.hold)} hold={context.hold} onBack={back} alone={alone} />;
}

/**
 * Sends RETURNED to the payment if the card window was open when this screen appeared. If the window still has to open,
 * goes to the card screen.
 */
function useWindowReturn(payment: ReturnType<typeof usePayment>) {
  const [, navigate] = useLocation();
  const seen = useRef<PaymentSnapshot | null>(null);
  useEffect(() => {
    if (!payment || payment.snapshot === seen.current) return;
    const { snapshot, send } = payment;
    const first = seen.current === null;
    seen.current = snapshot;
    if (first && snapshot.matches('windowOpen')) send({ type: 'RETURNED' });
    else if (snapshot.matches('readying') || snapshot.matches('windowOpen')) {
      navigate(paths.nicepayReady(), { replace: true });
    }
  }, [payment, navigate]);
}

const ENDINGS = ['refunded', 'refundRefused'] as const;

function EarlierPayment({ orderId, known, alone }: Props & { orderId: string; known: KnownOrder }) {
  const { t } = useTranslation('payment');
  const { hotel_name } = useHotel();
  const actor = useActorRef(paymentLogic, {
    input: { orderId, reservationToken: known.reservationToken },
    ...inspected,
  });
  const snapshot = useSelector(actor, (now) => now);
  const number = snapshot.context.payment?.reservation_number ?? snapshot.context.reservationNumber;
  if (snapshot.matches('completed') && number) {
    if (known.reservationToken) storage.reservationToken.of(number).set(known.reservationToken);
    return <Redirect to={paths.reservationSuccess(number)} replace />;
  }
  if (snapshot.status !== 'done')
    return <PaymentProgress snapshot={snapshot} send={actor.send} kind={kindOf(null)} alone={alone} />;
  const how = ENDINGS.find((one) => snapshot.matches(one)) ?? 'over';
  return (
    <WaitingPage alone={alone} title={t(`earlier.${how}.title`)} actions={<ToReservation />}>
      <p>{t(`earlier.${how}.body`, { hotel: hotel_name })}</p>
    </WaitingPage>
  );
}
