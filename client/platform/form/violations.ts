import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorCode, Problem } from '../../../generated/types.ts';

export type FormFields<Field extends string> = {
  names: readonly Field[];
  /** Maps error codes that always concern the same field to that field. */
  byCode?: Partial<Record<ErrorCode, Field>>;
};

export type Violation<Field extends string> = { field: Field; code: ErrorCode };

/**
 * Returns the fields that a problem concerns, in the form's order, or an empty list if it concerns the whole form.
 * Field names mirror the request, so `/customerInfo/guest_phone` becomes `customerInfo.guest_phone`. Pointers take
 * precedence over `byCode`.
 */
export function violationsOf<Field extends string>(
  problem: Pick<Problem, 'code' | 'errors'> | null,
  { names, byCode }: FormFields<Field>,
): Violation<Field>[] {
  if (!problem) return [];
  const named = names.flatMap((field) => {
    const error = problem.errors?.find(({ pointer }) => pointer === `/${field.replaceAll('.', '/')}`);
    return error ? [{ field, code: error.code }] : [];
  });
  const field = byCode?.[problem.code];
  return named.length > 0 || !field ? named : [{ field, code: problem.code }];
}

export function useViolations<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  problem: Pick<Problem, 'code' | 'errors'> | null,
  fields: FormFields<FieldPath<Values>>,
): void {
  useEffect(() => {
    violationsOf(problem, fields).forEach(({ field, code }, index) => {
      setError(field, { type: 'problem', message: code }, { shouldFocus: index === 0 });
    });
  }, [problem, fields, setError]);
}
