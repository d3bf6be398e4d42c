/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type CardWindowRequestCurrency = typeof CardWindowRequestCurrency[keyof typeof CardWindowRequestCurrency];


export const CardWindowRequestCurrency = {
  KRW: 'KRW',
  USD: 'USD',
  CNY: 'CNY',
} as const;
