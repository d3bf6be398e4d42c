import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { CustomerInfo, SearchRequest } from '../../generated/types.ts';
import type { BookingEvent, EarlierStep, Step } from '../../machines/booking/booking.machine.ts';
import { bookingProgress } from '../../machines/booking/booking.progress.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/hotel.tsx';
import { ProgressSteps } from '../ui/ProgressSteps.tsx';
import { type BookingSnapshot, booking } from './booking.store.ts';

export type { BookingSnapshot };

/** The journey as it stands, and how to go on. Re-renders with it. */
export function useBooking() {
  const snapshot = useSelector(booking, (now) => now);
  return { snapshot, send: booking.send };
}

/** The payment under way, or undefined. Re-renders with it. */
export function usePayment() {
  const child = useSelector(booking, (now) => now.children.payment);
  const snapshot = useSelector(child, (now) => now);
  return child && snapshot ? { snapshot, send: child.send } : undefined;
}

export type ChosenOffer = { roomTypeCode: string; packageCode: string | null; offersOptions: boolean };

/**
 * Takes the guest's choice, wherever the journey is: it goes back to the list (giving back rooms that are held), takes the
 * search, then the offer. A payment that may already have taken money is not left: then the choice is dropped, and the
 * next screen says how the payment stands.
 */
export function chooseOffer(search: SearchRequest, { roomTypeCode, packageCode, offersOptions }: ChosenOffer): void {
  const go = (snapshot: BookingSnapshot) => {
    const next = towardsList(snapshot, search);
    if (next === 'wait') return;
    // Its answer comes back here as the next snapshot.
    if (typeof next === 'object') return booking.send(next);
    watching.unsubscribe();
    if (next === 'cannot') return;
    booking.send({ type: 'SEARCH', search });
    booking.send({ type: 'CHOOSE', roomTypeCode, packageCode, offersOptions });
  };
  const watching = booking.subscribe(go);
  go(booking.getSnapshot());
}

/** What brings the journey nearer to the list, where alone an offer can be chosen. */
function towardsList(snapshot: BookingSnapshot, search: SearchRequest): BookingEvent | 'there' | 'wait' | 'cannot' {
  switch (snapshot.value) {
    case 'dates':
    case 'list':
      return 'there';
    case 'releasing':
    case 'requoting':
    case 'reserving':
      return 'wait';
    case 'paying':
      return snapshot.children.payment?.getSnapshot().can({ type: 'BACK' }) ? { type: 'BACK' } : 'cannot';
    case 'quoting':
    case 'reserveInterrupted':
      return { type: 'BACK' };
    case 'confirmed':
      return { type: 'RESET', defaults: search };
    default:
      return { type: 'GO_TO', step: 'room' };
  }
}

/** Begins anew with these defaults; who the guest is stays, and a hold is given back. */
export function resetBooking(defaults: SearchRequest): void {
  booking.send({ type: 'RESET', defaults });
}

/** Fills in what the guest has not written yet: a member by name, phone and e-mail, or what an address said. */
export function fillInGuest(known: Partial<CustomerInfo>): void {
  const { customerInfo } = booking.getSnapshot().context;
  const empty = Object.entries(known).filter(([field]) => !customerInfo[field as keyof CustomerInfo]);
  if (empty.length > 0) booking.send({ type: 'SAVE_INFO', customerInfo: Object.fromEntries(empty) });
}

/** Takes out again what is known of somebody who has logged out; what the guest wrote instead stays. */
export function takeOutGuest(known: Partial<CustomerInfo>): void {
  const { customerInfo } = booking.getSnapshot().context;
  const theirs = Object.entries(known).filter(([field, value]) => customerInfo[field as keyof CustomerInfo] === value);
  const emptied = Object.fromEntries(theirs.map(([field]) => [field, '']));
  if (theirs.length > 0) booking.send({ type: 'SAVE_INFO', customerInfo: emptied });
}

const screens: Record<EarlierStep, () => string> = {
  dates: paths.reservationDates,
  room: paths.reservation,
  options: paths.reservationOptions,
  info: paths.reservationInfo,
};

/** How far the guest is; earlier steps can be opened again. `current` where a screen shows an earlier one itself. */
export function BookingProgress({ current }: { current?: Step }) {
  const { t } = useTranslation('booking');
  const { payment_type } = useHotel();
  const [, navigate] = useLocation();
  const { snapshot, send } = useBooking();
  const steps = bookingProgress(snapshot).filter(({ step }) => step !== 'payment' || payment_type !== 'FREE_HOLD');
  const now = current ?? steps.findLast(({ state }) => state !== 'ahead')?.step ?? 'dates';
  const at = steps.findIndex(({ step }) => step === now) + 1;
  const open = (step: EarlierStep) => {
    send({ type: 'GO_TO', step });
    navigate(screens[step]());
  };
  return (
    <ProgressSteps
      label={t('steps.label')}
      steps={steps.map(({ step }) => ({ id: step, label: t(`steps.${step}`, { context: payment_type }) }))}
      current={now}
      onStep={now === 'done' ? undefined : (step) => open(step as EarlierStep)}
      doneLabel={t('steps.finished')}
      countLabel={t('steps.count', { at, count: steps.length })}
    />
  );
}
