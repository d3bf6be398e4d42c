import { type Failed, fail } from '../platform/outcome.ts';
import type { Objection } from './objection.rules.ts';

/** An objection as the failure of a use case. Only a 422 names the place of the request. */
export function refused({ code, pointer, phone }: Objection): Failed {
  const failed = fail(code, phone === undefined ? {} : { extra: { phone } });
  if (pointer !== undefined && failed.failure.status === 422) failed.failure.errors = [{ pointer, code }];
  return failed;
}
