import type { FoundAddress } from '../../../generated/types.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';

/** The first addresses found, in Korean or English. `more` is true if there are further results. */
type FoundAddresses = { addresses: FoundAddress[]; more: boolean };

/**
 * A provider of address data. A search fails with `unavailable` if the provider doesn't respond or its response is
 * malformed.
 */
export type AddressLookup = {
  search(query: string, language: Language): Promise<Outcome<FoundAddresses, 'unavailable'>>;
};
