/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const PriceLineKind = zod.enum(['night', 'extra_adult', 'extra_kid', 'pet', 'package', 'promotion', 'early_checkout', 'upselling']).meta({ id: 'PriceLineKind', description: 'What a price line is for, in the order in which prices are made.' });

export type PriceLineKind = zod.input<typeof PriceLineKind>;
export type PriceLineKindOutput = zod.output<typeof PriceLineKind>;
