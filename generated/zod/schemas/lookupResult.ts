/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { DocumentNumber } from './documentNumber.ts';
import { Instant } from './instant.ts';
import { Success } from './success.ts';

export const lookupResultReservationTokenMax = 200;



export const LookupResult = zod.strictObject({
  "result": Success,
  "reservation_number": DocumentNumber,
  "reservation_token": zod.string().max(lookupResultReservationTokenMax).describe('Sent as Reservation-Token'),
  "expires_at": Instant
}).meta({ id: 'LookupResult' });

export type LookupResult = zod.input<typeof LookupResult>;
export type LookupResultOutput = zod.output<typeof LookupResult>;
