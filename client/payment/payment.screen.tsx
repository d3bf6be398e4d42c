import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import type { HoldResult } from '../../generated/types.ts';
import { useFormatters } from '../app/hotel.tsx';
import { PageHeading } from '../app/PageHeading.tsx';
import { ProblemNotice } from '../app/problems.tsx';
import { newUuid } from '../app/uuid.ts';
import { BookingProgress, useBooking } from '../booking/booking.widget.tsx';
import { HoldClock } from '../booking/hold-clock.widget.tsx';
import { JourneyEnded } from '../booking/journey.widget.tsx';
import { SideLayout, StayBar } from '../booking/stay-layout.widget.tsx';
import { FreeUntil, PolicyTiers, PriceBreakdown, StayFacts, StayPicture } from '../booking/stay.widget.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Container, Stack } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './payment.module.css';

/** The rooms are held: everything once more, then the card. */
export default function PaymentScreen() {
  const { t } = useTranslation('payment');
  const { snapshot, send } = useBooking();
  const { value, context } = snapshot;
  useBackFromTheCard();

  switch (value) {
    case 'held':
      return context.hold && <Held hold={context.hold} />;
    case 'paying':
      return <Redirect to={paths.payResult()} replace />;
    case 'confirmed':
      return <Redirect to={paths.reservationSuccess(context.reservationNumber ?? undefined)} replace />;
    case 'holdExpired':
    case 'refunded':
      return (
        <Container width="form" className={styles.ended}>
          <PageHeading>{t('title')}</PageHeading>
          <JourneyEnded how={value} />
        </Container>
      );
    case 'releasing':
      return (
        <Container aria-busy="true" className={styles.ended}>
          <Skeleton shape="block" height="16rem" />
        </Container>
      );
    default:
      return <Redirect to={paths.reservationInfo()} replace />;
  }

  function Held({ hold }: { hold: HoldResult }) {
    return <HeldRooms hold={hold} problem={context.problem && <ProblemNotice problem={context.problem} />} send={send} />;
  }
}

type HeldProps = { hold: HoldResult; problem: ReactNode; send: ReturnType<typeof useBooking>['send'] };

function HeldRooms({ hold, problem, send }: HeldProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormatters();
  const [, navigate] = useLocation();
  const { stay } = hold;
  const ended = useCallback(() => send({ type: 'HOLD_EXPIRED' }), [send]);
  const pay = () => {
    send({ type: 'PAY', idempotencyKey: newUuid() });
    navigate(paths.nicepayReady());
  };
  const toCard = (
    <Button size="large" block onClick={pay}>
      {t(`pay.${stay.payment_type}`, { amount: money(stay.paid_amount) })}
    </Button>
  );
  const panel = (
    <Card media={<StayPicture stay={stay} />}>
      <Stack gap={3}>
        <StayFacts stay={stay} />
        <DefinitionList items={[{ id: 'due', term: t(`due.${stay.payment_type}`), value: <strong className={styles.due}>{money(stay.paid_amount)}</strong> }]} />
        {toCard}
        <SafeCard />
      </Stack>
    </Card>
  );
  return (
    <SideLayout panel={panel} bar={<StayBar stay={stay} action={toCard} />}>
      {(beside) => (
        <>
          <BookingProgress current="payment" />
          <Stack gap={1}>
            <PageHeading>{t('title')}</PageHeading>
            <HoldClock hold={hold} onEnded={ended} />
          </Stack>
          {problem}
          {!beside && (
            <Card media={<StayPicture stay={stay} ratio="21/9" />}>
              <StayFacts stay={stay} />
            </Card>
          )}
          <Part title={t('guest.title')}>
            <DefinitionList
              items={[
                { id: 'name', term: t('guest.name'), value: hold.guest_name },
                { id: 'email', term: t('guest.email'), value: hold.guest_email },
              ]}
            />
            <Button variant="ghost" size="small" className={styles.change} onClick={() => send({ type: 'BACK' })}>
              {t('guest.change')}
            </Button>
          </Part>
          <Part title={t('price')}>
            <PriceBreakdown stay={stay} />
          </Part>
          <Part title={t('policy')} aside={<FreeUntil policy={stay.cancellation_policy} />}>
            <PolicyTiers policy={stay.cancellation_policy} />
          </Part>
          {!beside && <SafeCard />}
        </>
      )}
    </SideLayout>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={2} className={styles.part}>
      <div className={styles.partHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </Stack>
  );
}

function SafeCard() {
  const { t } = useTranslation('payment');
  return (
    <p className={styles.safe}>
      <ShieldCheck aria-hidden="true" size={18} />
      {t('safe')}
    </p>
  );
}

/** Coming back here from the card window means another look at the booking; a payment that may have begun stays. */
function useBackFromTheCard() {
  const { snapshot, send } = useBooking();
  const first = useRef(true);
  useEffect(() => {
    if (first.current && snapshot.matches('paying')) send({ type: 'BACK' });
    first.current = false;
  }, [snapshot, send]);
}
