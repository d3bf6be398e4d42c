/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { CardWindowRequest } from './cardWindowRequest.ts';

export const cardWindowScriptUrlMax = 500;



export const CardWindow = zod.strictObject({
  "script_url": zod.url().max(cardWindowScriptUrlMax),
  "request": CardWindowRequest
}).meta({ id: 'CardWindow' });

export type CardWindow = zod.input<typeof CardWindow>;
export type CardWindowOutput = zod.output<typeof CardWindow>;
