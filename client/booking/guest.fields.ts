import type { ErrorCode, FieldError, HoldRequest, Problem } from '../../generated/types.ts';
import { phoneDigits } from '../ui/phone.ts';

/** What the guest fills in: the contract's HoldRequest without the quote, and as yet unchecked. */
export type GuestDraft = {
  customerInfo: Partial<HoldRequest['customerInfo']>;
  agreements: Record<keyof HoldRequest['agreements'], boolean>;
};

export const GUEST_FIELDS = [
  'customerInfo.guest_last_name',
  'customerInfo.guest_first_name',
  'customerInfo.guest_phone',
  'customerInfo.guest_email',
  'customerInfo.guest_memo',
  'customerInfo.emergency_name',
  'customerInfo.emergency_phone',
  'agreements.PRIVACY',
  'agreements.TERMS',
  'agreements.MARKETING',
] as const;
export type GuestField = (typeof GUEST_FIELDS)[number];

/** The part of a field's name that its words are kept under. */
export function wordOf(field: GuestField): string {
  return field.slice(field.indexOf('.') + 1);
}

/**
 * Where on the form the server's pointers are, in the form's order. The form is shaped like the request, so
 * `/customerInfo/guest_phone` is `customerInfo.guest_phone`; what the form does not have is left out.
 */
export function fieldsOf(errors: readonly FieldError[]): { field: GuestField; code: ErrorCode }[] {
  return GUEST_FIELDS.flatMap((field) => {
    const error = errors.find(({ pointer }) => pointer === `/${field.replace('.', '/')}`);
    return error ? [{ field, code: error.code }] : [];
  });
}

/** The fields that a refusal is about. Some codes name their field themselves. */
export function refusedFields(problem: Pick<Problem, 'code' | 'errors'>): { field: GuestField; code: ErrorCode }[] {
  const named = fieldsOf(problem.errors ?? []);
  if (named.length > 0) return named;
  if (problem.code === 'invalid_phone') return [{ field: 'customerInfo.guest_phone', code: problem.code }];
  if (problem.code === 'invalid_email') return [{ field: 'customerInfo.guest_email', code: problem.code }];
  return [];
}

/** A number as the contract wants it: digits only, also from abroad. */
export function digits(typed: string | undefined): string | undefined {
  return phoneDigits(typed).replace('+', '') || undefined;
}

export function orNothing(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined;
}
