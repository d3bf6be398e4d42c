/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * What may be done with the reservation now.
 */
export type AllowedAction = typeof AllowedAction[keyof typeof AllowedAction];


export const AllowedAction = {
  cancel: 'cancel',
  print: 'print',
  calendar: 'calendar',
} as const;
