/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { CardTokenFrame } from './cardTokenFrame.ts';
import { NicepayWindow } from './nicepayWindow.ts';

export const CardWindow = zod.discriminatedUnion('provider', [NicepayWindow,CardTokenFrame]).meta({ id: 'CardWindow', description: 'What the browser opens to pay or to guarantee, by the provider that takes the card.' });

export type CardWindow = zod.input<typeof CardWindow>;
export type CardWindowOutput = zod.output<typeof CardWindow>;
