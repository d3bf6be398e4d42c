/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { ItemCode } from './itemCode.ts';
import { Picture } from './picture.ts';

export const upsellingUpsellingNameMax = 100;

export const upsellingDescriptionMax = 2000;

export const upsellingMaxCountMax = 50;

export const upsellingRemainingMin = 0;



export const Upselling = zod.strictObject({
  "upselling_code": ItemCode,
  "upselling_name": zod.string().max(upsellingUpsellingNameMax),
  "description": zod.string().max(upsellingDescriptionMax),
  "price": Amount,
  "max_count": zod.int().min(1).max(upsellingMaxCountMax).describe('The most that one room may take a day'),
  "by_date": zod.boolean().describe('Whether the guest picks nights; otherwise it is had once, on arrival'),
  "remaining": zod.int().min(upsellingRemainingMin).nullable().describe('The smallest stock on a day of the stay; null where it is not counted'),
  "picture": zod.union([Picture,zod.null()])
}).meta({ id: 'Upselling', description: 'An option. It costs price x count x number of dates.' });

export type Upselling = zod.input<typeof Upselling>;
export type UpsellingOutput = zod.output<typeof Upselling>;
