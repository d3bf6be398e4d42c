/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A day of any year, as MM-DD.
 * @pattern ^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type MonthDay = string;
