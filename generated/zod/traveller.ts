/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  SavedTravellerListResult,
  SavedTravellerRequest,
  SavedTravellerResult
} from './schemas.ts';



/**
 * Returns the travellers whom the caller has saved for later voyages, by name. Passport numbers are masked. To use a saved passport, refer to the traveller by its ID in `createHold`.
 * @summary List saved travellers
 */
export const ListSavedTravellers200Response = SavedTravellerListResult

/**
 * Saves a traveller for the caller's later voyages, or replaces a saved traveller. The client chooses the ID, so a repeated call has no further effect. Passport details are stored only with `passport_consent`, and the passport number is encrypted. The details are deleted once the passport expires. All data is deleted with the account. A member can save at most 20 travellers.
 * @summary Save a traveller
 */
export const PutSavedTravellerParams = zod.strictObject({
  "saved_traveller_id": zod.uuid().describe('ID of the saved traveller, chosen by the client.')
})

export const PutSavedTravellerBody = SavedTravellerRequest

export const PutSavedTraveller200Response = SavedTravellerResult

/**
 * Deletes a saved traveller with the passport details. Reservations keep their travellers. Returns 404 if the caller hasn't saved a traveller with this ID.
 * @summary Remove a saved traveller
 */
export const DeleteSavedTravellerParams = zod.strictObject({
  "saved_traveller_id": zod.uuid().describe('ID of the saved traveller, from `listSavedTravellers`.')
})

export const DeleteSavedTraveller204Response = zod.void()

