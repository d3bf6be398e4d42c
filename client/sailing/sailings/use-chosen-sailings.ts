import { useState } from 'react';
import type { SailingSearchRequest, SailingSearchResult } from '../../../generated/types.ts';
import { useOngoingBooking } from '../../booking/index.ts';
import { type Chosen, settled } from './sailing-choice.ts';

export type ChosenSailings = {
  chosen: Chosen;
  choose: (some: Partial<Chosen>) => void;
  asked: boolean;
  ask: () => void;
};

const NOTHING: Chosen = { outbound: null, inbound: null };

/** Prefers the guest's choice, then the journey's, then the only available sailing. */
export function useChosenSailings(
  request: SailingSearchRequest | null,
  result: SailingSearchResult | undefined,
): ChosenSailings {
  const voyage = useOngoingBooking().snapshot?.context.voyage ?? null;
  const sought = JSON.stringify(request);
  const [picked, setPicked] = useState({ sought, asked: false, ...NOTHING });
  // A choice belongs to one search; a new search starts empty.
  const own = picked.sought === sought ? picked : { sought, asked: false, ...NOTHING };
  const begun = voyage !== null && JSON.stringify(voyage.search) === sought ? voyage : NOTHING;
  const wanted = { outbound: own.outbound ?? begun.outbound, inbound: own.inbound ?? begun.inbound };
  return {
    chosen: result ? settled(result, wanted) : NOTHING,
    choose: (some) => setPicked({ ...own, ...some }),
    asked: own.asked,
    ask: () => setPicked({ ...own, asked: true }),
  };
}
