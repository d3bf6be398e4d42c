/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { JoinType } from './joinType.ts';
import type { StayDate } from './stayDate.ts';

export interface FoundId {
  /** @maxLength 20 */
  login_id: string;
  join_type: JoinType;
  joined_on: StayDate;
}
