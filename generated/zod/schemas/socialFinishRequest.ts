/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const socialFinishRequestCodeMax = 2000;

export const socialFinishRequestStateMax = 200;

export const socialFinishRequestFlowTokenMax = 200;



export const SocialFinishRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "code": zod.string().min(1).max(socialFinishRequestCodeMax),
  "state": zod.string().min(1).max(socialFinishRequestStateMax),
  "flow_token": zod.string().min(1).max(socialFinishRequestFlowTokenMax)
}).meta({ id: 'SocialFinishRequest' });

export type SocialFinishRequest = zod.input<typeof SocialFinishRequest>;
export type SocialFinishRequestOutput = zod.output<typeof SocialFinishRequest>;
