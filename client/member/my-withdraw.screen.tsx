import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { withdrawMember } from '../../generated/hooks/member.ts';
import type { Problem } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { withdrawalMachine } from '../../machines/member/withdrawal.machine.ts';
import { rejectWithProblem } from '../platform/api/api.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { endLogin } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Stack } from '../ui/layout.tsx';
import { toast } from '../ui/toast.ts';
import { AccountPage } from './account-page.tsx';
import styles from './member.module.css';
import { Recheck } from './recheck.tsx';
import { inspected } from '../platform/machine-log.ts';

const FACTS = ['gone', 'kept', 'final', 'again'] as const;

export default function MyWithdrawScreen() {
  return <AccountPage part="withdraw">{(user) => <Recheck user={user}>{<Withdraw />}</Recheck>}</AccountPage>;
}

const logic = withdrawalMachine.provide({
  actors: { withdraw: fromPromise<void, void>(({ signal }) => withdrawMember({ signal }).catch(rejectWithProblem)) },
});

function Withdraw() {
  const { t } = useTranslation('member');
  const [, navigate] = useLocation();
  const [snapshot, send, actor] = useMachine(logic, inspected);
  const { agreed, problem } = snapshot.context;
  useEffect(() => {
    const ended = async () => {
      await endLogin(() => navigate(paths.home(), { replace: true }));
      toast(t('withdraw.done'));
    };
    return actor.subscribe({ complete: () => void ended() }).unsubscribe;
  }, [actor, navigate, t]);
  const leave = () => send({ type: 'LEAVE' });
  return (
    <Stack gap={3}>
      <ul className={styles.points}>
        {FACTS.map((fact) => (
          <li key={fact}>{t(`withdraw.${fact}`)}</li>
        ))}
      </ul>
      {problem && <ProblemNotice problem={problem} onRetry={leave} action={<InTheWay problem={problem} />} />}
      <Checkbox
        label={t('withdraw.agree')}
        checked={agreed}
        onChange={({ target }) => send({ type: 'AGREE', agreed: target.checked })}
      />
      <Button variant="danger" size="large" block disabled={!agreed} busy={snapshot.hasTag('busy')} onClick={leave}>
        {t('withdraw.submit')}
      </Button>
    </Stack>
  );
}

function InTheWay({ problem }: { problem: Problem }) {
  const numbers = problem.reservation_numbers ?? [];
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.numbers}>
      {numbers.map((number) => (
        <li key={number}>
          <Link href={paths.reservationDetail(number)}>{number}</Link>
        </li>
      ))}
    </ul>
  );
}
