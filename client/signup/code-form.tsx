import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Problem, VerificationResult } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { CodeField } from '../session/index.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';

type Props = {
  verification: Pick<VerificationResult, 'expires_at' | 'resend_at'>;
  /** What the guest is waiting for: the answer to the code, or another code. */
  busy: 'confirming' | 'sending' | null;
  problem: Problem | null;
  onCode: (code: string) => void;
  onResend: () => void;
  onExpired: () => void;
};

const WHOLE = /^\d{6}$/;

/** The code that was sent. */
export function CodeForm({ verification, busy, problem, onCode, onResend, onExpired }: Props) {
  const { t } = useTranslation('signup');
  const problemText = useProblemText();
  const { register, handleSubmit, formState, setError, resetField } = useForm<{ code: string }>({
    defaultValues: { code: '' },
  });
  useEffect(() => {
    if (problem?.code !== 'verification_failed') return;
    resetField('code');
    setError('code', { type: 'server', message: problem.code }, { shouldFocus: true });
  }, [problem, setError, resetField]);
  const { code } = formState.errors;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((typed) => onCode(typed.code))(event)}>
      <Stack gap={3}>
        <CodeField
          {...register('code', { validate: (typed) => WHOLE.test(typed) })}
          verification={verification}
          error={code && (code.type === 'server' ? problemText('verification_failed').title : t('code.missing'))}
          onResend={onResend}
          resending={busy === 'sending'}
          onExpired={onExpired}
        />
        <Button type="submit" size="large" block busy={busy === 'confirming'} busyLabel={t('code.checking')}>
          {t('code.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
