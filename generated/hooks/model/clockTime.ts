/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A time of the property's day, 24 hours.
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type ClockTime = string;
