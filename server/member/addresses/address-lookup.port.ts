import type { FoundAddress } from '../../../generated/types.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';

/** The first addresses found, in the guest's script. `more`: there are others. */
type FoundAddresses = { addresses: FoundAddress[]; more: boolean };

/** A provider of address data. `unavailable` if it does not answer or the answer is malformed. */
export type AddressLookup = {
  search(query: string, language: Language): Promise<Outcome<FoundAddresses, 'unavailable'>>;
};
