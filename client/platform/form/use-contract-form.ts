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
  /** The contract's rules, fetched while the guest begins to type. */
  rules: () => Promise<Resolver<Values>>;
  /** What the server answered to the form as it was sent. */
  problem?: Pick<Problem, 'code' | 'errors'> | null;
  /** What is typed, with every key, so that neither a reload nor an ended session loses it. */
  onDraft?: (values: Values) => void;
  /** The area's sentence about what is wrong: for `guest_phone.missing`, `too_big` or `invalid`; '' where it has none. */
  messageOf: (what: string) => string;
};

/**
 * A form over a request of the contract: its schema judges on leaving a field and on sending, what is typed is kept, and what the
 * server finds wrong comes to its field, the first of which takes the focus. `errorOf` says what stands beside a field.
 */
export function useContractForm<Values extends FieldValues>(options: Options<Values>) {
  const { fields, draft, problem = null, onDraft, messageOf } = options;
  const rules = useRef(options.rules);
  rules.current = options.rules;
  const resolver: Resolver<Values> = useCallback(async (values, ...more) => {
    const judge = await rules.current().catch(() => null);
    // Without the rules, because the network broke off, the server judges alone.
    return judge ? judge(values, ...more) : { values, errors: {} };
  }, []);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: draft, resolver });
  useDraft(form, onDraft);
  useViolations(form, problem, fields);
  return { form, errorOf: useErrorOf(form, messageOf) };
}

/** Hands over what is typed with every key. */
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
 * What stands beside a field. A code of the contract has its own sentence everywhere. Else the area's words, the closest first: of
 * the rule that is broken, of the field that is missing or invalid, of the field, of anything that is missing or invalid.
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
