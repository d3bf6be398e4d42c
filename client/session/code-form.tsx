import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../platform/i18n.ts';
import { ProblemNotice, useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { formatPhone } from '../ui/phone.ts';
import { CodeField } from './code-field.tsx';
import styles from './session.module.css';
import type { Recovery } from './use-recovery.ts';

/** The six digits. A wrong code is told beside the field, everything else above it. */
export function CodeForm({ recovery: { snapshot, send, code, busy } }: { recovery: Recovery }) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const { goal, verification, phone_number, problem, attempts } = snapshot.context;
  const form = useForm({ mode: 'onSubmit', defaultValues: { code: '' } });
  const { setFocus, resetField } = form;
  useEffect(() => {
    if (attempts > 0) resetField('code');
    setFocus('code');
  }, [attempts, resetField, setFocus]);
  const submit = form.handleSubmit((typed) => {
    if (busy) return;
    code.put({ code: typed.code.trim() });
    send({ type: 'CODE' });
  });
  const wrong = problem?.code === 'verification_failed' ? problemText(problem.code).title : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p className={styles.say} role="status">
          {t(`find.${goal}.sent`, { phone: formatPhone(phone_number) })}
        </p>
        {problem && !wrong && !busy && <ProblemNotice problem={problem} />}
        {verification && (
          <CodeField
            verification={verification}
            onResend={() => send({ type: 'RESEND' })}
            error={form.formState.errors.code ? t('code.wrong') : wrong}
            {...form.register('code', { validate: (typed) => /^\d{6}$/.test(typed.trim()) })}
          />
        )}
        <Button type="submit" size="large" block busy={busy} busyLabel={t('code.busy')}>
          {t('code.submit')}
        </Button>
        <Button variant="ghost" block onClick={() => send({ type: 'BACK' })}>
          {t('code.change')}
        </Button>
      </Stack>
    </form>
  );
}
