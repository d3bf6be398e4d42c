import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SailingSearchRequest, SailingSearchResult } from '../../../generated/types.ts';
import { useOngoingBooking } from '../../booking/index.ts';
import { type Chosen, settled } from './sailing-choice.ts';

export type ChosenSailings = {
  chosen: Chosen;
  choose: (some: Partial<Record<keyof Chosen, string>>) => void;
  triedToContinue: boolean;
  showMissing: () => void;
};

const NOTHING: Chosen = { outbound: null, inbound: null };

/**
 * Uses the choice in the address, which survives a reload, or else the journey's choice for the same search, or else
 * the only available sailing. Ignores codes that don't match a sailing, such as those of an earlier search.
 */
export function useChosenSailings(
  request: SailingSearchRequest | null,
  result: SailingSearchResult | undefined,
): ChosenSailings {
  const voyage = useOngoingBooking().snapshot?.context.voyage ?? null;
  const searchKey = JSON.stringify(request);
  const [query, setQuery] = useSearchParams();
  const [tried, setTried] = useState<string | null>(null);
  const ofJourney = voyage !== null && JSON.stringify(voyage.search) === searchKey ? voyage : NOTHING;
  const wanted = {
    outbound: query.get('outbound') ?? ofJourney.outbound,
    inbound: query.get('inbound') ?? ofJourney.inbound,
  };
  const choose: ChosenSailings['choose'] = (some) =>
    setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), ...some }), { replace: true });
  return {
    chosen: result ? settled(result, wanted) : NOTHING,
    choose,
    triedToContinue: tried === searchKey,
    showMissing: () => setTried(searchKey),
  };
}
