/**
 * The one rule of the contract that no schema can say without a look-around in a pattern, which many tools refuse: what makes a
 * password. The schema `Password` names it as `x-rule`, so it is checked wherever the schema is: in the forms and on the server.
 */

/** Which kinds of characters a password has, and how long it must be with them (spec, section 5). */
export type PasswordState = {
  letters: boolean;
  digits: boolean;
  specials: boolean;
  /** 9 characters with all three kinds, else 10. */
  needed: 9 | 10;
  long: boolean;
  /** Something no keyboard's plain signs are, or a space: not allowed. */
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

/** Whether a new password is as the contract wants it; if not, the code is `password_format`. */
export function isPassword(text: string): boolean {
  return passwordState(text).good;
}
