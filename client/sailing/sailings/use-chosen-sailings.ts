import { useState } from 'react';
import type { SailingSearchRequest, SailingSearchResult } from '../../../generated/types.ts';
import { useOngoingBooking } from '../../booking/index.ts';
import { type Chosen, settled } from './sailing-choice.ts';

export type ChosenSailings = {
  chosen: Chosen;
  choose: (some: Partial<Chosen>) => void;
  /** Whether the guest wanted to go on before the voyage was whole. */
  asked: boolean;
  ask: () => void;
};

const NOTHING: Chosen = { outbound: null, inbound: null };

/** Which sailings are chosen of this search: by the guest, else as the journey has them, else the only ones that can be. */
export function useChosenSailings(
  request: SailingSearchRequest | null,
  result: SailingSearchResult | undefined,
): ChosenSailings {
  const voyage = useOngoingBooking().snapshot?.context.voyage ?? null;
  const sought = JSON.stringify(request);
  const [picked, setPicked] = useState({ sought, asked: false, ...NOTHING });
  // Another search is another choice.
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
