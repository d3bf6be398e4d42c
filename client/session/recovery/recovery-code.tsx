import { violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { formatPhone } from '../../ui/phone.ts';
import { CODE_FIELDS, CodeForm } from './code-form.tsx';
import styles from '../session.module.css';
import type { Recovery } from './use-recovery.ts';

export function RecoveryCode({ recovery: { snapshot, send, code, busy } }: { recovery: Recovery }) {
  const { t } = useTranslation('session');
  const { goal, verification, phone_number, problem } = snapshot.context;
  const beside = violationsOf(problem, CODE_FIELDS).length > 0;
  return (
    <Stack gap={3}>
      <p className={styles.hint} role="status">
        {t(`find.${goal}.sent`, { phone: formatPhone(phone_number) })}
      </p>
      {problem && !beside && !busy && <ProblemNotice problem={problem} />}
      {verification && (
        <CodeForm
          verification={verification}
          busy={busy ? 'confirming' : null}
          problem={problem}
          autoFocus
          onCode={(typed) => {
            code.put({ code: typed });
            send({ type: 'CODE' });
          }}
          onResend={() => send({ type: 'RESEND' })}
        >
          <Button variant="ghost" block onClick={() => send({ type: 'BACK' })}>
            {t('code.change')}
          </Button>
        </CodeForm>
      )}
    </Stack>
  );
}
