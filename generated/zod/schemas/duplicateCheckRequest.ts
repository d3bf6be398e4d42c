/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const duplicateCheckRequestValueMax = 254;



export const DuplicateCheckRequest = zod.strictObject({
  "field": zod.enum(['login_id', 'email']),
  "value": zod.string().min(1).max(duplicateCheckRequestValueMax)
}).meta({ id: 'DuplicateCheckRequest' });

export type DuplicateCheckRequest = zod.input<typeof DuplicateCheckRequest>;
export type DuplicateCheckRequestOutput = zod.output<typeof DuplicateCheckRequest>;
