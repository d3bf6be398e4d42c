/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const AllowedAction = zod.enum(['cancel', 'print', 'calendar']).meta({ id: 'AllowedAction', description: 'What may be done with the reservation now.' });

export type AllowedAction = zod.input<typeof AllowedAction>;
export type AllowedActionOutput = zod.output<typeof AllowedAction>;
