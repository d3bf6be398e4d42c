import { useCallback, useEffect, useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import type { Problem, SignupState } from '../../generated/types.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useDraftForm } from './draft.ts';
import { type InformationDraft, type InformationField, refusedFields, withoutPasswords } from './information.fields.ts';
import { type CheckedField, type Circumstances, fieldsAsked } from './information.rules.ts';
import { useInformationErrors } from './information.words.ts';

type Given = {
  signup: SignupState;
  draft: InformationDraft;
  problem: Problem | null;
  /** What is being asked about now. */
  checking: { field: CheckedField; value: string } | null;
  checkOf: Circumstances['checkOf'];
  onDraft: (draft: InformationDraft) => void;
  /** Resolves when it is answered. */
  onCheck: (field: CheckedField, value: string) => Promise<void>;
};

const CHECKED = ['login_id', 'email'] as const satisfies CheckedField[];

/** The form of who joins: its rules, its words, and the questions whether an ID or an email is taken. */
export function useInformation({ signup, draft, problem, checking, checkOf, onDraft, onCheck }: Given) {
  const { today } = useHotel();
  const circumstances = useRef<Circumstances>({ today, signup, checkOf });
  circumstances.current = { today, signup, checkOf };
  const keep = useCallback(
    (typed: InformationDraft) =>
      onDraft({ ...withoutPasswords(typed), login_id: typed.login_id?.trim(), email: typed.email?.trim() }),
    [onDraft],
  );
  const resolver: Resolver<InformationDraft> = useCallback(async (...given) => {
    const { informationResolver } = await import('./information.schema.ts');
    return informationResolver(() => circumstances.current)(...given);
  }, []);
  const form = useDraftForm<InformationDraft>({ resolver, defaultValues: draft }, keep);
  const { setError, clearErrors, getValues, trigger, formState } = form;
  const errorOf = useInformationErrors(formState.errors, getValues);

  useEffect(() => {
    const refused = problem ? refusedFields(problem) : [];
    refused.forEach(({ field, code }, index) => {
      setError(field, { type: 'server', message: code }, { shouldFocus: index === 0 });
    });
  }, [problem, setError]);

  const check = useCallback(
    async (field: CheckedField) => {
      const value = getValues(field)?.trim() ?? '';
      const { couldBe } = await import('./information.schema.ts');
      if (!couldBe(field, value)) return void trigger(field);
      await onCheck(field, value);
      if (checkOf(field, value) === 'free') clearErrors(field);
    },
    [getValues, trigger, onCheck, checkOf, clearErrors],
  );
  // Filled in by a provider, or from before the sign-up ended: asked about without being left.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    for (const field of CHECKED) if (draft[field]) void check(field);
  }, [draft, check]);
  /** Whatever has not been asked about yet. */
  const checkAll = async () => {
    const asked = fieldsAsked(circumstances.current, getValues('birthday'));
    for (const field of CHECKED) if (asked.has(field)) await check(field);
  };

  const stateOf = (field: CheckedField, value: string | undefined) => {
    if (checking?.field === field) return 'checking' as const;
    return value && checkOf(field, value.trim()) === 'free' ? ('available' as const) : null;
  };
  const told = (field: InformationField) =>
    formState.errors[field]?.type === 'unchecked' && !formState.isSubmitted ? undefined : errorOf(field);
  return { form, check, checkAll, stateOf, errorOf: told, today };
}

export type InformationForm = ReturnType<typeof useInformation>;
