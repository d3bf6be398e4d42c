/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * English letters, digits and special characters - at least 9 characters of all three kinds, or at least 10 of two. Nothing else, no spaces.
 * @maxLength 64
 * @pattern ^(?=[!-~]{9,64}$)(?:(?=.*[A-Za-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])|(?=.{10})(?:(?=.*[A-Za-z])(?=.*[^A-Za-z])|(?=.*[0-9])(?=.*[^A-Za-z0-9]))).*$
 */
export type Password = string;
