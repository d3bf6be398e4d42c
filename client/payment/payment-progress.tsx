import { CircleX, CreditCard, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import type { paymentLogic } from '../booking/index.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useProblemText } from '../platform/problems.tsx';
import { newUuid } from '../platform/uuid.ts';
import { Button } from '../ui/Button.tsx';
import { Cluster, Container, Stack } from '../ui/Layout.tsx';
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
      const reason = snapshot.value === 'failed' && problem ? problemText(problem.code).title : null;
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
          <p>{t(`progress.${snapshot.value}.money`)}</p>
          {onBack && <p>{t('progress.stillHeld')}</p>}
        </WaitingPage>
      );
    }
    case 'unclear':
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
          <p>{t(`progress.${snapshot.value}.body`)}</p>
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
