/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Success } from './success.ts';

export const confirmationResultTicketMax = 200;



export const ConfirmationResult = zod.strictObject({
  "result": Success,
  "ticket": zod.string().max(confirmationResultTicketMax).describe('Single use'),
  "expires_at": Instant
}).meta({ id: 'ConfirmationResult' });

export type ConfirmationResult = zod.input<typeof ConfirmationResult>;
export type ConfirmationResultOutput = zod.output<typeof ConfirmationResult>;
