/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Identifies the company that owns properties and members.
 * @pattern ^[a-z0-9]{1,20}$
 */
export type CompanyCode = string;
