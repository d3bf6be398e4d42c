/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { ErrorCode } from './errorCode.ts';
import { FieldError } from './fieldError.ts';

export const problemTitleMax = 200;

export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemDetailMax = 2000;

export const problemErrorsMax = 100;



export const Problem = zod.strictObject({
  "type": zod.string().describe('Identifies the kind of problem'),
  "title": zod.string().max(problemTitleMax),
  "status": zod.int().min(problemStatusMin).max(problemStatusMax),
  "detail": zod.string().max(problemDetailMax).optional(),
  "instance": zod.string().describe('Names this one failure by its request id'),
  "result": zod.literal("fail"),
  "code": ErrorCode,
  "errors": zod.array(FieldError).max(problemErrorsMax).optional().describe('On 422, each place of the request that is wrong.'),
  "price_before": zod.int().optional().describe('With price_changed - what the guest was shown'),
  "price_after": zod.int().optional().describe('With price_changed - what it is now'),
  "phone": zod.string().optional().describe('With customer_centre_required - the number to call')
}).meta({ id: 'Problem', description: 'Why a call failed, for programs (RFC 9457). `title` and `detail` are for developers; people are told by `code`.' });

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
