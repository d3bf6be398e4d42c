/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CardTokenFrame } from './cardTokenFrame.ts';
import type { NicepayWindow } from './nicepayWindow.ts';

/**
 * What the browser opens to pay or to guarantee, by the provider that takes the card.
 */
export type CardWindow = NicepayWindow | CardTokenFrame;
