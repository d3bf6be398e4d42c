import { CircleX, CreditCard, Lock } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import type { ErrorCode, HoldResult, PaymentType } from '../../generated/types.ts';
import type { TimedProblem } from '../../machines/problem.ts';
import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import { lastStepOf, type paymentLogic } from '../booking/index.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useProblemText } from '../platform/api/problems.tsx';
import { newUuid } from '../platform/api/uuid.ts';
import { Button } from '../ui/button.tsx';
import { HeldFor, ToReservation, UnknownPayment, WaitingPage } from './waiting-page.tsx';
import styles from './waiting.module.css';

export type PaymentSnapshot = SnapshotFrom<typeof paymentLogic>;

type ProgressProps = {
  snapshot: PaymentSnapshot;
  send: (event: PaymentEvent) => void;
  kind: PaymentType;
  onBack?: (() => void) | undefined;
  alone?: boolean | undefined;
  hold?: HoldResult | null | undefined;
};

export function kindOf(hold: HoldResult | null): PaymentType {
  return hold ? lastStepOf(hold) : 'PREPAY';
}

/** These errors mean that this browser can't access the payment, or no longer can. */
const NOT_SEEN_HERE: readonly ErrorCode[] = ['not_found', 'login_required', 'session_expired', 'forbidden'];

/**
 * Shows the state of the payment and whether money was charged, and updates automatically. Pass `onBack` if the guest
 * can retry the payment.
 */
export function PaymentProgress(props: ProgressProps) {
  const { snapshot, send, kind: context, onBack, alone, hold } = props;
  const page = { alone, hold };
  const { t } = useTranslation('payment');
  const { problem } = snapshot.context;
  const back = onBack && <Back kind={context} onClick={onBack} />;
  switch (snapshot.value) {
    case 'cancelled':
    case 'windowMissing':
    case 'failed':
      return <Ended {...props} />;
    case 'paidElsewhere':
    case 'waitingElsewhere':
      return (
        <WaitingPage
          {...page}
          busy
          title={t('progress.elsewhere.title', { context })}
          actions={
            onBack && (
              <>
                <Button variant="quiet" onClick={() => send({ type: 'RETRY', idempotencyKey: newUuid() })}>
                  {t('progress.elsewhere.retry')}
                </Button>
                {back}
              </>
            )
          }
        >
          <p>{t('progress.elsewhere.body', { context })}</p>
        </WaitingPage>
      );
    case 'unclear':
      if (problem && NOT_SEEN_HERE.includes(problem.code)) return <UnknownPayment alone={alone} />;
      return (
        <WaitingPage
          {...page}
          busy
          title={t('progress.unclear.title', { context })}
          actions={
            <Button variant="quiet" onClick={() => send({ type: 'CHECK' })}>
              {t('progress.check')}
            </Button>
          }
        >
          <p>{t('progress.unclear.body', { context })}</p>
        </WaitingPage>
      );
    case 'readying':
    case 'readyInterrupted':
      return (
        <WaitingPage {...page} busy title={t('progress.readying.title', { context })} actions={back}>
          <p>{t(`progress.${whyReadying(problem)}.body`)}</p>
        </WaitingPage>
      );
    default:
      return (
        <WaitingPage {...page} busy title={t('progress.completing.title', { context })}>
          <p>{t(`progress.completing.${snapshot.context.attempts > 1 ? 'long' : 'body'}`, { context })}</p>
          <p className={styles.quiet}>
            <Lock aria-hidden="true" size={16} />
            {t('progress.safeToReload')}
          </p>
        </WaitingPage>
      );
  }
}

function Back({ kind: context, onClick }: { kind: PaymentType; onClick: () => void }) {
  const { t } = useTranslation('payment');
  return (
    <Button variant="ghost" onClick={onClick}>
      {t('progress.back', { context })}
    </Button>
  );
}

function Ended({ snapshot, send, kind: context, onBack, alone, hold }: ProgressProps) {
  const { t } = useTranslation('payment');
  const { Icon, title, money } = useEnd(snapshot, context);
  // The guest can choose another payment method on the previous screen.
  const otherWays = useHotel().payment_methods.length > 1 && snapshot.context.problem?.code === 'payment_failed';
  return (
    <WaitingPage
      alone={alone}
      hold={hold}
      icon={<Icon aria-hidden size={40} strokeWidth={1.5} />}
      title={title}
      actions={
        onBack ? (
          <>
            {hold && <HeldFor hold={hold} />}
            <Button size="large" onClick={() => send({ type: 'RETRY', idempotencyKey: newUuid() })}>
              {t('progress.again', { context })}
            </Button>
            {otherWays ? (
              <Button variant="ghost" onClick={onBack}>
                {t('progress.otherWay')}
              </Button>
            ) : (
              <Back kind={context} onClick={onBack} />
            )}
          </>
        ) : (
          <ToReservation />
        )
      }
    >
      <p>{t(`progress.${money}`, { context })}</p>
      {onBack && <p>{t('progress.stillHeld')}</p>}
    </WaitingPage>
  );
}

function useEnd({ value, context: { problem } }: PaymentSnapshot, context: PaymentType) {
  const { t } = useTranslation('payment');
  const problemText = useProblemText();
  if (value === 'cancelled')
    return { Icon: CreditCard, title: t('progress.cancelled.title', { context }), money: 'cancelled.money' };
  if (value === 'windowMissing')
    return { Icon: CircleX, title: t('progress.windowMissing', { context }), money: 'failed.money' };
  const ofTheCard = problem?.code === 'payment_failed';
  const reason = problem && !(ofTheCard && context === 'GUARANTEE') && problemText(problem.code).title;
  const title = reason || t('progress.failed.title', { context });
  return { Icon: CircleX, title, money: ofTheCard ? 'failed.card' : 'failed.money' };
}

function whyReadying(problem: TimedProblem | null): 'busy' | 'readyInterrupted' | 'readying' {
  if (problem?.code === 'rate_limited') return 'busy';
  return problem?.status === 0 ? 'readyInterrupted' : 'readying';
}
