import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PaymentMethod } from '../../generated/types.ts';
import { useBooking, usePayment } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { newUuid } from '../platform/api/uuid.ts';
import { reloadOnReturn } from '../platform/tab/reload-on-return.ts';
import { storage } from '../platform/tab/storage.ts';

/** Browsers keep at least this many history entries per tab. A longer history loses its first entries. */
const MAX_ENTRIES = 50;

/** Returns a function that starts the payment and opens the card screen. */
export function usePay(method: PaymentMethod | null) {
  const { send } = useBooking();
  const [, navigate] = useLocation();
  return () => {
    send({ type: 'PAY', idempotencyKey: newUuid(), method });
    navigate(paths.nicepayReady());
    // A new entry is the last one, so the length is its position.
    storage.cardScreenPosition.set(history.length);
  };
}

/**
 * When the guest returns from the card window, goes back to the entry of the card screen, which then shows the payment.
 * Otherwise, Back would open the provider's page again, which the browser can't show because it was loaded by POST.
 */
export function useEntryOfCardScreen(): void {
  const paying = usePayment() !== undefined;
  useEffect(() => {
    const position = storage.cardScreenPosition.get();
    if (!paying || position === null || !isNewEntry()) return;
    reloadOnReturn();
    history.go(position - history.length);
  }, [paying]);
}

/** Returns whether the page has just been added to the history, so that the history's length is the page's position. */
function isNewEntry(): boolean {
  if (history.state?.seen || history.length >= MAX_ENTRIES) return false;
  history.replaceState({ ...history.state, seen: true }, '');
  return true;
}
