import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useEntrance } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import styles from '../session.module.css';
import { useRecovery } from './use-recovery.ts';

export function FindPassword() {
  const { t } = useTranslation('session');
  const entrance = useEntrance();
  const recovery = useRecovery('password', storage.draft.of('find-password').get()?.loginId);
  const { snapshot } = recovery;
  const changed = snapshot.matches('changed');
  const { loginId } = snapshot.context;
  useEffect(() => {
    if (!changed) return;
    storage.draft.of('find-password').set(null);
    storage.draft.of('login').set({ loginId });
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
  return snapshot.context.verification ? <RecoveryCode recovery={recovery} /> : <PersonForm recovery={recovery} />;
}
