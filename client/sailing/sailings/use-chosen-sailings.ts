import { useState } from 'react';
import type { SailingSearchRequest, SailingSearchResult } from '../../../generated/types.ts';
import { useOngoingBooking } from '../../booking/index.ts';
import { type Chosen, settled } from './sailing-choice.ts';

export type ChosenSailings = {
  chosen: Chosen;
  choose: (some: Partial<Chosen>) => void;
  triedToContinue: boolean;
  showMissing: () => void;
};

const NOTHING: Chosen = { outbound: null, inbound: null };

/** Uses the guest's choice in the list, otherwise the choice in the journey, otherwise the only available sailing. */
export function useChosenSailings(
  request: SailingSearchRequest | null,
  result: SailingSearchResult | undefined,
): ChosenSailings {
  const voyage = useOngoingBooking().snapshot?.context.voyage ?? null;
  const searchKey = JSON.stringify(request);
  const [picked, setPicked] = useState({ searchKey, triedToContinue: false, ...NOTHING });
  // A choice belongs to one search, so a new search starts without a choice.
  const own = picked.searchKey === searchKey ? picked : { searchKey, triedToContinue: false, ...NOTHING };
  const ofJourney = voyage !== null && JSON.stringify(voyage.search) === searchKey ? voyage : NOTHING;
  const wanted = { outbound: own.outbound ?? ofJourney.outbound, inbound: own.inbound ?? ofJourney.inbound };
  return {
    chosen: result ? settled(result, wanted) : NOTHING,
    choose: (some) => setPicked({ ...own, ...some }),
    triedToContinue: own.triedToContinue,
    showMissing: () => setPicked({ ...own, triedToContinue: true }),
  };
}
