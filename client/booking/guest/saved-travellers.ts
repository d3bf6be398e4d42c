import {
  getListSavedTravellersQueryKey,
  putSavedTraveller,
  useListSavedTravellers,
} from '../../../generated/hooks/traveller.ts';
import type { SavedTraveller, SavedTravellerRequest } from '../../../generated/types.ts';
import type { NamedTraveller } from '../../../machines/booking/booking.context.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { toastProblem } from '../../platform/api/toast-problem.ts';
import { newUuid } from '../../platform/api/uuid.ts';
import { useSession } from '../../session/index.ts';
import type { TravellerForm } from './traveller-draft.ts';

/** Returns the member's saved travellers. For a visitor, and until they have loaded, returns null. */
export function useSavedTravellers() {
  const { user } = useSession();
  const { data } = useListSavedTravellers({ query: { enabled: user !== null } });
  return user === null || !data ? null : { list: data.traveller_list, maximum: data.maximum };
}

/** Returns the form's values for a saved traveller, or for a new traveller if `saved` is undefined. */
export function filledFrom(saved: SavedTraveller | undefined): Partial<TravellerForm> & { key: string } {
  return {
    key: saved?.saved_traveller_id ?? newUuid(),
    // Only a saved passport is used by its ID. Without one, the number must be entered.
    saved_traveller_id: saved?.passport_masked ? saved.saved_traveller_id : undefined,
    english_last_name: saved?.english_last_name ?? '',
    english_first_name: saved?.english_first_name ?? '',
    korean_name: saved?.korean_name ?? undefined,
    nationality: saved?.nationality,
    birthday: saved?.birthday ?? '',
    gender: saved?.gender,
    passport_number: '',
    passport_issued_on: saved?.passport_issued_on ?? '',
    passport_expires_on: saved?.passport_expires_on ?? '',
    keep: false,
    keep_passport: Boolean(saved?.passport_masked),
  };
}

/** Returns how many more travellers the member can save, besides those already marked to be saved. */
export function spaceLeft(
  { list, maximum }: { list: readonly SavedTraveller[]; maximum: number },
  travellers: readonly TravellerForm[],
): number {
  const isSaved = ({ key }: TravellerForm) => list.some((saved) => saved.saved_traveller_id === key);
  return maximum - list.length - travellers.filter((each) => each.keep && !isSaved(each)).length;
}

type Written = NamedTraveller & { passport_number?: string };

/**
 * Saves the travellers that the member has marked. Don't await this: a failure only shows a toast and must not delay
 * the booking. The ID of a traveller is its `key`, so a repeated call doesn't save a traveller twice.
 */
export async function saveMarked(travellers: readonly Written[]): Promise<void> {
  const marked = travellers.filter(({ keep }) => keep);
  if (marked.length === 0) return;
  try {
    for (const traveller of marked) await putSavedTraveller(traveller.key, requestOf(traveller));
  } catch (error) {
    await toastProblem(error);
  }
  await queryClient.invalidateQueries({ queryKey: getListSavedTravellersQueryKey() });
}

function requestOf({ keep_passport = false, ...traveller }: Written): SavedTravellerRequest {
  const { passport_number: number, passport_issued_on, passport_expires_on } = traveller;
  return {
    ...(traveller.korean_name && { korean_name: traveller.korean_name }),
    english_last_name: traveller.english_last_name,
    english_first_name: traveller.english_first_name,
    gender: traveller.gender,
    nationality: traveller.nationality,
    birthday: traveller.birthday,
    passport_consent: keep_passport,
    ...(keep_passport && { passport_issued_on, passport_expires_on, ...(number && { passport_number: number }) }),
  };
}
