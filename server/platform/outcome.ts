import { STATUS_OF } from '../../generated/problems.ts';
import type { ErrorCode, Problem } from '../../generated/types.ts';
import type { Violation } from './values/violation.ts';

export type { ErrorCode };
/** `detail` is in English, for developers. */
export type FieldError = { pointer: string; code: ErrorCode; detail?: string };

/** Members of the problem document that occur only with some codes. */
type FailureExtra = Pick<
  Problem,
  | 'price_before'
  | 'price_after'
  | 'phone'
  | 'linked_company'
  | 'max_rooms'
  | 'max_adults'
  | 'nearest_dates'
  | 'reservation_numbers'
  | 'usable_point'
  | 'total_with_point'
  | 'total_without_point'
>;

/** A failed call. `headers` are added to the response. `instance` is kept when a stored failure is replayed. */
export type Failure<Code extends ErrorCode = ErrorCode> = {
  code: Code;
  status: number;
  detail?: string;
  errors?: FieldError[];
  extra?: FailureExtra;
  headers?: Record<string, string>;
  instance?: string;
};

export type Failed<Code extends ErrorCode = ErrorCode> = { ok: false; failure: Failure<Code> };
/**
 * A value, or a failure with one of the codes in `Code`. For example, `ProblemCode<'createHold'>` contains the codes
 * that the contract declares for that operation.
 */
export type Outcome<T, Code extends ErrorCode> = { ok: true; value: T } | Failed<Code>;

export function ok(): { ok: true; value: undefined };
export function ok<T>(value: T): { ok: true; value: T };
export function ok<T>(value?: T) {
  return { ok: true, value } as const;
}

/**
 * Returns a failure. By default, the status is the one that the contract declares for the code. `detail` is in English,
 * for developers.
 */
export function fail<Code extends ErrorCode>(code: Code, more: Partial<Omit<Failure, 'code'>> = {}): Failed<Code> {
  return {
    ok: false,
    failure: { status: STATUS_OF[code], ...more, code },
  };
}

/** Returns a failure with status 422 for one field of the request: `errors: [{ pointer, code }]`. */
export function fieldFail<Code extends ErrorCode>(pointer: string, code: Code, detail?: string): Failed<Code> {
  return fail(code, { status: 422, errors: [{ pointer, code }], ...(detail !== undefined && { detail }) });
}

/**
 * Converts a violation to a use case's failure. `more` adds members to the problem document. The failure includes the
 * violation's pointer only if its status is 422.
 */
export function failWith<Code extends ErrorCode>(
  { code, pointer, phone, maxRooms, maxAdults, linkedCompany }: Violation<Code>,
  more: FailureExtra = {},
): Failed<Code> {
  const extra = {
    ...more,
    ...(phone !== undefined && { phone }),
    ...(maxRooms !== undefined && { max_rooms: maxRooms }),
    ...(maxAdults !== undefined && { max_adults: maxAdults }),
    ...(linkedCompany !== undefined && { linked_company: linkedCompany }),
  };
  const failed = fail(code, Object.keys(extra).length > 0 ? { extra } : {});
  if (pointer !== undefined && failed.failure.status === 422) failed.failure.errors = [{ pointer, code }];
  return failed;
}

export class ProblemError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.detail ?? failure.code);
    this.name = 'ProblemError';
    this.failure = failure;
  }
}
