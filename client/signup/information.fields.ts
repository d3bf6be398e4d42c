import type { ErrorCode, MemberInformation, Problem } from '../../generated/types.ts';

/** What is typed of who joins, as yet unchecked. The agreements and what was proven are kept by the journey. */
export type InformationDraft = Partial<Omit<MemberInformation, 'agreements'>>;
export type Passwords = Pick<MemberInformation, 'password' | 'password_confirm'>;

/** In the order of the form, which is the order in which mistakes are told. */
export const INFORMATION_FIELDS = [
  'login_id',
  'password',
  'password_confirm',
  'last_name',
  'first_name',
  'last_name_en',
  'first_name_en',
  'birthday',
  'guardian_name',
  'gender',
  'email',
  'address',
  'address_detail',
] as const;
export type InformationField = (typeof INFORMATION_FIELDS)[number];
export type Refused = { field: InformationField; code: ErrorCode };

/** Codes that are about one field, wherever they come from. */
const FIELD_OF: Partial<Record<ErrorCode, InformationField>> = {
  duplicate_id: 'login_id',
  password_format: 'password',
  password_mismatch: 'password_confirm',
  invalid_birthday: 'birthday',
  duplicate_email: 'email',
  invalid_email: 'email',
  guardian_consent_required: 'guardian_name',
};

/** The fields that a refusal is about, in the order of the form; none where it is about the whole. */
export function refusedFields(problem: Pick<Problem, 'code'> & Partial<Pick<Problem, 'errors'>>): Refused[] {
  const named = INFORMATION_FIELDS.flatMap((field) => {
    const error = problem.errors?.find(({ pointer }) => pointer === `/${field}`);
    return error ? [{ field, code: error.code }] : [];
  });
  const field = FIELD_OF[problem.code];
  return named.length > 0 || !field ? named : [{ field, code: problem.code }];
}

/** What was typed, without the passwords: those are kept nowhere. */
export function withoutPasswords<T extends Partial<Passwords>>(typed: T): Omit<T, keyof Passwords> {
  const { password: _, password_confirm: __, ...kept } = typed;
  return kept;
}
