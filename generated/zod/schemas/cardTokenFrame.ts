/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const cardTokenFrameFrameUrlMax = 500;

export const cardTokenFrameOriginMax = 200;



export const CardTokenFrame = zod.strictObject({
  "provider": zod.enum(['card_token']).describe('Tells this frame from the windows.'),
  "frame_url": zod.url().max(cardTokenFrameFrameUrlMax),
  "origin": zod.url().max(cardTokenFrameOriginMax).describe('The only origin a message is taken from')
}).meta({ id: 'CardTokenFrame', description: 'The provider\'s own frame that takes the card of a guarantee; it posts the token to its parent.' });

export type CardTokenFrame = zod.input<typeof CardTokenFrame>;
export type CardTokenFrameOutput = zod.output<typeof CardTokenFrame>;
