import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PaymentMethod } from '../../generated/types.ts';
import { useBooking, usePayment } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { newUuid } from '../platform/api/uuid.ts';
import { reloadOnReturn } from '../platform/tab/reload-on-return.ts';
import { storage } from '../platform/tab/storage.ts';

/**
 * Browsers limit the number of entries in a tab's history, and this is the lowest limit. At the limit, `history.length`
 * stops growing and is no longer the position of the newest entry.
 */
const MAX_ENTRIES = 50;

export function usePay(method: PaymentMethod | null) {
  const { send } = useBooking();
  const [, navigate] = useLocation();
  return () => {
    send({ type: 'PAY', idempotencyKey: newUuid(), method });
    navigate(paths.nicepayReady());
    // The new entry is the last one, so the length of the history is its position.
    storage.cardScreenPosition.set(history.length);
  };
}

/**
 * When the guest returns from the card window, goes back to the history entry of the card screen, which then shows the
 * payment. Otherwise, Back would open the provider's page, which browsers can't show again because it was loaded by
 * POST.
 */
export function useEntryOfCardScreen(): void {
  const paying = usePayment() !== undefined;
  useEffect(() => {
    const position = Math.abs(storage.cardScreenPosition.get() ?? 0);
    if (!paying || position === 0 || !isNewEntry()) return;
    reloadOnReturn();
    storage.cardScreenPosition.set(-position);
    history.go(position - history.length);
  }, [paying]);
}

/** Returns whether this page's history entry is new. Only then is the length of the history its position. */
function isNewEntry(): boolean {
  if (history.state?.seen || history.length >= MAX_ENTRIES) return false;
  history.replaceState({ ...history.state, seen: true }, '');
  return true;
}
