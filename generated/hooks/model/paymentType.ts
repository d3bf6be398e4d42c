/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * How a property secures a booking. PREPAY - paid by card before it is confirmed. GUARANTEE - a card is left as a guarantee, the balance is due at the hotel. FREE_HOLD - confirmed with nothing taken.
 */
export type PaymentType = typeof PaymentType[keyof typeof PaymentType];


export const PaymentType = {
  PREPAY: 'PREPAY',
  GUARANTEE: 'GUARANTEE',
  FREE_HOLD: 'FREE_HOLD',
} as const;
