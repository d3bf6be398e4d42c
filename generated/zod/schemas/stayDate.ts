/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const StayDate = zod.iso.date().meta({ id: 'StayDate', description: 'A day of the property\'s own calendar.' });

export type StayDate = zod.input<typeof StayDate>;
export type StayDateOutput = zod.output<typeof StayDate>;
