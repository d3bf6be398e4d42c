import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Problem, VerificationResult } from '../../../generated/types.ts';
import { type FormFields, useViolations, violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemLine } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CodeField } from './code-field.tsx';

type Props = {
  verification: Pick<VerificationResult, 'expires_at' | 'resend_at'>;
  busy: 'confirming' | 'sending' | null;
  problem: Pick<Problem, 'code'> | null;
  onCode: (code: string) => void;
  onResend: () => void;
  onExpired?: () => void;
  autoFocus?: boolean;
  children?: ReactNode;
};

export const CODE_FIELDS: FormFields<'code'> = { names: ['code'], byCode: { verification_failed: 'code' } };

/**
 * Shows the error for a wrong code next to the field; the caller shows all other problems. Requires the `session`
 * translations to be loaded.
 */
export function CodeForm({ verification, busy, problem, onCode, onResend, onExpired, autoFocus, children }: Props) {
  const { t } = useTranslation('session');
  const problemLine = useProblemLine();
  const form = useForm({ mode: 'onSubmit', defaultValues: { code: '' } });
  const { resetField, setFocus, formState } = form;
  useEffect(() => {
    if (autoFocus) setFocus('code');
  }, [autoFocus, setFocus]);
  useEffect(() => {
    if (violationsOf(problem, CODE_FIELDS).length > 0) resetField('code');
  }, [problem, resetField]);
  useViolations(form, problem, CODE_FIELDS);
  const { code } = formState.errors;
  const submit = form.handleSubmit((typed) => !busy && onCode(typed.code.trim()));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <CodeField
          {...form.register('code', { validate: (typed) => /^\d{6}$/.test(typed.trim()) })}
          verification={verification}
          error={code && (code.type === 'problem' ? problemLine('verification_failed') : t('code.wrong'))}
          onResend={onResend}
          resending={busy === 'sending'}
          onExpired={onExpired}
        />
        <Button type="submit" size="large" block busy={busy === 'confirming'} busyLabel={t('code.busy')}>
          {t('code.submit')}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
