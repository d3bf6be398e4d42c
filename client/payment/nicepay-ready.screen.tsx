import { useCallback, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { CardTokenFrame, CardWindow, PaymentReadyResult } from '../../generated/types.ts';
import { useBooking, usePayment } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { closeCardWindow, openCardWindow, openedBefore } from './card-window.ts';
import { kindOf, PaymentProgress } from './payment-progress.tsx';
import { TokenFrame } from './token-frame.tsx';
import { WaitingPage } from './waiting-page.tsx';
import { WayOut } from './way-out.tsx';

/** Where the card is given to the provider: its window opens over this page, or its frame stands in it. */
export default function NicepayReadyScreen() {
  const { value, context } = useBooking().snapshot;
  const payment = usePayment();
  const [, navigate] = useLocation();

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
  return <PaymentProgress {...payment} kind={kindOf(context.hold)} onBack={back} alone />;
}

type Props = {
  ready: PaymentReadyResult;
  /** Names the press of the button that led here. */
  attempt: string;
  send: NonNullable<ReturnType<typeof usePayment>>['send'];
  onBack: () => void;
};

const ENDED = { closed: 'WINDOW_CLOSED', failed: 'WINDOW_FAILED', missing: 'WINDOW_MISSING' } as const;

function CardPlace({ ready, attempt, send, onBack }: Props) {
  const { t } = useTranslation('payment');
  const { card_window } = ready;
  const card = card_window.provider === 'card_token' ? undefined : card_window;
  const open = useCallback(
    (window_: Exclude<CardWindow, CardTokenFrame>) => openCardWindow(window_, (how) => send({ type: ENDED[how] })),
    [send],
  );
  const take = useCallback((cardToken: string) => send({ type: 'TOKEN_RECEIVED', cardToken }), [send]);
  useEffect(() => {
    if (card && !openedBefore(attempt)) void open(card);
  }, [card, attempt, open]);
  useEffect(() => closeCardWindow, []);

  const back = (
    <Button variant="ghost" onClick={onBack}>
      {t('progress.back', { context: card ? 'PREPAY' : 'GUARANTEE' })}
    </Button>
  );
  if (card_window.provider === 'card_token') {
    return (
      <WaitingPage alone title={t('frame.heading')} actions={back}>
        <p>{t('frame.body')}</p>
        <TokenFrame frame={card_window} onToken={take} />
      </WaitingPage>
    );
  }
  return (
    <WaitingPage
      alone
      title={t('window.title')}
      actions={
        <>
          {card && (
            <Button variant="quiet" onClick={() => void open(card)}>
              {t('window.reopen')}
            </Button>
          )}
          {back}
        </>
      }
    >
      <p>{t('window.body')}</p>
      {/* The guest may have paid in it, so the server is asked. */}
      {card && <WayOut onClose={() => send({ type: 'RETURNED' })} />}
    </WaitingPage>
  );
}
