import type { MemberInformation } from '../../../generated/types.ts';
import type { FormFields } from '../../platform/form/violations.ts';

/** The form's unvalidated input. The machine stores the agreements and the verified contacts. */
export type InformationDraft = Partial<Omit<MemberInformation, 'agreements'>>;
export type Passwords = Pick<MemberInformation, 'password' | 'password_confirm'>;
export type InformationField = keyof InformationDraft;

export const INFORMATION_FIELDS: FormFields<InformationField> = {
  names: [
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
  ],
  byCode: {
    duplicate_id: 'login_id',
    password_format: 'password',
    password_mismatch: 'password_confirm',
    invalid_birthday: 'birthday',
    duplicate_email: 'email',
    invalid_email: 'email',
    guardian_consent_required: 'guardian_name',
  },
};

/** Removes the passwords, which must never be stored. */
export function withoutPasswords<T extends Partial<Passwords>>(typed: T): Omit<T, keyof Passwords> {
  const { password: _, password_confirm: __, ...kept } = typed;
  return kept;
}
