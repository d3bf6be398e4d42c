import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ChangeEvent } from '../../../machines/booking/change.machine.ts';
import type { Reservation, StayDifference } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { newUuid } from '../../platform/api/uuid.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { changeLogic } from './change.actors.ts';
import styles from './change-price.module.css';
import { PriceDifference } from './price-difference.tsx';
import { FreeUntil, StayFacts } from '../stay/stay.tsx';

type Props = {
  snapshot: SnapshotFrom<typeof changeLogic>;
  send: (event: ChangeEvent) => void;
  reservation: Reservation;
};

export function ChangePanel(props: Props) {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  const { quote } = props.snapshot.context;
  return (
    <Card className={styles.panel}>
      <Stack gap={3}>
        <Price {...props} />
        {quote && (
          <div className={styles.foot} data-foot>
            <span>{t('after')}</span>
            <strong>{money(quote.difference.price_after)}</strong>
            <Confirm {...props} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

export function ChangeBar(props: Props) {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  const [open, setOpen] = useState(false);
  const { snapshot, reservation } = props;
  const { quote, problem } = snapshot.context;
  const after = quote?.difference.price_after ?? reservation.total_price;
  return (
    <>
      {problem && !open && <ChangeStatus {...props} />}
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.label}>
          {t(quote ? 'after' : 'before')}
          <ChevronUp aria-hidden="true" size={16} />
        </span>
        <strong>{snapshot.matches('pricing') ? t('pricing') : money(after)}</strong>
      </button>
      <Confirm {...props} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('difference')} closeLabel={t('booking:close')}>
        <Price {...props} />
      </Sheet>
    </>
  );
}

function Price(props: Props): ReactNode {
  const { t } = useTranslation('change');
  const { snapshot, reservation } = props;
  const next = useNextText();
  const { quote } = snapshot.context;
  return (
    <Stack gap={3} aria-busy={snapshot.matches('pricing')}>
      {!quote && <StayFacts stay={reservation.stay} />}
      <ChangeStatus {...props} />
      {snapshot.matches('pricing') && <Skeleton lines={4} />}
      {quote && (
        <Stack as="section" gap={2}>
          <h2 className={styles.title}>{t('difference')}</h2>
          <PriceDifference difference={quote.difference} />
          <p>{next(quote.difference)}</p>
          <FreeUntil policy={quote.stay.cancellation_policy} />
        </Stack>
      )}
    </Stack>
  );
}

function ChangeStatus({ snapshot, send }: Props) {
  const { t } = useTranslation('change');
  const { problem } = snapshot.context;
  if (snapshot.matches('interrupted')) {
    const again = <Button onClick={() => send({ type: 'RETRY' })}>{t('interrupted.retry')}</Button>;
    return (
      <Notice tone="warn" announce title={t('interrupted.title')} action={again}>
        {t('interrupted.body')}
      </Notice>
    );
  }
  if (!snapshot.matches('choosing')) return null;
  if (!problem || problem.code === 'nothing_changed') return <p className={styles.quiet}>{t('unchanged')}</p>;
  return <ProblemNotice problem={problem} onRetry={() => send({ type: 'RETRY' })} />;
}

function Confirm({ snapshot, send }: Props) {
  const { t } = useTranslation('change');
  const label = useConfirmText();
  const { quote } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (!quote) return null;
  return (
    <Button
      size="large"
      block
      busy={busy}
      busyLabel={t('busy')}
      onClick={() => send({ type: 'CHANGE', idempotencyKey: newUuid() })}
    >
      {label(quote.difference)}
    </Button>
  );
}

/**
 * Returns a function that states how much the guest will pay or be refunded after confirming the change, if anything.
 */
function useNextText() {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  return ({ to_pay, to_refund }: StayDifference) => {
    if (to_pay > 0) return t('next.pay', { amount: money(to_pay) });
    return to_refund > 0 ? t('next.refund', { amount: money(to_refund) }) : t('next.none');
  };
}

function useConfirmText() {
  const { t } = useTranslation('change');
  const { money } = useFormatters();
  return ({ to_pay, to_refund }: StayDifference) => {
    if (to_pay > 0) return t('confirm.pay', { amount: money(to_pay) });
    return to_refund > 0 ? t('confirm.refund', { amount: money(to_refund) }) : t('confirm.none');
  };
}
