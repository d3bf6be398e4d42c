/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const SignupAgreements = zod.strictObject({
  "PRIVACY": zod.literal(true),
  "TERMS": zod.literal(true),
  "MARKETING": zod.boolean(),
  "MEMBERSHIP": zod.boolean().optional().describe('The membership terms, where the property shows them alone; there it must be true')
}).meta({ id: 'SignupAgreements', description: 'Separate consents; refusing marketing blocks nothing.' });

export type SignupAgreements = zod.input<typeof SignupAgreements>;
export type SignupAgreementsOutput = zod.output<typeof SignupAgreements>;
