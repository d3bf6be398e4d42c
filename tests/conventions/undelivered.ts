/** Areas of the contract whose handlers are still stubs that answer 501. This list only shrinks. */
export const UNDELIVERED: readonly string[] = [];

/** Codes that a delivered call may answer but cannot yet, and why. `npm test` fails on one that a test reaches. */
export const UNREACHED: Readonly<Record<string, string>> = {};
