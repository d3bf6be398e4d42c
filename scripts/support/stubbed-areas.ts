/** Domain areas whose handlers are still stubs that return 501. Don't add entries. */
export const STUBBED_AREAS: readonly string[] = [];

/**
 * Error codes that no implemented operation can return yet, each with the reason. `npm test` fails if a test receives
 * one.
 */
export const UNREACHABLE_CODES: Readonly<Record<string, string>> = {};
