/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ImportProblem } from './importProblem.ts';
import { Success } from './success.ts';

export const importResultHotelsMin = 0;

export const importResultRoomTypesMin = 0;

export const importResultDaysMin = 0;

export const importResultProblemsMax = 10000;



export const ImportResult = zod.strictObject({
  "result": Success,
  "dry_run": zod.boolean(),
  "hotels": zod.int().min(importResultHotelsMin),
  "room_types": zod.int().min(importResultRoomTypesMin),
  "days": zod.int().min(importResultDaysMin).describe('Nights of room types that were priced'),
  "problems": zod.array(ImportProblem).max(importResultProblemsMax)
}).meta({ id: 'ImportResult' });

export type ImportResult = zod.input<typeof ImportResult>;
export type ImportResultOutput = zod.output<typeof ImportResult>;
