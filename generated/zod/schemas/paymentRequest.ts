/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { DocumentNumber } from './documentNumber.ts';

export const PaymentRequest = zod.strictObject({
  "hold_number": DocumentNumber
}).meta({ id: 'PaymentRequest' });

export type PaymentRequest = zod.input<typeof PaymentRequest>;
export type PaymentRequestOutput = zod.output<typeof PaymentRequest>;
