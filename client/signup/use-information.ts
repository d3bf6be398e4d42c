import { useCallback, useEffect, useRef } from 'react';
import type { Problem, SignupState } from '../../generated/types.ts';
import { useContractForm } from '../platform/form/use-contract-form.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import {
  INFORMATION_FIELDS,
  type InformationDraft,
  type InformationField,
  withoutPasswords,
} from './information.fields.ts';
import { type CheckedField, type Circumstances, fieldsAsked } from './information.rules.ts';

type InformationProps = {
  signup: SignupState;
  draft: InformationDraft;
  /** What was answered to the form as it was sent. */
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
export function useInformation({ signup, draft, problem, checking, checkOf, onDraft, onCheck }: InformationProps) {
  const { today } = useHotel();
  const circumstances = useRef<Circumstances>({ today, signup, checkOf });
  circumstances.current = { today, signup, checkOf };
  const keep = useCallback(
    (typed: InformationDraft) =>
      onDraft({ ...withoutPasswords(typed), login_id: typed.login_id?.trim(), email: typed.email?.trim() }),
    [onDraft],
  );
  const { t } = useTranslation('signup');
  const { form, errorOf } = useContractForm<InformationDraft>({
    fields: INFORMATION_FIELDS,
    draft,
    problem,
    onDraft: keep,
    rules: async () => (await import('./information.schema.ts')).informationResolver(() => circumstances.current),
    messageOf: (what) => t(`errors.${what}`, { defaultValue: '' }),
  });
  const { clearErrors, getValues, trigger, formState } = form;

  const check = useCallback(
    async (field: CheckedField, { focus = false } = {}) => {
      const value = getValues(field)?.trim() ?? '';
      const { couldBe } = await import('./information.schema.ts');
      if (!couldBe(field, value)) return void trigger(field);
      const asking = document.activeElement;
      await onCheck(field, value);
      if (checkOf(field, value) === 'free') return clearErrors(field);
      // Whoever has gone on keeps the focus: it would take their next letters with it.
      await trigger(field, { shouldFocus: focus && document.activeElement === asking });
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
  // That it has not been asked about is no violation before the form is sent.
  const shown = (field: InformationField) =>
    formState.errors[field]?.type === 'unchecked' && !formState.isSubmitted ? undefined : errorOf(field);
  return { form, check, checkAll, stateOf, errorOf: shown, today };
}

export type InformationForm = ReturnType<typeof useInformation>;
