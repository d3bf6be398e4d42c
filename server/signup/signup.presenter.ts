import type { SignupState } from '../../generated/types.ts';
import type { SignupRow } from './signup.repository.ts';
import { missingOf } from './signup.rules.ts';

export function signupState(row: SignupRow): SignupState {
  return {
    member_type: row.memberType,
    join_type: row.joinType,
    expires_at: row.expiresAt.toISOString(),
    missing: missingOf(row),
    phone_number: row.phoneNumber,
    email: row.email,
    guardian_phone_number: row.guardianPhone,
    affiliate_name: row.affiliation?.affiliate_name ?? null,
    owned_room: row.ownedRoom,
    prefill: row.prefill,
  };
}
