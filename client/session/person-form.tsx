import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n.ts';
import { ProblemNotice } from '../platform/problems.tsx';
import { useEntrance } from '../platform/return-to.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { phoneDigits } from '../ui/phone.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './session.module.css';
import { draftOf, keepDraft, useDraft } from './use-draft.ts';
import type { Recovery } from './use-recovery.ts';

type Typed = { loginId: string; user_name: string; phone_number: string };

/** As the contract has it (MobileNumber). */
const MOBILE = /^(01[016789][0-9]{7,8}|[1-9][0-9]{7,14})$/;
function digitsOf(typed: string) {
  return phoneDigits(typed).replace('+', '');
}

/** Whose ID or password it is. What was typed stands again when the code did not come or has expired. */
export function PersonForm({ recovery: { snapshot, send, busy } }: { recovery: Recovery }) {
  const { t } = useTranslation('session');
  const { goal, loginId, user_name, phone_number, problem, mayBeChanged } = snapshot.context;
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
        {problem?.code === 'verification_expired' && mayBeChanged && <MayBeChanged loginId={loginId} />}
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

/** A change that was not answered may have been made: then the new password opens. */
function MayBeChanged({ loginId }: { loginId: string }) {
  const { t } = useTranslation('session');
  const entrance = useEntrance();
  return (
    <Notice tone="info" title={t('find.password.maybe')} announce>
      <Link href={paths.login(undefined, entrance)} asChild onClick={() => keepDraft('login', { loginId })}>
        <LinkButton variant="quiet">{t('find.id.login')}</LinkButton>
      </Link>
    </Notice>
  );
}
