import type { ErrorCode } from '../../../generated/types.ts';

/** Why a product can't be sold as requested. `pointer` refers to the invalid field of the request, if any. */
export type Violation<Code extends ErrorCode> = {
  code: Code;
  pointer?: string;
  phone?: string;
  maxRooms?: number;
  maxAdults?: number;
  linkedCompany?: string;
};

export function firstViolation<Code extends ErrorCode>(
  ...checks: (() => Violation<Code> | null)[]
): Violation<Code> | null {
  for (const check of checks) {
    const violation = check();
    if (violation !== null) return violation;
  }
  return null;
}
