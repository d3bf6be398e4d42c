import type { FoundAddress } from '../../../generated/types.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';

/** The first of what is found, in the guest's letters, and whether there is more. */
export type FoundAddresses = { addresses: FoundAddress[]; more: boolean };

/** Whoever knows the addresses of the country. `unavailable`: no answer, or none that can be read. */
export type AddressLookup = {
  search(query: string, language: Language): Promise<Outcome<FoundAddresses, 'unavailable'>>;
};
