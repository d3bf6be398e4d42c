/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const MainRequest = zod.strictObject({
  "hotelCode": HotelCode
}).meta({ id: 'MainRequest' });

export type MainRequest = zod.input<typeof MainRequest>;
export type MainRequestOutput = zod.output<typeof MainRequest>;
