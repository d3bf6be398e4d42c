/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A day of the property's own calendar.
 */
export type StayDate = string;
