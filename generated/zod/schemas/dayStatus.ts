/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const DayStatus = zod.enum(['open', 'closed', 'sold_out', 'past', 'beyond_horizon']).meta({ id: 'DayStatus', description: 'open - can be stayed. closed - the property does not sell it. sold_out - no room is left. past and beyond_horizon - outside what can be booked at all.' });

export type DayStatus = zod.input<typeof DayStatus>;
export type DayStatusOutput = zod.output<typeof DayStatus>;
