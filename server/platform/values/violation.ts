import type { ErrorCode } from '../../../generated/types.ts';

/** The reason why a product can't be sold as requested. `pointer` identifies the field of the request that is at fault, if any. */
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
