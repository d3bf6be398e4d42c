import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { MemberInformation, SocialMemberInformation } from '../../../generated/zod/schemas.ts';
import type { InformationDraft, InformationField } from './information-draft.ts';
import {
  type CheckedField,
  type Circumstances,
  fieldsOf,
  type RuleViolation,
  ruleViolations,
} from './information.rules.ts';

const normal = MemberInformation.omit({ agreements: true });
const social = SocialMemberInformation.omit({ agreements: true });

export function informationResolver(circumstances: () => Circumstances): Resolver<InformationDraft> {
  return async (typed, context, options) => {
    const now = circumstances();
    const fields = fieldsOf(now, typed.birthday);
    // Prefer the verified email address, which the server also uses.
    const values = {
      ...Object.fromEntries(Object.entries(typed).filter(([field]) => fields.has(field as InformationField))),
      email: now.signup.email ?? typed.email,
    } as InformationDraft;
    const schema = now.signup.join_type === 'NORMAL' ? normal : social;
    const resolve = zodResolver(schema) as unknown as Resolver<InformationDraft>;
    const result = await resolve(values, context, options);
    const own = Object.entries(ruleViolations(typed, now)).map(([field, violation]) => {
      const ref = options.fields[field as InformationField]?.ref;
      return [field, { ...fieldErrorOf(violation), ...(ref && { ref }) }];
    });
    // Schema errors take precedence over rule violations of the same field.
    const errors = { ...Object.fromEntries(own), ...result.errors } as FieldErrors<InformationDraft>;
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}

/**
 * Returns the error in react-hook-form's format. Violations that are also API problems use the problem's text,
 * `unchecked` and `unproven` have their own messages, and all others use `validate`.
 */
function fieldErrorOf(violation: RuleViolation) {
  switch (violation) {
    case 'duplicate_id':
    case 'duplicate_email':
    case 'password_mismatch':
      return { type: 'problem', message: violation };
    case 'unchecked':
    case 'unproven':
      return { type: violation };
    default:
      return { type: 'validate' };
  }
}

export function couldBe(field: CheckedField, value: string): boolean {
  return normal.shape[field].safeParse(value).success;
}
