import { fail, ok, type Outcome } from '../outcome.ts';

/** Requests in the contract need at most about a third of this. */
const MAX_DEPTH = 32;
export const TOO_DEEP = fail('malformed_request', { detail: `The body is nested more than ${MAX_DEPTH} levels deep.` });

/** Parses the JSON of an operation with `x-raw-body`, with the same errors as for any other operation. */
export function parseJson(text: string): Outcome<unknown, 'malformed_request'> {
  if (nestsTooDeep(text)) return TOO_DEEP;
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('malformed_request');
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    else if (quoted) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
