import type { ErrorCode } from '../../generated/types.ts';

/** Why something cannot be sold as asked. `pointer` names the place of the request, where there is one. */
export type Violation = { code: ErrorCode; pointer?: string; phone?: string };

/** The first violation that is one. */
export function firstViolation(...checks: (() => Violation | null)[]): Violation | null {
  for (const check of checks) {
    const violation = check();
    if (violation !== null) return violation;
  }
  return null;
}
