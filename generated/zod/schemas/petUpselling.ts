/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';

export const petUpsellingChargedFromMax = 10;

export const petUpsellingMaxCountMax = 10;



export const PetUpselling = zod.strictObject({
  "price": Amount,
  "charged_from": zod.int().min(1).max(petUpsellingChargedFromMax).describe('The first animal that is charged'),
  "max_count": zod.int().min(1).max(petUpsellingMaxCountMax)
}).meta({ id: 'PetUpselling', description: 'What pets cost a stay, each one from the first that is charged.' });

export type PetUpselling = zod.input<typeof PetUpselling>;
export type PetUpsellingOutput = zod.output<typeof PetUpselling>;
