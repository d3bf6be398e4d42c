import { CircleX, CreditCard, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import type { ErrorCode } from '../../generated/types.ts';
import type { TimedProblem } from '../../machines/problem.ts';
import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import type { paymentLogic } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useProblemText } from '../platform/problems.tsx';
import { newUuid } from '../platform/uuid.ts';
import { Button } from '../ui/Button.tsx';
import { Cluster, Container, Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './waiting.module.css';

export type PaymentSnapshot = SnapshotFrom<typeof paymentLogic>;

type PageProps = {
  title: string;
  busy?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  alone?: boolean;
};

const drawn = { 'aria-hidden': true, size: 40, strokeWidth: 1.5 } as const;

/** One thing said in the middle of the page. `alone`: there is no header, so the hotel is named here. */
export function WaitingPage({ title, busy, icon, children, actions, alone }: PageProps) {
  const { hotel_name } = useHotel();
  return (
    <Container as={alone ? 'main' : 'div'} width="form" className={styles.page} data-alone={alone || undefined}>
      {alone && <p className={styles.hotel}>{hotel_name}</p>}
      <div className={styles.card} role="status" aria-busy={busy}>
        {busy ? <Spinner size="large" label="" /> : icon && <span className={styles.icon}>{icon}</span>}
        <PageHeading className={styles.title}>{title}</PageHeading>
        <Stack gap={2} className={styles.words}>
          {children}
        </Stack>
      </div>
      {actions && (
        <Cluster justify="center" gap={1}>
          {actions}
        </Cluster>
      )}
    </Container>
  );
}

type ProgressProps = {
  snapshot: PaymentSnapshot;
  send: (event: PaymentEvent) => void;
  onBack?: () => void;
  alone?: boolean;
};

/** The payment is not this browser's to see, or no more. */
const CLOSED: readonly ErrorCode[] = ['not_found', 'login_required', 'session_expired', 'forbidden'];

/** Another browser than the one that paid: the result is not told to whoever knows an order's name. */
export function UnknownPayment({ alone }: Pick<PageProps, 'alone'>) {
  const { t } = useTranslation('payment');
  return (
    <WaitingPage
      alone={alone}
      title={t('unknown.title')}
      actions={
        <Link href={paths.login('lookup')} asChild>
          <LinkButton>{t('unknown.lookup')}</LinkButton>
        </Link>
      }
    >
      <p>{t('unknown.body')}</p>
    </WaitingPage>
  );
}

/**
 * What is happening to the payment, and to the money. It finds out by itself; a button is there for the impatient.
 * Without `onBack` nothing more can be done with this payment here.
 */
export function PaymentProgress({ snapshot, send, onBack, alone }: ProgressProps) {
  const { t } = useTranslation('payment');
  const problemText = useProblemText();
  const { problem } = snapshot.context;
  const back = onBack && (
    <Button variant="ghost" onClick={onBack}>
      {t('progress.back')}
    </Button>
  );
  switch (snapshot.value) {
    case 'cancelled':
    case 'failed': {
      const failed = snapshot.value === 'failed' ? problem?.code : undefined;
      // The window is the card provider's: that it did not come says nothing of our own server.
      const reason = failed === 'unavailable' ? t('progress.windowMissing') : failed ? problemText(failed).title : null;
      const money =
        failed === undefined ? 'cancelled.money' : failed === 'payment_failed' ? 'failed.card' : 'failed.money';
      return (
        <WaitingPage
          alone={alone}
          icon={snapshot.value === 'failed' ? <CircleX {...drawn} /> : <CreditCard {...drawn} />}
          title={reason || t(`progress.${snapshot.value}.title`)}
          actions={
            onBack && (
              <>
                <Button size="large" onClick={() => send({ type: 'RETRY', idempotencyKey: newUuid() })}>
                  {t('progress.again')}
                </Button>
                {back}
              </>
            )
          }
        >
          <p>{t(`progress.${money}`)}</p>
          {onBack && <p>{t('progress.stillHeld')}</p>}
        </WaitingPage>
      );
    }
    case 'paidElsewhere':
    case 'waitingElsewhere':
      return (
        <WaitingPage
          alone={alone}
          busy
          title={t('progress.elsewhere.title')}
          actions={
            <>
              <Button variant="quiet" onClick={() => send({ type: 'RETRY', idempotencyKey: newUuid() })}>
                {t('progress.elsewhere.retry')}
              </Button>
              {back}
            </>
          }
        >
          <p>{t('progress.elsewhere.body')}</p>
        </WaitingPage>
      );
    case 'unclear':
      if (problem && CLOSED.includes(problem.code)) return <UnknownPayment alone={alone} />;
      return (
        <WaitingPage
          alone={alone}
          busy
          title={t('progress.unclear.title')}
          actions={
            <Button variant="quiet" onClick={() => send({ type: 'CHECK' })}>
              {t('progress.check')}
            </Button>
          }
        >
          <p>{t('progress.unclear.body')}</p>
        </WaitingPage>
      );
    case 'readying':
    case 'readyInterrupted':
      return (
        <WaitingPage alone={alone} busy title={t('progress.readying.title')} actions={back}>
          <p>{t(`progress.${whyReadying(problem)}.body`)}</p>
        </WaitingPage>
      );
    default:
      return (
        <WaitingPage alone={alone} busy title={t('progress.completing.title')}>
          <p>{t(snapshot.context.attempts > 1 ? 'progress.completing.long' : 'progress.completing.body')}</p>
          <p className={styles.quiet}>
            <Lock aria-hidden="true" size={16} />
            {t('progress.safeToReload')}
          </p>
        </WaitingPage>
      );
  }
}

/** Which words say why it takes longer. */
function whyReadying(problem: TimedProblem | null): 'busy' | 'readyInterrupted' | 'readying' {
  if (problem?.code === 'rate_limited') return 'busy';
  return problem?.status === 0 ? 'readyInterrupted' : 'readying';
}
