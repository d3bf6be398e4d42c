import type { ErrorCode } from '../../../generated/types.ts';

/** The reason why something can't be sold as requested. `pointer` names the field of the request, if there is one. */
export type Violation<Code extends ErrorCode> = {
  code: Code;
  pointer?: string;
  phone?: string;
  maxRooms?: number;
  linkedCompany?: string;
};

/** Returns the first violation found, or null. */
export function firstViolation<Code extends ErrorCode>(
  ...checks: (() => Violation<Code> | null)[]
): Violation<Code> | null {
  for (const check of checks) {
    const violation = check();
    if (violation !== null) return violation;
  }
  return null;
}
