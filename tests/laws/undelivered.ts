/** Areas of the contract whose handlers are still stubs that answer 501. This list only shrinks. */
export const UNDELIVERED: readonly string[] = ['session', 'membership'];
