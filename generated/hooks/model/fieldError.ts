/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ErrorCode } from './errorCode.ts';

export interface FieldError {
  /** JSON pointer into the request (a header or query parameter stands by its name, as in /from) */
  pointer: string;
  code: ErrorCode;
}
