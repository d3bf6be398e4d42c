/** Areas of the contract whose handlers are still stubs that return 501. This list only shrinks. */
export const STUBBED_AREAS: readonly string[] = [];

/** Codes that a delivered call may return but can't yet, and why. `npm test` fails if a test reaches one. */
export const UNREACHABLE_CODES: Readonly<Record<string, string>> = {};
