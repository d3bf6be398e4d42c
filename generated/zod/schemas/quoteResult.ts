/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Stay } from './stay.ts';
import { Success } from './success.ts';

export const quoteResultQuoteTokenMax = 200;



export const QuoteResult = zod.strictObject({
  "result": Success,
  "quote_id": zod.uuid(),
  "quote_token": zod.string().max(quoteResultQuoteTokenMax).describe('Sent as Quote-Token when reserving'),
  "expires_at": Instant,
  "stay": Stay
}).meta({ id: 'QuoteResult' });

export type QuoteResult = zod.input<typeof QuoteResult>;
export type QuoteResultOutput = zod.output<typeof QuoteResult>;
