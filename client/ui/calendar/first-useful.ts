import { type CalendarDate, parseDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDays } from './calendar-types.ts';

type Props = {
  state: { focusedDate: CalendarDate; setFocusedDate: (date: CalendarDate) => void };
  days: CalendarDays;
  loading: boolean | undefined;
  /**
   * Whether to move the focus. Set this if nothing has been chosen, because the calendar then opens at its first day,
   * which may be unavailable.
   */
  wanted: boolean;
  useful: (day: string) => boolean;
};

/**
 * As soon as the days are known, moves the focus to the first day that can be chosen, unless the guest has moved it.
 * Returns the day that the calendar itself focused. If no day can be chosen, this is the initially focused day.
 */
export function useFirstUseful({ state, days, loading = false, wanted, useful }: Props): string {
  const focused = state.focusedDate.toString();
  const [begun, setBegun] = useState(focused);
  const [pending, setPending] = useState(wanted);
  const focusedHere = useRef(begun);
  if (pending && !loading && Object.keys(days).length > 0) {
    setPending(false);
    const first = Object.keys(days)
      .toSorted()
      .find((day) => day >= begun && useful(day));
    if (first !== undefined && focused === begun) setBegun(first);
  }
  useEffect(() => {
    if (focusedHere.current === begun) return;
    focusedHere.current = begun;
    state.setFocusedDate(parseDate(begun));
  }, [begun, state]);
  return begun;
}
