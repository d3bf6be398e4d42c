/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A number that a person reads out or types; no letter can be taken for a digit.
 * @pattern ^[0-9A-Z]{8,16}$
 */
export type DocumentNumber = string;
