/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { NicepayWindowRequest } from './nicepayWindowRequest.ts';

export const nicepayWindowScriptUrlMax = 500;



export const NicepayWindow = zod.strictObject({
  "provider": zod.enum(['nicepay']).describe('Tells this window from the others.'),
  "script_url": zod.url().max(nicepayWindowScriptUrlMax),
  "request": NicepayWindowRequest
}).meta({ id: 'NicepayWindow', description: 'NicePay\'s window, which its script opens with this request.' });

export type NicepayWindow = zod.input<typeof NicepayWindow>;
export type NicepayWindowOutput = zod.output<typeof NicepayWindow>;
