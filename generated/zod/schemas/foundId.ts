/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { JoinType } from './joinType.ts';
import { StayDate } from './stayDate.ts';

export const foundIdLoginIdMax = 20;



export const FoundId = zod.strictObject({
  "login_id": zod.string().max(foundIdLoginIdMax),
  "join_type": JoinType,
  "joined_on": StayDate
}).meta({ id: 'FoundId' });

export type FoundId = zod.input<typeof FoundId>;
export type FoundIdOutput = zod.output<typeof FoundId>;
