/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { PolicyTier } from './policyTier.ts';
import { StayDate } from './stayDate.ts';

export const cancellationPolicyPolicyNameMax = 100;

export const cancellationPolicyTiersMax = 20;



export const CancellationPolicy = zod.strictObject({
  "policy_name": zod.string().max(cancellationPolicyPolicyNameMax),
  "free_until": zod.union([StayDate,zod.null()]),
  "tiers": zod.array(PolicyTier).max(cancellationPolicyTiersMax).describe('From the earliest day to the day of check-in.')
}).meta({ id: 'CancellationPolicy', description: 'The cancellation rules of this stay, with their days and amounts.' });

export type CancellationPolicy = zod.input<typeof CancellationPolicy>;
export type CancellationPolicyOutput = zod.output<typeof CancellationPolicy>;
