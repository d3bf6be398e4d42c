import { useCallback, useEffect, useRef } from 'react';
import type { Problem, SignupState } from '../../../generated/types.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import {
  INFORMATION_FIELDS,
  type InformationDraft,
  type InformationField,
  withoutPasswords,
} from './information-draft.ts';
import { type CheckedField, type Circumstances, fieldsOf } from './information.rules.ts';

type InformationProps = {
  signup: SignupState;
  draft: InformationDraft;
  problem: Problem | null;
  checking: { field: CheckedField; value: string } | null;
  checkOf: Circumstances['checkOf'];
  onDraft: (draft: InformationDraft) => void;
  onCheck: (field: CheckedField, value: string) => Promise<void>;
};

const CHECKED = ['login_id', 'email'] as const satisfies CheckedField[];

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
      // Move the focus only if it is still where it was before the check.
      await trigger(field, { shouldFocus: focus && document.activeElement === asking });
    },
    [getValues, trigger, onCheck, checkOf, clearErrors],
  );
  // Prefilled and restored values get no blur event, so check them now.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    for (const field of CHECKED) if (draft[field]) void check(field);
  }, [draft, check]);
  const checkAll = async () => {
    const fields = fieldsOf(circumstances.current, getValues('birthday'));
    for (const field of CHECKED) if (fields.has(field)) await check(field);
  };

  const stateOf = (field: CheckedField, value: string | undefined) => {
    if (checking?.field === field) return 'checking' as const;
    return value && checkOf(field, value.trim()) === 'free' ? ('available' as const) : null;
  };
  // Don't report unchecked values as errors until the guest submits the form.
  const shown = (field: InformationField) =>
    formState.errors[field]?.type === 'unchecked' && !formState.isSubmitted ? undefined : errorOf(field);
  return { form, check, checkAll, stateOf, errorOf: shown, today };
}

export type InformationForm = ReturnType<typeof useInformation>;
