/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Tells this window from the others.
 */
export type NicepayWindowProvider = typeof NicepayWindowProvider[keyof typeof NicepayWindowProvider];


export const NicepayWindowProvider = {
  nicepay: 'nicepay',
} as const;
