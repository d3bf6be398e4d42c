import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '../app/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { phoneDigits } from '../ui/phone.ts';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './session.module.css';
import { draftOf, useDraft } from './use-draft.ts';
import type { Recovery } from './use-recovery.ts';

type Typed = { loginId: string; user_name: string; phone_number: string };

/** As the contract has it (MobileNumber). */
const MOBILE = /^(01[016789][0-9]{7,8}|[1-9][0-9]{7,14})$/;
const digitsOf = (typed: string) => phoneDigits(typed).replace('+', '');

/** Whose ID or password it is. What was typed stands again when the code did not come or has expired. */
export function PersonForm({ recovery: { snapshot, send, busy } }: { recovery: Recovery }) {
  const { t } = useTranslation('session');
  const { goal, loginId, user_name, phone_number, problem } = snapshot.context;
  const withName = goal === 'password';
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { loginId, user_name, phone_number, ...draftOf<Typed>(`find-${goal}`) },
  });
  useDraft(`find-${goal}`, form, ['loginId', 'user_name', 'phone_number']);
  const { errors } = form.formState;
  const filled = (typed: string) => typed.trim() !== '';
  const submit = form.handleSubmit((typed) => {
    if (busy) return;
    const person = { loginId: typed.loginId.trim(), user_name: typed.user_name.trim() };
    send({ type: 'SEND_CODE', phone_number: digitsOf(typed.phone_number), ...(withName && person) });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p className={styles.say}>{t(`find.${goal}.lead`)}</p>
        {problem && !busy && <ProblemNotice problem={problem} />}
        {withName && (
          <>
            <TextField
              label={t('login.id')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              enterKeyHint="next"
              error={errors.loginId && t('login.idMissing')}
              {...form.register('loginId', { validate: filled })}
            />
            <TextField
              label={t('find.name')}
              autoComplete="name"
              maxLength={100}
              enterKeyHint="next"
              error={errors.user_name && t('find.nameMissing')}
              {...form.register('user_name', { validate: filled })}
            />
          </>
        )}
        <PhoneField
          label={t('find.phone')}
          hint={t('find.phoneHint')}
          enterKeyHint="send"
          error={errors.phone_number && t('find.phoneWrong')}
          {...form.register('phone_number', { validate: (typed) => MOBILE.test(digitsOf(typed)) })}
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t('find.sending')}>
          {t('find.send')}
        </Button>
      </Stack>
    </form>
  );
}
