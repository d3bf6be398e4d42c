import type { SignupState, SocialPrefill } from '../../generated/types.ts';
import { SocialPrefill as Prefill } from '../../generated/zod/schemas/socialPrefill.ts';
import type { SignupRow } from './signup.repository.ts';
import { missingOf } from './signup.rules.ts';

/** A sign-up as its person sees it. */
export const signupState = (row: SignupRow): SignupState => ({
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
});

/** What a provider told of a person, as far as a form can begin with it: a value that the contract cannot carry is left out. */
export const prefillOf = (told: SocialPrefill): SocialPrefill => {
  const fields = Object.keys(Prefill.shape) as (keyof SocialPrefill)[];
  return Object.fromEntries(
    fields
      .filter((field) => told[field] !== undefined && Prefill.shape[field].safeParse(told[field]).success)
      .map((field) => [field, told[field]]),
  );
};
