import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { loginUser, logoutUser } from '../../generated/hooks/session.ts';
import type { Problem, UserInfo } from '../../generated/types.ts';
import { recheckMachine } from '../../machines/member/recheck.machine.ts';
import { secretChannel } from '../../machines/secret-channel.ts';
import { paths } from '../paths.ts';
import { rejectWithProblem } from '../platform/api/api.ts';
import { useHotelCode } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Dialog } from '../ui/lazy.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import styles from './member.module.css';
import { inspected } from '../platform/machine-log.ts';

type Typed = { password: string };

/**
 * Asks for the member's password again in a dialog. Closing the dialog returns to My Page. Social members have no
 * password and aren't asked. See docs/decisions/people-and-members.md.
 */
export function Recheck({ user, children }: { user: UserInfo; children: ReactNode }) {
  const { t } = useTranslation('member');
  const hotelCode = useHotelCode();
  const [, navigate] = useLocation();
  const [path] = useState(() => location.pathname);
  const [{ logic, password }] = useState(() => recheckLogic({ hotelCode, loginId: user.login_id }));
  const [snapshot, send] = useMachine(logic, { input: { hasPassword: user.join_type === 'NORMAL' }, ...inspected });
  if (snapshot.matches('known')) return children;
  const { problem } = snapshot.context;
  const check = (typed: Typed) => {
    password.put(typed);
    send({ type: 'CHECK' });
  };
  // A navigation also closes the dialog, but must not be redirected to My Page.
  const leave = () => {
    if (location.pathname === path) navigate(paths.myPage(), { replace: true });
  };
  return (
    <Dialog open onClose={leave} title={t('recheck.title')} closeLabel={t('app:close')} size="small">
      <Ask user={user} problem={problem} busy={snapshot.hasTag('busy')} onCheck={check} />
    </Dialog>
  );
}

/** Verifies the password by logging in and immediately logging out. Stores nothing. */
function recheckLogic({ hotelCode, loginId }: { hotelCode: string; loginId: string }) {
  const password = secretChannel<Typed>();
  const check = password.actor<void, void>(async (_, typed) => {
    const { token } = await loginUser({ hotelCode, loginId, ...typed, joinType: 'NORMAL' }).catch(rejectWithProblem);
    await logoutUser({ headers: { Authorization: `Bearer ${token}` } }).catch(rejectWithProblem);
  });
  return { logic: recheckMachine.provide({ actors: { check } }), password };
}

type AskProps = { user: UserInfo; problem: Problem | null; busy: boolean; onCheck: (typed: Typed) => void };

function Ask({ user, problem, busy, onCheck }: AskProps) {
  const { t } = useTranslation('member');
  const problemText = useProblemText();
  const form = useForm<Typed>({ defaultValues: { password: '' } });
  const wrong = problem?.code === 'bad_credentials' ? problemText('password_check_failed').title : undefined;
  const submit = form.handleSubmit(onCheck);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
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
        <Button type="submit" size="large" block busy={busy}>
          {t('recheck.submit')}
        </Button>
      </Stack>
    </form>
  );
}
