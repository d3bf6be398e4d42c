import { useCallback } from 'react';
import { Redirect } from 'wouter';
import type { Stay } from '../../../generated/types.ts';
import type { NamedTraveller } from '../../../machines/booking/booking.context.ts';
import { leadsTo } from '../../../machines/booking/booking.problems.ts';
import { paths } from '../../paths.ts';
import { violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { FocusOnMount } from '../../platform/page/focus-on-mount.tsx';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { newUuid } from '../../platform/api/uuid.ts';
import { Button } from '../../ui/button.tsx';
import type { BookingSnapshot } from '../journey/booking.store.ts';
import { BookingProgress } from '../journey/booking-progress.tsx';
import { lastStepOf } from '../journey/confirmed-by.ts';
import { useLeaveByBack } from '../journey/leave-by-back.ts';
import { type GuestDraft, guestFields } from './guest-draft.ts';
import { saveMarked } from './saved-travellers.ts';
import { seatsOf, withoutPassports } from './traveller-draft.ts';
import { GUEST_FORM, GuestForm, type WrittenGuest } from './guest-form.tsx';
import { useForward, useResultNavigation, useQuoteInLanguage, useQuoteTimer } from './guest-journey.ts';
import { Alone, ChooseAgain, QuoteExpired, StateNotice } from './guest-form-states.tsx';
import { Interrupted, NotReserved } from './interrupted.tsx';
import { PriceChanged } from '../journey/journey.tsx';
import { StayBenefits } from './stay-benefits.tsx';
import { StayLayout } from '../stay/stay-layout.tsx';
import { useBooking } from '../journey/use-booking.ts';

export default function ReservationInfoScreen() {
  const { t } = useTranslation('booking');
  const { snapshot } = useBooking();
  const { value, context } = snapshot;
  const leaving = useLeaveByBack(snapshot);
  useResultNavigation(snapshot, leaving);
  useQuoteTimer(snapshot);
  useQuoteInLanguage(snapshot);

  const goingOn = useForward(snapshot);

  if (leaving) return null;
  if (!goingOn && (value === 'dates' || value === 'list' || value === 'options' || value === 'voyage')) {
    return <ChooseAgain snapshot={snapshot} />;
  }
  if (value === 'priceChanged' && context.priceChange) {
    return (
      <Alone>
        <PriceChanged {...context.priceChange} problem={context.problem} />
      </Alone>
    );
  }
  if (value === 'quoteExpired') return <QuoteExpired snapshot={snapshot} />;
  if (value === 'paying') return <Redirect to={paths.payment()} replace />;

  const priced = context.quote ?? context.hold;
  const stay = priced?.stay ?? null;
  const busy = value === 'reserving' || value === 'requoting' || value === 'confirmed';
  const editing = busy || value === 'info' || value === 'usingBenefits' || value === 'reserveInterrupted';
  const action = priced && editing && (
    <Button type="submit" form={GUEST_FORM} size="large" busy={busy} busyLabel={t('info.reserving')}>
      {t(`info.continue.${lastStepOf(priced)}`)}
    </Button>
  );
  return (
    <StayLayout
      stay={goingOn || value === 'quoting' || value === 'releasing' ? null : stay}
      priced={value !== 'quoteInterrupted'}
      action={action}
    >
      <BookingProgress current="info" />
      <PageHeading>{t('info.title')}</PageHeading>
      {editing && stay ? <Editing snapshot={snapshot} stay={stay} /> : <StateNotice snapshot={snapshot} />}
    </StayLayout>
  );
}

function Editing({ snapshot: { value, context }, stay }: { snapshot: BookingSnapshot; stay: Stay }) {
  const { send } = useBooking();
  const keep = useCallback(
    ({ travellers, ...draft }: GuestDraft) =>
      send({ type: 'SAVE_INFO', ...draft, ...(travellers && { travellers: withoutPassports(travellers) }) }),
    [send],
  );
  const reserve = ({ travellers, ...guest }: WrittenGuest) => {
    if (travellers) void saveMarked(travellers);
    send({
      type: 'RESERVE',
      ...guest,
      ...(travellers && { travellers: withoutPassports(travellers) as NamedTraveller[] }),
      idempotencyKey: newUuid(),
      keyAfterRequote: newUuid(),
    });
  };
  const { problem } = context;
  const interrupted = value === 'reserveInterrupted' || value === 'reserving';
  const ofBenefits = problem !== null && leadsTo('benefits', problem);
  const elsewhere = problem && !ofBenefits && violationsOf(problem, guestFields(seatsOf(stay).length)).length === 0;
  return (
    <>
      {interrupted && problem && (
        <FocusOnMount>
          <Interrupted problem={problem} />
        </FocusOnMount>
      )}
      {value === 'info' && elsewhere && (
        <FocusOnMount>
          <NotReserved problem={problem} />
        </FocusOnMount>
      )}
      <StayBenefits />
      <GuestForm
        stay={stay}
        draft={{
          customerInfo: context.customerInfo,
          agreements: context.agreements,
          travellers: context.travellers,
        }}
        problem={value === 'info' ? problem : null}
        onDraft={keep}
        onReserve={reserve}
      />
    </>
  );
}
