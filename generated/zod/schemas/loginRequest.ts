/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';
import { JoinType } from './joinType.ts';

export const loginRequestLoginIdMax = 20;

export const loginRequestPasswordMax = 100;



export const LoginRequest = zod.strictObject({
  "hotelCode": HotelCode,
  "loginId": zod.string().min(1).max(loginRequestLoginIdMax),
  "password": zod.string().min(1).max(loginRequestPasswordMax),
  "joinType": JoinType
}).meta({ id: 'LoginRequest' });

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;
