/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { LangType } from './langType.ts';

export const TermsRequest = zod.strictObject({
  "langType": LangType,
  "hotelCode": HotelCode
}).meta({ id: 'TermsRequest' });

export type TermsRequest = zod.input<typeof TermsRequest>;
export type TermsRequestOutput = zod.output<typeof TermsRequest>;
