/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Minor units of the currency beside it (KRW has none, so won).
 * @minimum 0
 * @maximum 9007199254740991
 */
export type Amount = number;
