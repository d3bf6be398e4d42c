import { type ErrorCode, type Failed, fail } from '../platform/outcome.ts';
import type { Violation } from './violation.rules.ts';

/** A violation as the failure of a use case. Only a 422 names the place of the request. */
export function failWith<Code extends ErrorCode>({ code, pointer, phone }: Violation<Code>): Failed<Code> {
  const failed = fail(code, phone === undefined ? {} : { extra: { phone } });
  if (pointer !== undefined && failed.failure.status === 422) failed.failure.errors = [{ pointer, code }];
  return failed;
}
