/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Tells this frame from the windows.
 */
export type CardTokenFrameProvider = typeof CardTokenFrameProvider[keyof typeof CardTokenFrameProvider];


export const CardTokenFrameProvider = {
  card_token: 'card_token',
} as const;
