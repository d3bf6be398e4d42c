import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { passwordState } from '../../../openapi/session/password.ts';
import { type FormFields, useViolations, violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import styles from '../session.module.css';
import type { Recovery } from './use-recovery.ts';

type Typed = { password: string; password_confirm: string };

const FIELDS: FormFields<keyof Typed> = {
  names: ['password', 'password_confirm'],
  byCode: { password_format: 'password', password_mismatch: 'password_confirm' },
};

/** Passwords are never stored, so the guest must enter them again after a reload. */
export function NewPasswordForm({ recovery: { snapshot, send, passwords, busy } }: { recovery: Recovery }) {
  const { t } = useTranslation('session');
  const problemText = useProblemText();
  const { problem, loginId } = snapshot.context;
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { password: '', password_confirm: '' } });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  useViolations(form, problem, FIELDS);
  const submit = form.handleSubmit((typed) => {
    if (busy) return;
    passwords.put(typed);
    send({ type: 'SUBMIT' });
  });
  const beside = violationsOf(problem, FIELDS).length > 0;
  const messages = {
    showLabel: t('password.show'),
    hideLabel: t('password.hide'),
    autoComplete: 'new-password' as const,
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p className={styles.hint}>{t('find.password.newLead')}</p>
        {problem && !beside && !busy && <ProblemNotice problem={problem} />}
        {/* For password managers, which need the account's user name. */}
        <input type="text" autoComplete="username" value={loginId} readOnly hidden />
        <Stack gap={1}>
          <PasswordField
            {...messages}
            label={t('password.new')}
            hint={t('password.hint')}
            maxLength={64}
            error={errors.password && problemText('password_format').title}
            {...form.register('password', { validate: (typed) => passwordState(typed).good })}
          />
          <PasswordMeter value={password} />
        </Stack>
        <PasswordField
          {...messages}
          label={t('password.again')}
          maxLength={64}
          error={errors.password_confirm && problemText('password_mismatch').title}
          {...form.register('password_confirm', { validate: (typed, { password }) => typed === password })}
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t('password.busy')}>
          {t('password.submit')}
        </Button>
      </Stack>
    </form>
  );
}
