/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * RFC 5545.
 * @maxLength 20000
 */
export type CalendarFile = string;
