/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Agreements } from './agreements.ts';
import { CustomerInfo } from './customerInfo.ts';

export const HoldRequest = zod.strictObject({
  "quote_id": zod.uuid(),
  "customerInfo": CustomerInfo,
  "agreements": Agreements
}).meta({ id: 'HoldRequest' });

export type HoldRequest = zod.input<typeof HoldRequest>;
export type HoldRequestOutput = zod.output<typeof HoldRequest>;
