import type { SignupState } from '../../../generated/types.ts';
import { isBirthday, needsGuardian } from './birthday.ts';
import type { InformationDraft, InformationField } from './information-draft.ts';

export type CheckedField = 'login_id' | 'email';

export type Circumstances = {
  today: string;
  signup: SignupState;
  checkOf: (field: CheckedField, value: string) => 'free' | 'taken' | null;
};

/** The contract's error code for the violation, or the name of the rule if the contract has no code for it. */
export type RuleViolation =
  | 'missing'
  | 'invalid'
  | 'unchecked'
  | 'duplicate_id'
  | 'duplicate_email'
  | 'password_mismatch'
  | 'unproven';

const ALWAYS = [
  'last_name',
  'first_name',
  'last_name_en',
  'first_name_en',
  'birthday',
  'gender',
  'address',
  'address_detail',
] as const satisfies readonly InformationField[];

/**
 * Returns the fields of this sign-up. Social sign-ups have no ID or password, a verified email address isn't asked for
 * again, and members under 14 must name a guardian. `birthday` may be incomplete.
 */
export function fieldsOf({ signup, today }: Circumstances, birthday: string | undefined): Set<InformationField> {
  const fields = new Set<InformationField>(ALWAYS);
  if (signup.join_type === 'NORMAL')
    for (const own of ['login_id', 'password', 'password_confirm'] as const) fields.add(own);
  if (!signup.email) fields.add('email');
  if (needsGuardian(birthday ?? '', today)) fields.add('guardian_name');
  return fields;
}

export const TAKEN = { login_id: 'duplicate_id', email: 'duplicate_email' } as const;

/**
 * Checks the rules that the schema can't express: fields that depend on each other, limits relative to today's date at
 * the hotel, uniqueness and verification.
 */
export function ruleViolations(
  draft: InformationDraft,
  circumstances: Circumstances,
): Partial<Record<InformationField, RuleViolation>> {
  const { today, checkOf, signup } = circumstances;
  const fields = fieldsOf(circumstances, draft.birthday);
  const violations: Partial<Record<InformationField, RuleViolation>> = {};
  for (const field of ['login_id', 'email'] as const) {
    const value = draft[field]?.trim() ?? '';
    const answer = checkOf(field, value);
    if (!fields.has(field) || answer === 'free') continue;
    violations[field] = !value ? 'missing' : answer === 'taken' ? TAKEN[field] : 'unchecked';
  }
  if (fields.has('password') && draft.password !== draft.password_confirm) {
    violations.password_confirm = draft.password_confirm ? 'password_mismatch' : 'missing';
  }
  if (!isBirthday(draft.birthday ?? '', today)) violations.birthday = draft.birthday ? 'invalid' : 'missing';
  if (fields.has('guardian_name')) {
    if (!draft.guardian_name?.trim()) violations.guardian_name = 'missing';
    else if (!signup.guardian_phone_number) violations.guardian_name = 'unproven';
  }
  return violations;
}
