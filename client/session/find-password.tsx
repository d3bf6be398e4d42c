import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useEntrance } from '../platform/return-to.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { CodeForm } from './code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PersonForm } from './person-form.tsx';
import styles from './session.module.css';
import { draftOf, dropDraft, keepDraft } from './use-draft.ts';
import { useRecovery } from './use-recovery.ts';

/** ID, name and mobile number, the code that was sent there, and the new password. */
export function FindPassword() {
  const { t } = useTranslation('session');
  const entrance = useEntrance();
  const recovery = useRecovery('password', draftOf<{ loginId: string }>('find-password').loginId);
  const { snapshot } = recovery;
  const changed = snapshot.matches('changed');
  const { loginId } = snapshot.context;
  useEffect(() => {
    if (!changed) return;
    dropDraft('find-password');
    keepDraft('login', { loginId });
  }, [changed, loginId]);
  if (changed) {
    return (
      <div role="status">
        <EmptyState
          level={2}
          picture={<CircleCheck className={styles.done} aria-hidden="true" />}
          title={t('find.password.changed')}
          actions={
            <Link href={paths.login(undefined, entrance)} asChild>
              <LinkButton>{t('find.id.login')}</LinkButton>
            </Link>
          }
        >
          {t('find.password.changedBody')}
        </EmptyState>
      </div>
    );
  }
  if (snapshot.matches('newPassword') || snapshot.matches('changing')) return <NewPasswordForm recovery={recovery} />;
  return snapshot.context.verification ? <CodeForm recovery={recovery} /> : <PersonForm recovery={recovery} />;
}
