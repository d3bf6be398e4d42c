import { useCallback, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ErrorCode, Problem } from '../../../generated/types.ts';
import { useProblemLine } from '../api/problems.tsx';
import { type FormFields, useViolations } from './violations.ts';

type Options<Values extends FieldValues> = {
  fields: FormFields<FieldPath<Values>>;
  draft: DefaultValues<Values>;
  /** Loads the schema. Called on every validation. */
  rules: () => Promise<Resolver<Values>>;
  problem?: Pick<Problem, 'code' | 'errors'> | null;
  /** Called with the current values after every change, so a reload or an expired session doesn't lose them. */
  onDraft?: (values: Values) => void;
  /**
   * Returns the message for a key such as `guest_phone.missing`, `too_big` or `invalid`. Returns '' if the domain area
   * has no message for the key.
   */
  messageOf: (what: string) => string;
};

/**
 * Manages a form for a request in the contract: validates the input with the request's schema on blur and on submit,
 * passes every change to `onDraft`, shows the server's violations next to their fields, and focuses the first of these
 * fields. `errorOf` returns the message for a field.
 */
export function useContractForm<Values extends FieldValues>(options: Options<Values>) {
  const { fields, draft, problem = null, onDraft, messageOf } = options;
  const rules = useRef(options.rules);
  rules.current = options.rules;
  const resolver: Resolver<Values> = useCallback(async (values, ...more) => {
    const judge = await rules.current().catch(() => null);
    // If the schema can't be loaded, only the server validates the input.
    return judge ? judge(values, ...more) : { values, errors: {} };
  }, []);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: draft, resolver });
  useDraft(form, onDraft);
  useViolations(form, problem, fields);
  return { form, errorOf: useErrorOf(form, messageOf) };
}

export function useDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onDraft: ((values: Values) => void) | undefined,
): void {
  useEffect(
    () => onDraft && subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );
}

/**
 * Returns a function that finds the message for a field. An error code from the contract has the same message
 * everywhere. For any other error, the function tries these keys in the domain area, in this order: the violated rule,
 * `<field>.missing` or `<field>.invalid`, the field, and `missing` or `invalid`.
 */
function useErrorOf<Values extends FieldValues>(form: UseFormReturn<Values>, messageOf: Options<Values>['messageOf']) {
  const problemLine = useProblemLine();
  const { errors } = form.formState;
  return (field: FieldPath<Values>): string | undefined => {
    const error = get(errors, field) as FieldError | undefined;
    if (!error) return undefined;
    if (error.type === 'problem' && error.message !== 'validation') return problemLine(error.message as ErrorCode);
    const key = field.slice(field.lastIndexOf('.') + 1);
    const how = String(form.getValues(field) || '').trim() ? 'invalid' : 'missing';
    return [error.type, `${key}.${how}`, key, how].map(messageOf).find((text) => text !== '');
  };
}
