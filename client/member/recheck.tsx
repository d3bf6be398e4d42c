import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginUser, logoutUser } from '../../generated/hooks/session.ts';
import type { UserInfo } from '../../generated/types.ts';
import { problemOf } from '../platform/api.ts';
import { useHotelCode } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { ProblemNotice, useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useMutation } from '@tanstack/react-query';
import styles from './member.module.css';

type Typed = { password: string };

/** Who has a password shows that they know it before what is behind this; who came by a social account has none (spec, section 5). */
export function Recheck({ user, children }: { user: UserInfo; children: ReactNode }) {
  const [known, setKnown] = useState(user.join_type !== 'NORMAL');
  return known ? children : <Ask user={user} onKnown={() => setKnown(true)} />;
}

function Ask({ user, onKnown }: { user: UserInfo; onKnown: () => void }) {
  const { t } = useTranslation('member');
  const hotelCode = useHotelCode();
  const problemText = useProblemText();
  const form = useForm<Typed>({ defaultValues: { password: '' } });
  const { error, mutate, isPending } = useMutation({
    // It is a login, of which nothing is kept.
    mutationFn: async ({ password }: Typed) => {
      const { token } = await loginUser({ hotelCode, loginId: user.login_id, password, joinType: 'NORMAL' });
      await logoutUser({ headers: { Authorization: `Bearer ${token}` } });
    },
    onSuccess: onKnown,
  });
  const problem = error && problemOf(error);
  const wrong = problem?.code === 'bad_credentials' ? problemText('password_check_failed').title : undefined;
  const submit = form.handleSubmit((typed) => mutate(typed));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p className={styles.lead}>{t('recheck.lead')}</p>
        {problem && !wrong && <ProblemNotice problem={problem} onRetry={() => void submit()} />}
        <input type="text" autoComplete="username" value={user.login_id} readOnly hidden />
        <PasswordField
          label={t('recheck.password')}
          showLabel={t('session:password.show')}
          hideLabel={t('session:password.hide')}
          autoComplete="current-password"
          error={form.formState.errors.password ? t('recheck.missing') : wrong}
          {...form.register('password', { required: true })}
        />
        <Button type="submit" size="large" block busy={isPending}>
          {t('recheck.submit')}
        </Button>
      </Stack>
    </form>
  );
}
