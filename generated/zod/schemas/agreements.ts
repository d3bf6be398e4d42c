/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const Agreements = zod.strictObject({
  "PRIVACY": zod.literal(true),
  "TERMS": zod.literal(true),
  "MARKETING": zod.boolean()
}).meta({ id: 'Agreements', description: 'Separate consents; refusing marketing blocks nothing.' });

export type Agreements = zod.input<typeof Agreements>;
export type AgreementsOutput = zod.output<typeof Agreements>;
