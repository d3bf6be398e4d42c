import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorCode, Problem } from '../../../generated/types.ts';

/** The fields of a form, in its order, which is the order in which its violations are shown. */
export type FormFields<Field extends string> = {
  names: readonly Field[];
  /** Codes that are about one field, wherever they come from. */
  byCode?: Partial<Record<ErrorCode, Field>>;
};

/** What the server found wrong with one field. */
export type Violation<Field extends string> = { field: Field; code: ErrorCode };

/**
 * The fields that a problem is about, in the form's order; none where it is about the whole. A form is shaped like its request, so
 * `/customerInfo/guest_phone` is `customerInfo.guest_phone`; pointers go before a code that names its field.
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

/** Puts each violation of a server's answer to its field, and the focus on the first. They go when the field is changed. */
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
