/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Reservation } from './reservation.ts';
import { Success } from './success.ts';

export const ReservationResult = zod.strictObject({
  "result": Success,
  "reservation": Reservation
}).meta({ id: 'ReservationResult' });

export type ReservationResult = zod.input<typeof ReservationResult>;
export type ReservationResultOutput = zod.output<typeof ReservationResult>;
