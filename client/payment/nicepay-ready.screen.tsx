import { CreditCard } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { CardTokenFrame, CardWindow, PaymentReadyResult } from '../../generated/types.ts';
import { useBooking, useLeaveByBack, usePayment } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { closeCardWindow, openCardWindow, openedBefore } from './card-window.ts';
import { kindOf, PaymentProgress } from './payment-progress.tsx';
import { TokenFrame } from './token-frame.tsx';
import { HeldFor, WaitingPage } from './waiting-page.tsx';
import { WayOut } from './way-out.tsx';

export default function NicepayReadyScreen() {
  const { snapshot } = useBooking();
  const { value, context } = snapshot;
  const payment = usePayment();
  const [, navigate] = useLocation();

  if (useLeaveByBack(snapshot)) return null;
  if (value === 'confirmed')
    return <Redirect to={paths.reservationSuccess(context.reservationNumber ?? undefined)} replace />;
  if (!payment) return <Redirect to={paths.payment()} replace />;
  const back = () => {
    payment.send({ type: 'BACK' });
    navigate(paths.payment(), { replace: true });
  };
  const { ready, idempotencyKey } = payment.snapshot.context;
  if (payment.snapshot.matches('windowOpen') && ready) {
    return (
      <CardPlace
        key={ready.order_id}
        ready={ready}
        attempt={idempotencyKey ?? ready.order_id}
        send={payment.send}
        onBack={back}
      />
    );
  }
  return <PaymentProgress {...payment} kind={kindOf(context.hold)} hold={context.hold} onBack={back} alone />;
}

type Props = {
  ready: PaymentReadyResult;
  /** Identifies one press of the payment button. */
  attempt: string;
  send: NonNullable<ReturnType<typeof usePayment>>['send'];
  onBack: () => void;
};

/** Event to send for each way in which a window can end. A removed window may have completed the payment. */
const ENDED = {
  closed: 'WINDOW_CLOSED',
  failed: 'WINDOW_FAILED',
  missing: 'WINDOW_MISSING',
  removed: 'RETURNED',
} as const;

function CardPlace({ ready, attempt, send, onBack }: Props) {
  const { t } = useTranslation('payment');
  const { card_window } = ready;
  const take = useCallback((cardToken: string) => send({ type: 'TOKEN_RECEIVED', cardToken }), [send]);
  if (card_window.provider !== 'card_token')
    return <WindowPlace window_={card_window} attempt={attempt} send={send} onBack={onBack} />;
  const back = (
    <Button variant="ghost" onClick={onBack}>
      {t('progress.back', { context: 'GUARANTEE' })}
    </Button>
  );
  return (
    <WaitingPage alone title={t('frame.heading')} actions={back}>
      <p>{t('frame.body')}</p>
      <TokenFrame frame={card_window} onToken={take} />
    </WaitingPage>
  );
}

type WindowProps = Omit<Props, 'ready'> & { window_: Exclude<CardWindow, CardTokenFrame> };

function WindowPlace({ window_, attempt, send, onBack }: WindowProps) {
  const { t } = useTranslation('payment');
  const { hold } = useBooking().snapshot.context;
  const [opened, setOpened] = useState(() => !openedBefore(attempt));
  const open = useCallback(() => {
    void openCardWindow(window_, attempt, (how) => {
      setOpened(false);
      send({ type: ENDED[how] });
    });
  }, [window_, attempt, send]);
  useEffect(() => {
    if (!openedBefore(attempt)) open();
  }, [attempt, open]);
  useEffect(() => closeCardWindow, []);
  const openAgain = () => {
    setOpened(true);
    open();
  };
  const letGo = () => {
    setOpened(false);
    send({ type: 'RETURNED' });
  };
  return (
    <WaitingPage
      alone
      hold={hold}
      icon={opened ? undefined : <CreditCard aria-hidden size={40} strokeWidth={1.5} />}
      title={t(opened ? 'window.title' : 'window.closed')}
      actions={
        <>
          {!opened && hold && <HeldFor hold={hold} />}
          <Button size={opened ? 'medium' : 'large'} variant={opened ? 'quiet' : 'primary'} onClick={openAgain}>
            {t('window.reopen')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t('progress.back', { context: 'PREPAY' })}
          </Button>
        </>
      }
    >
      <p>{t(opened ? 'window.body' : 'progress.cancelled.money')}</p>
      {opened ? <WayOut onClose={letGo} /> : <p>{t('progress.stillHeld')}</p>}
    </WaitingPage>
  );
}
