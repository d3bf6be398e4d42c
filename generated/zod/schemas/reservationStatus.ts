/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const ReservationStatus = zod.enum(['confirmed', 'cancelled', 'complete', 'used']).meta({ id: 'ReservationStatus', description: 'confirmed becomes cancelled, or used after check-out; complete (booked with vouchers) likewise.' });

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;
