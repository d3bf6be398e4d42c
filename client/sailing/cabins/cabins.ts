import type { CabinOffer, SailingSearchRequest, VoyageCabin } from '../../../generated/types.ts';

export type Travellers = Pick<SailingSearchRequest, 'adult' | 'kid' | 'infant'>;
export const BANDS = ['adult', 'kid', 'infant'] as const;

/**
 * Assigns the travellers to cabins of one type: adults evenly, children to free berths, infants to cabins with adults.
 */
export function divided(travellers: Travellers, { cabin_type, cabins_needed }: CabinOffer): VoyageCabin[] {
  const count = cabins_needed ?? 1;
  const cabins = Array.from({ length: count }, () => ({
    cabin_type_code: cabin_type.cabin_type_code,
    adult: 0,
    kid: 0,
    infant: 0,
  }));
  const free = (cabin: VoyageCabin) => cabin_type.berths - cabin.adult - cabin.kid;
  const put = (band: keyof Travellers, least: (cabin: VoyageCabin) => number) => {
    for (let remaining = travellers[band]; remaining > 0; remaining -= 1)
      cabins.toSorted((a, b) => least(a) - least(b))[0]![band] += 1;
  };
  put('adult', (cabin) => cabin.adult);
  put('kid', (cabin) => -free(cabin));
  put('infant', (cabin) => (cabin.adult > 0 ? cabin.infant : Number.POSITIVE_INFINITY));
  return cabins;
}

/** Returns how many travellers of each age band have no cabin. Negative if the cabins contain too many. */
export function unplaced(travellers: Travellers, cabins: readonly VoyageCabin[]): Travellers {
  const remaining = (band: keyof Travellers) => travellers[band] - cabins.reduce((sum, cabin) => sum + cabin[band], 0);
  return { adult: remaining('adult'), kid: remaining('kid'), infant: remaining('infant') };
}

/**
 * Returns whether a traveller would be alone in a cabin with several berths if the party took only the cabins that it
 * needs. Infants need no berth.
 */
export function someoneAlone(
  { adult, kid }: Travellers,
  { cabin_type: { berths }, cabins_needed }: Pick<CabinOffer, 'cabin_type' | 'cabins_needed'>,
): boolean {
  return berths > 1 && adult + kid < 2 * (cabins_needed ?? 0);
}

export function isComplete(travellers: Travellers, cabins: readonly VoyageCabin[]): boolean {
  return cabins.length > 0 && Object.values(unplaced(travellers, cabins)).every((count) => count === 0);
}

/**
 * Adds a cabin and fills its berths with travellers who have no cabin. Infants need an adult in the cabin but no berth.
 */
export function oneMore(travellers: Travellers, cabins: readonly VoyageCabin[], offer: CabinOffer): VoyageCabin[] {
  const remaining = unplaced(travellers, cabins);
  const { cabin_type_code, berths } = offer.cabin_type;
  const adult = Math.min(Math.max(remaining.adult, 0), berths);
  const kid = Math.min(Math.max(remaining.kid, 0), berths - adult);
  const infant = adult > 0 ? Math.max(remaining.infant, 0) : 0;
  return [...cabins, { cabin_type_code, adult, kid, infant }];
}
