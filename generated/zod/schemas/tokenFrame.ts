/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const tokenFrameFrameUrlMax = 500;

export const tokenFrameOriginMax = 200;



export const TokenFrame = zod.strictObject({
  "frame_url": zod.url().max(tokenFrameFrameUrlMax),
  "origin": zod.url().max(tokenFrameOriginMax).describe('The only origin a message is taken from')
}).meta({ id: 'TokenFrame', description: 'The provider\'s own frame that takes the card; it posts the token to its parent.' });

export type TokenFrame = zod.input<typeof TokenFrame>;
export type TokenFrameOutput = zod.output<typeof TokenFrame>;
