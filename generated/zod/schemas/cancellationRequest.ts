/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';

export const cancellationRequestReasonMax = 200;



export const CancellationRequest = zod.strictObject({
  "fee": Amount.describe('The fee that the guest was shown and agrees to.'),
  "reason": zod.string().max(cancellationRequestReasonMax).optional()
}).meta({ id: 'CancellationRequest' });

export type CancellationRequest = zod.input<typeof CancellationRequest>;
export type CancellationRequestOutput = zod.output<typeof CancellationRequest>;
