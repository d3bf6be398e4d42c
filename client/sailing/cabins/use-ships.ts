import { useQueries } from '@tanstack/react-query';
import { getGetShipQueryOptions } from '../../../generated/hooks/sailing.ts';
import type { Ship } from '../../../generated/types.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';

/** Loads the ships' details. Returns those that have loaded, without duplicates. */
export function useShips(codes: readonly string[]): Ship[] {
  const hotel_code = useHotelCode();
  return useQueries({
    queries: [...new Set(codes)].map((code) => getGetShipQueryOptions(code, { hotel_code })),
    combine: (found) => found.flatMap(({ data }) => data?.ship ?? []),
  });
}
