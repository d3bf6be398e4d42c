/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type NicepayWindowRequestCurrency = typeof NicepayWindowRequestCurrency[keyof typeof NicepayWindowRequestCurrency];


export const NicepayWindowRequestCurrency = {
  KRW: 'KRW',
  USD: 'USD',
  CNY: 'CNY',
} as const;
