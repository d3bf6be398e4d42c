import type { ErrorCode } from '../../../generated/types.ts';

/** Why something cannot be sold as asked. `pointer` names the place of the request, where there is one. */
export type Violation<Code extends ErrorCode> = {
  code: Code;
  pointer?: string;
  phone?: string;
  maxRooms?: number;
  linkedCompany?: string;
};

/** The first violation that is one. */
export function firstViolation<Code extends ErrorCode>(
  ...checks: (() => Violation<Code> | null)[]
): Violation<Code> | null {
  for (const check of checks) {
    const violation = check();
    if (violation !== null) return violation;
  }
  return null;
}
