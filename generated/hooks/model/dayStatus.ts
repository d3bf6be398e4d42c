/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * open - can be stayed. closed - the property does not sell it. sold_out - no room is left. past and beyond_horizon - outside what can be booked at all.
 */
export type DayStatus = typeof DayStatus[keyof typeof DayStatus];


export const DayStatus = {
  open: 'open',
  closed: 'closed',
  sold_out: 'sold_out',
  past: 'past',
  beyond_horizon: 'beyond_horizon',
} as const;
