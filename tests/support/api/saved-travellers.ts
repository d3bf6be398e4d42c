import { randomUUID } from 'node:crypto';
import type {
  SavedTraveller,
  SavedTravellerListResult,
  SavedTravellerRequest,
  SavedTravellerResult,
} from '../../../generated/types.ts';
import { done, type Guest } from './guest.ts';

const PATH = '/client/saved-travellers';

export const PERSON: SavedTravellerRequest = {
  english_last_name: 'KIM',
  english_first_name: 'MINSEO',
  gender: 'female',
  nationality: 'KR',
  birthday: '1992-05-14',
  passport_consent: false,
};

export const WITH_PASSPORT: SavedTravellerRequest = {
  ...PERSON,
  passport_consent: true,
  passport_number: 'm70512846',
  passport_issued_on: '2023-04-11',
  passport_expires_on: '2033-04-11',
};

/** Returns functions that make a member's API calls for saved travellers. */
export function savedTravellersOf({ call }: Guest) {
  return {
    list: async (): Promise<SavedTraveller[]> => done(await call<SavedTravellerListResult>('GET', PATH)).traveller_list,
    put: (request: SavedTravellerRequest, id: string = randomUUID()) =>
      call<SavedTravellerResult>('PUT', `${PATH}/${id}`, {}, request),
    remove: (id: string) => call<void>('DELETE', `${PATH}/${id}`),
  };
}
