import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import type { HoldResult } from '../../generated/types.ts';
import { HoldClock } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { Cluster, Container, Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './waiting.module.css';

type PageProps = {
  title: string;
  busy?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  alone?: boolean | undefined;
  hold?: HoldResult | null | undefined;
};

export function WaitingPage({ title, busy, icon, children, actions, alone, hold }: PageProps) {
  const { hotel_name } = useHotel();
  return (
    <Container as={alone ? 'main' : 'div'} width="form" className={styles.page} data-alone={alone || undefined}>
      {alone && (
        <div className={styles.about}>
          <p className={styles.hotel}>{hotel_name}</p>
          {hold && <PaidFor hold={hold} />}
        </div>
      )}
      <div className={styles.card} role="status" aria-busy={busy}>
        {busy ? <Spinner size="large" label="" /> : icon && <span className={styles.icon}>{icon}</span>}
        <PageHeading className={styles.title}>{title}</PageHeading>
        <Stack gap={2} className={styles.messages}>
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

function PaidFor({ hold: { stay, change } }: { hold: HoldResult }) {
  const { money } = useFormatters();
  const amount = change ? change.difference.to_pay : stay.paid_amount;
  const room = stay.rooms[0]?.room_type_name;
  return <p>{amount > 0 ? `${room} · ${money(amount)}` : room}</p>;
}

export function HeldFor({ hold }: { hold: HoldResult }) {
  return (
    <div className={styles.clock}>
      <HoldClock hold={hold} />
    </div>
  );
}

const LateUnknownPayment = lazy(() => import('./unknown-payment.tsx'));

export function UnknownPayment({ alone }: Pick<PageProps, 'alone'>) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <LateUnknownPayment alone={alone} />
    </Suspense>
  );
}

export function ToReservation() {
  const { t } = useTranslation('payment');
  return (
    <Link href={paths.reservation()} asChild>
      <LinkButton>{t('earlier.again')}</LinkButton>
    </Link>
  );
}
