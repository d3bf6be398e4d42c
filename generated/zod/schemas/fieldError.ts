/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ErrorCode } from './errorCode.ts';

export const FieldError = zod.strictObject({
  "pointer": zod.string().describe('JSON pointer into the request (a header or query parameter stands by its name, as in /from)'),
  "code": ErrorCode
}).meta({ id: 'FieldError' });

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;
