import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingSnapshot } from '../journey/booking.store.ts';
import { HeldNotice } from '../journey/held-notice.tsx';
import styles from './guest-form.module.css';
import { JourneyEnded } from '../journey/journey.tsx';
import { useBooking } from '../journey/use-booking.ts';

/** A layout without the stay summary, for states in which the summary's price is outdated. */
export function Alone({ children }: { children: ReactNode }) {
  const { t } = useTranslation('booking');
  return (
    <Container width="form" style={{ paddingBlock: 'var(--space-6)' }}>
      <PageHeading hidden>{t('info.title')}</PageHeading>
      {children}
    </Container>
  );
}

/** Shown instead of the form when the guest can't edit it, such as while rooms are held. */
export function StateNotice({ snapshot: { value, context } }: { snapshot: BookingSnapshot }) {
  const { t } = useTranslation('booking');
  const { send } = useBooking();
  switch (value) {
    case 'quoteInterrupted':
      return (
        <ProblemNotice
          problem={context.problem ?? { code: 'unavailable' }}
          attempt="quote"
          onRetry={() => send({ type: 'RETRY' })}
        />
      );
    case 'holdExpired':
    case 'refunded':
    case 'refundRefused':
      return <JourneyEnded how={value} />;
    case 'held': {
      const { hold } = context;
      if (!hold) return null;
      const change = (
        <Button variant="ghost" onClick={() => send({ type: 'BACK' })}>
          {t('info.held.change')}
        </Button>
      );
      return (
        <HeldNotice hold={hold} action={change}>
          {t(`info.held.body.${hold.confirmed_by}`)}
        </HeldNotice>
      );
    }
    default:
      return (
        <div aria-busy="true">
          <GuestFormSkeleton />
        </div>
      );
  }
}

/** As tall as the form for a hotel's guest, so that the form doesn't move what is below it. */
function GuestFormSkeleton() {
  return (
    <Stack gap={3} className={styles.group}>
      <Skeleton shape="block" width="9rem" height="2rem" />
      <div className={styles.names}>
        <Skeleton shape="block" height="5.25rem" />
        <Skeleton shape="block" height="5.25rem" />
      </div>
      <Skeleton shape="block" height="6.75rem" lines={2} />
      <Skeleton shape="block" height="3.5rem" />
    </Stack>
  );
}

/** Explains that the quote has expired or, if the server reported `quote_used`, that it has been used. */
export function QuoteExpired({ snapshot: { context } }: { snapshot: BookingSnapshot }) {
  const { t } = useTranslation('booking');
  const { send } = useBooking();
  const code = context.problem?.code === 'quote_used' ? 'quote_used' : 'quote_expired';
  const renew = <Button onClick={() => send({ type: 'CONTINUE' })}>{t('info.renew')}</Button>;
  return (
    <Alone>
      <ProblemNotice problem={{ code }} action={renew} />
    </Alone>
  );
}

export function ChooseAgain({ snapshot: { value, context, children } }: { snapshot: BookingSnapshot }) {
  const { t } = useTranslation('booking');
  const cabins = children.voyage?.getSnapshot().matches('cabins');
  const there =
    value === 'options' ? paths.reservationOptions() : cabins ? paths.reservationCabins() : paths.reservation();
  const { problem } = context;
  if (!problem) return <Redirect to={there} replace />;
  return (
    <Alone>
      <ProblemNotice
        problem={problem}
        {...(problem.max_rooms && { values: { rooms: problem.max_rooms } })}
        action={
          <Link href={there} asChild>
            <LinkButton>{t(`info.choose.${value === 'voyage' ? 'list' : value}`)}</LinkButton>
          </Link>
        }
      />
    </Alone>
  );
}
