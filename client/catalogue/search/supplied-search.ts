import { type SuppliedKey, storage } from '../../platform/tab/storage.ts';
import type { SuppliedSearch } from '../../session/index.ts';
import { addDays } from '../../ui/calendar/days.ts';
import { DEFAULT_ROOM } from './party.ts';
import { searchStore } from './search.store.ts';

export function suppliedByUrl(): SuppliedKey[] {
  return storage.supplied.get() ?? [];
}

/**
 * Applies the search choices from the entry address, and remembers which choices the address contained. The server
 * checks whether they are available.
 */
export function noteSupplied({ supplied, startDate, endDate, rooms }: SuppliedSearch): void {
  if (startDate) Object.assign(searchStore, { start: startDate, end: endDate ?? addDays(startDate, 1) });
  if (rooms) searchStore.rooms = rooms;
  storage.supplied.set(supplied.length > 0 ? supplied : null);
}

/** Resets the search to today, two adults and no code. Keeps the choices from the entry address. */
export function resetSearch(): void {
  const kept = new Set(suppliedByUrl());
  if (!kept.has('startDate')) Object.assign(searchStore, { start: null, end: null });
  if (!kept.has('resvInfo')) searchStore.rooms = [DEFAULT_ROOM];
  if (!kept.has('promotion')) searchStore.promotion = '';
}
