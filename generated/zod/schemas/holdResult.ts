/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { DocumentNumber } from './documentNumber.ts';
import { HoldStatus } from './holdStatus.ts';
import { Instant } from './instant.ts';
import { Stay } from './stay.ts';
import { Success } from './success.ts';

export const holdResultReservationTokenMax = 200;

export const holdResultGuestNameMax = 120;

export const holdResultGuestEmailMax = 254;



export const HoldResult = zod.strictObject({
  "result": Success,
  "hold_number": DocumentNumber,
  "status": HoldStatus,
  "expires_at": Instant,
  "server_time": Instant.describe('The server\'s clock, so that a count-down does not trust the browser\'s.'),
  "reservation_number": zod.union([DocumentNumber,zod.null()]),
  "reservation_token": zod.string().max(holdResultReservationTokenMax).nullable().describe('Told once, by reserving; null afterwards'),
  "guest_name": zod.string().max(holdResultGuestNameMax),
  "guest_email": zod.string().max(holdResultGuestEmailMax),
  "stay": Stay
}).meta({ id: 'HoldResult' });

export type HoldResult = zod.input<typeof HoldResult>;
export type HoldResultOutput = zod.output<typeof HoldResult>;
