import type { ErrorCode } from '../../generated/types.ts';

/** Why something cannot be sold as asked. `pointer` names the place of the request, where there is one. */
export type Objection = { code: ErrorCode; pointer?: string; phone?: string };

/** The first objection that is one. */
export function firstObjection(...checks: (() => Objection | null)[]): Objection | null {
  for (const check of checks) {
    const objection = check();
    if (objection !== null) return objection;
  }
  return null;
}
