import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useChangePassword } from '../../../generated/hooks/session.ts';
import type { ChangePasswordRequest, JoinType } from '../../../generated/types.ts';
import { passwordState } from '../../../openapi/session/password.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { type FormFields, useViolations, violationsOf } from '../../platform/form/violations.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText } from '../../platform/api/problems.tsx';
import { endLogin, PasswordMeter } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountPage } from '../account-page.tsx';
import styles from '../member.module.css';

type Typed = Required<Pick<ChangePasswordRequest, 'current_password' | 'password' | 'password_confirm'>>;

const FIELDS: FormFields<keyof Typed> = {
  names: ['current_password', 'password', 'password_confirm'],
  byCode: {
    password_check_failed: 'current_password',
    password_format: 'password',
    password_mismatch: 'password_confirm',
  },
};

function providerOf(joinType: Exclude<JoinType, 'NORMAL'>) {
  return joinType.toLowerCase() as Lowercase<typeof joinType>;
}

export default function MyPasswordScreen() {
  const { t } = useTranslation('member');
  return (
    <AccountPage part="password">
      {({ join_type, member_type, login_id }) =>
        join_type !== 'NORMAL' ? (
          <Notice title={t('password.social', { provider: t(`providers.${providerOf(join_type)}`) })} />
        ) : member_type === 'GENERAL' ? (
          <PasswordForm loginId={login_id} />
        ) : (
          <ProblemNotice problem={{ code: 'password_general_members_only' }} />
        )
      }
    </AccountPage>
  );
}

function PasswordForm({ loginId }: { loginId: string }) {
  const { t } = useTranslation('member');
  const problemText = useProblemText();
  const hotel_code = useHotelCode();
  const [, navigate] = useLocation();
  const change = useChangePassword();
  const problem = change.error ? problemOf(change.error) : null;
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { current_password: '', password: '', password_confirm: '' },
  });
  const { errors } = form.formState;
  useViolations(form, problem, FIELDS);
  const password = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit((typed) =>
    change.mutate(
      { data: { hotel_code, ...typed } },
      {
        onSuccess: async () => {
          await endLogin(() => navigate(paths.login(), { replace: true }));
          toast.good(t('password.done'));
        },
      },
    ),
  );
  const messages = { showLabel: t('session:password.show'), hideLabel: t('session:password.hide') };
  const errorOf = (field: keyof Typed, code: 'password_check_failed' | 'password_format' | 'password_mismatch') =>
    errors[field] && problemText(code).title;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p className={styles.lead}>{t('password.lead')}</p>
        {problem && violationsOf(problem, FIELDS).length === 0 && <ProblemNotice problem={problem} />}
        <input type="text" autoComplete="username" value={loginId} readOnly hidden />
        <PasswordField
          {...messages}
          label={t('password.current')}
          autoComplete="current-password"
          error={errorOf('current_password', 'password_check_failed')}
          {...form.register('current_password', { required: true })}
        />
        <Stack gap={1}>
          <PasswordField
            {...messages}
            label={t('session:password.new')}
            hint={t('session:password.hint')}
            autoComplete="new-password"
            maxLength={64}
            error={errorOf('password', 'password_format')}
            {...form.register('password', { validate: (typed) => passwordState(typed).good })}
          />
          <PasswordMeter value={password} />
        </Stack>
        <PasswordField
          {...messages}
          label={t('session:password.again')}
          autoComplete="new-password"
          maxLength={64}
          error={errorOf('password_confirm', 'password_mismatch')}
          {...form.register('password_confirm', { validate: (typed, { password: first }) => typed === first })}
        />
        <Button type="submit" size="large" block busy={change.isPending}>
          {t('session:password.submit')}
        </Button>
      </Stack>
    </form>
  );
}
