import { useCallback, useEffect, useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import type { SignupState } from '../../generated/types.ts';
import type { Trouble } from '../../machines/problem.ts';
import { useHotel } from '../app/hotel.tsx';
import { useDraftForm } from './draft.ts';
import { type InformationDraft, type InformationField, refusedFields, withoutPasswords } from './information.fields.ts';
import type { CheckedField, Circumstances } from './information.rules.ts';
import { useInformationErrors } from './information.words.ts';

type Given = {
  signup: SignupState;
  draft: InformationDraft;
  problem: Trouble | null;
  /** What is being asked about now. */
  checking: { field: CheckedField; value: string } | null;
  isFree: Circumstances['isFree'];
  onDraft: (draft: InformationDraft) => void;
  onCheck: (field: CheckedField, value: string) => void;
};

/** The form of who joins: its rules, its words, and the questions whether an ID or an email is taken. */
export function useInformation({ signup, draft, problem, checking, isFree, onDraft, onCheck }: Given) {
  const { today } = useHotel();
  const circumstances = useRef<Circumstances>({ today, signup, isFree });
  circumstances.current = { today, signup, isFree };
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

  const wanted = useRef<CheckedField | null>(null);
  const check = useCallback(
    async (field: CheckedField) => {
      const value = getValues(field)?.trim() ?? '';
      const { couldBe } = await import('./information.schema.ts');
      if (!couldBe(field, value)) return void trigger(field);
      if (checking) wanted.current = checking.field === field && checking.value === value ? null : field;
      else if (!isFree(field, value)) onCheck(field, value);
    },
    [getValues, trigger, checking, isFree, onCheck],
  );
  // One question at a time: what was wanted meanwhile is asked next.
  useEffect(() => {
    if (checking) return;
    for (const field of ['login_id', 'email'] as const) {
      if (formState.errors[field]?.type === 'unchecked' && isFree(field, getValues(field)?.trim() ?? ''))
        clearErrors(field);
    }
    const next = wanted.current;
    wanted.current = null;
    if (next) void check(next);
  }, [checking, check, clearErrors, formState, getValues, isFree]);

  // Filled in by a provider, or from before the sign-up expired: asked about without being left.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (draft.email) wanted.current = 'email';
    if (draft.login_id) void check('login_id');
    else if (draft.email) void check('email');
  }, [draft, check]);

  const stateOf = (field: CheckedField, value: string | undefined) => {
    if (checking?.field === field) return 'checking' as const;
    return value && isFree(field, value.trim()) ? ('available' as const) : null;
  };
  const told = (field: InformationField) =>
    formState.errors[field]?.type === 'unchecked' && !formState.isSubmitted ? undefined : errorOf(field);
  return { form, check, stateOf, errorOf: told, today };
}

export type InformationForm = ReturnType<typeof useInformation>;
