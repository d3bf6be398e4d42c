import type { SearchResult } from '../../../generated/types.ts';
import { keepNewest } from '../../platform/keep-newest.ts';
import { sharedFields } from '../../platform/json-body.ts';
import type { Language } from '../../platform/values/language.ts';
import { type Hotel, textsFor } from '../../property/hotel.rules.ts';
import { iconsIn } from '../../property/property.presenter.ts';
import { packageIn, roomIn } from '../catalogue.presenter.ts';

/** The parts of a search result that depend only on the property's document and the language. */
export type PresentedOffers = Pick<SearchResult, 'roomList' | 'packageList'>;

const KEPT_MAX = 1_000;

/**
 * Keyed by the hash of the document and the language. A changed document has a different hash, so entries are never
 * stale.
 */
const presented = new Map<string, PresentedOffers>();

/** Returns a property's rooms and packages in a language, encoded for use in many responses. */
export function presentedOffers({ document, documentHash }: Hotel, language: Language): PresentedOffers {
  const key = `${documentHash} ${language}`;
  const known = presented.get(key);
  if (known) return known;
  const languages = textsFor(language, document);
  const icons = iconsIn(document.icons, languages);
  const offers = sharedFields({
    roomList: document.room_types.map((roomType) => roomIn(roomType, icons, languages)),
    packageList: document.packages.map((offer) => packageIn(offer, languages)),
  });
  keepNewest(presented, key, offers, KEPT_MAX);
  return offers;
}
