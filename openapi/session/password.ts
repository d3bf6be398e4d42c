/**
 * The password rule. As a JSON Schema pattern, it would need lookaround, which many tools reject. The schema `Password`
 * therefore refers to this rule in `x-rule`, and every validation of that schema applies it, in the forms and on the
 * server.
 */

/** The kinds of characters in a password, and the minimum length that they require. */
export type PasswordState = {
  letters: boolean;
  digits: boolean;
  specials: boolean;
  /** 9 if the password has all three kinds of characters, otherwise 10. */
  needed: 9 | 10;
  long: boolean;
  /** Whether the password contains a space or a character outside printable ASCII. Neither is allowed. */
  foreign: boolean;
  good: boolean;
};

export function passwordState(text: string): PasswordState {
  const letters = /[A-Za-z]/.test(text);
  const digits = /[0-9]/.test(text);
  const specials = /[!-/:-@[-`{-~]/.test(text);
  const kinds = Number(letters) + Number(digits) + Number(specials);
  const needed = kinds === 3 ? 9 : 10;
  const long = text.length >= needed;
  const foreign = /[^!-~]/.test(text);
  return { letters, digits, specials, needed, long, foreign, good: kinds >= 2 && long && !foreign };
}

/** Returns whether a new password meets the rule. If not, the request fails with `password_format`. */
export function isPassword(text: string): boolean {
  return passwordState(text).good;
}
