import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { now } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/i18n.ts';
import { returnedByHistory } from '../../platform/page/travel.ts';
import type { BookingSnapshot } from '../journey/booking.store.ts';
import { useBooking } from '../journey/use-booking.ts';

/** Longest delay of `setTimeout` in milliseconds. Longer delays fire immediately. */
const TIMER_MAX = 2 ** 31 - 1;

export function useResultNavigation({ value, context }: BookingSnapshot, leaving: boolean) {
  const [, navigate] = useLocation();
  const before = useRef(value);
  useEffect(() => {
    const was = before.current;
    before.current = value;
    if (value === 'held' && was === 'reserving') navigate(paths.payment());
    if (value === 'confirmed' && !leaving)
      navigate(paths.reservationSuccess(context.reservationNumber ?? undefined), { replace: true });
  }, [value, context.reservationNumber, leaving, navigate]);
}

/** Notifies the journey when the quote expires while the guest is filling in the form. */
export function useQuoteTimer({ value, context: { quote } }: BookingSnapshot) {
  const { send } = useBooking();
  useEffect(() => {
    if (value !== 'info' || !quote) return;
    const remaining = Date.parse(quote.expires_at) - now().getTime();
    if (remaining <= 0 || remaining > TIMER_MAX) return;
    const timer = setTimeout(() => send({ type: 'QUOTE_EXPIRED' }), remaining);
    return () => clearTimeout(timer);
  }, [value, quote, send]);
}

/** Requests a new quote when the language changes, because the server translates quotes. */
export function useQuoteInLanguage({ value }: BookingSnapshot) {
  const { send } = useBooking();
  const locale = useLocale();
  const quoted = useRef(locale);
  useEffect(() => {
    if (value !== 'info' || quoted.current === locale) return;
    quoted.current = locale;
    send({ type: 'QUOTE_EXPIRED' });
    send({ type: 'CONTINUE' });
  }, [value, locale, send]);
}

/**
 * Continues from the options step if the guest reached the guest details with Back or Forward. Returns whether the
 * journey still has to continue.
 */
export function useForward({ value, context: { problem } }: BookingSnapshot): boolean {
  const { send } = useBooking();
  const [forward] = useState(() => returnedByHistory() === true);
  const goesOn = forward && value === 'options' && problem === null;
  useEffect(() => {
    if (goesOn) send({ type: 'CONTINUE' });
  }, [goesOn, send]);
  return goesOn;
}
