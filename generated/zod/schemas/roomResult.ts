/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Room } from './room.ts';
import { Success } from './success.ts';

export const RoomResult = zod.strictObject({
  "result": Success,
  "room": Room
}).meta({ id: 'RoomResult' });

export type RoomResult = zod.input<typeof RoomResult>;
export type RoomResultOutput = zod.output<typeof RoomResult>;
