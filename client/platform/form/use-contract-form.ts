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
  /** Loads the schema; called when the guest starts typing. */
  rules: () => Promise<Resolver<Values>>;
  problem?: Pick<Problem, 'code' | 'errors'> | null;
  /** Called on every keystroke, so that neither a reload nor an expired session loses the input. */
  onDraft?: (values: Values) => void;
  /** The area's message for `guest_phone.missing`, `too_big` or `invalid`; '' if there is none. */
  messageOf: (what: string) => string;
};

/**
 * A form for a request of the contract. Validates with its schema on blur and submit, saves the input, shows server
 * violations at their fields and focuses the first. `errorOf` returns the message of a field.
 */
export function useContractForm<Values extends FieldValues>(options: Options<Values>) {
  const { fields, draft, problem = null, onDraft, messageOf } = options;
  const rules = useRef(options.rules);
  rules.current = options.rules;
  const resolver: Resolver<Values> = useCallback(async (values, ...more) => {
    const judge = await rules.current().catch(() => null);
    // If the schema can't be loaded, the server validates alone.
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
 * Finds a field's message. A contract code has one message everywhere. Otherwise the most specific message of the
 * area: broken rule, missing or invalid field, field, missing or invalid in general.
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
