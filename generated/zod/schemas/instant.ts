/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const Instant = zod.iso.datetime({"offset":true}).meta({ id: 'Instant', description: 'A moment in UTC.' });

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;
