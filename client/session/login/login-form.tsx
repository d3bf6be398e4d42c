import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { ID_INPUT } from '../../platform/form/typed.ts';
import { useDraft } from '../../platform/form/use-contract-form.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { useEntrance } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../session.module.css';
import { useLeaveIfLoggedInElsewhere } from './go-back.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useLogin } from './use-login.ts';

type Typed = { loginId: string; password: string; saveId: boolean };
const draft = storage.draft.of('login');

function keepDraft({ loginId, saveId }: Typed): void {
  draft.set({ loginId, saveId });
}

export function LoginForm() {
  const { t } = useTranslation('session');
  const hotel = useHotel();
  const entrance = useEntrance();
  const saved = storage.savedLoginId.get();
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { loginId: saved ?? '', saveId: saved !== null, ...draft.get(), password: '' },
  });
  const { errors } = form.formState;
  useDraft(form, keepDraft);
  const loggedIn = () => {
    const { loginId, saveId: wanted } = form.getValues();
    storage.savedLoginId.set(wanted ? loginId.trim() : null);
    draft.set(null);
  };
  const { snapshot, send, password, busy } = useLogin({ onLoggedIn: loggedIn });
  useLeaveIfLoggedInElsewhere(busy);
  const { problem, provider } = snapshot.context;
  const social = snapshot.matches('startingSocial') || snapshot.matches('leaving') ? provider : null;
  const refused = snapshot.matches('refused');

  useEffect(() => {
    if (refused) form.resetField('password');
  }, [refused, form]);

  const submit = form.handleSubmit((typed) => {
    if (busy) return;
    password.put({ password: typed.password });
    send({ type: 'SUBMIT', loginId: typed.loginId.trim() });
  });
  const retry = snapshot.matches('socialFailed') ? () => send({ type: 'RETRY' }) : undefined;
  return (
    <Stack gap={4}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={3}>
          {problem && !busy && <ProblemNotice problem={problem} onRetry={retry} />}
          <TextField
            label={t('login.id')}
            {...ID_INPUT}
            enterKeyHint="next"
            error={errors.loginId && t('login.idMissing')}
            {...form.register('loginId', { validate: (typed) => typed.trim() !== '' })}
          />
          <PasswordField
            label={t('login.password')}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            autoComplete="current-password"
            maxLength={100}
            enterKeyHint="go"
            error={errors.password && t('login.passwordMissing')}
            {...form.register('password', { required: true })}
          />
          <div className={styles.beside}>
            <Checkbox label={t('login.saveId')} {...form.register('saveId')} />
            <Link href={paths.findAccount(undefined, entrance)} className={styles.link}>
              {t('login.find')}
            </Link>
          </div>
          <Button type="submit" size="large" block busy={busy && !social} busyLabel={t('login.busy')}>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      <SocialButtons going={social} onChoose={(chosen) => busy || send({ type: 'SOCIAL', provider: chosen })} />
      {hotel.member_types.length > 0 && (
        <p className={styles.join}>
          {t('login.noAccount')}{' '}
          <Link href={paths.signUp(entrance)} className={styles.link}>
            {t('login.join')}
          </Link>
        </p>
      )}
    </Stack>
  );
}
