import { useEffect } from 'react';
import { Link } from 'wouter';
import type { FoundId } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { useEntrance } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonForm } from './person-form.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import styles from '../session.module.css';
import { useRecovery } from './use-recovery.ts';

export function FindId() {
  const { t } = useTranslation('session');
  const entrance = useEntrance();
  const recovery = useRecovery('id');
  const { snapshot, send } = recovery;
  const found = snapshot.matches('found');
  useEffect(() => {
    if (found) storage.draft.of('find-id').set(null);
  }, [found]);
  if (found) return <Found ids={snapshot.context.found} />;
  if (snapshot.matches('notFound')) {
    return (
      <EmptyState
        level={2}
        title={t('find.id.none')}
        actions={
          <>
            <Button onClick={() => send({ type: 'AGAIN' })}>{t('find.id.again')}</Button>
            <Link href={paths.signUp(entrance)} asChild>
              <LinkButton variant="quiet">{t('login.join')}</LinkButton>
            </Link>
          </>
        }
      >
        {t('find.id.noneBody')}
      </EmptyState>
    );
  }
  if (snapshot.matches('findInterrupted')) {
    return (
      <ProblemNotice
        problem={snapshot.context.problem ?? { code: 'unavailable' }}
        onRetry={() => send({ type: 'RETRY' })}
      />
    );
  }
  return snapshot.context.verification || snapshot.matches('finding') ? (
    <RecoveryCode recovery={recovery} />
  ) : (
    <PersonForm recovery={recovery} />
  );
}

function Found({ ids }: { ids: FoundId[] }) {
  const { t } = useTranslation('session');
  const { date } = useFormatters();
  const entrance = useEntrance();
  return (
    <Stack gap={3}>
      <h2 className={styles.found} role="status">
        {t('find.id.found', { count: ids.length })}
      </h2>
      {ids.map(({ login_id, join_type, joined_on }) => (
        <Card key={login_id}>
          <Stack gap={2}>
            <div>
              <p className={styles.foundId}>{join_type === 'NORMAL' ? login_id : t(`find.id.social.${join_type}`)}</p>
              <p className={styles.hint}>{t('find.id.joined', { date: date(joined_on, 'long') })}</p>
            </div>
            <Link
              href={paths.login(undefined, entrance)}
              asChild
              onClick={() => join_type === 'NORMAL' && storage.draft.of('login').set({ loginId: login_id })}
            >
              <LinkButton block>{t('find.id.login')}</LinkButton>
            </Link>
            {join_type === 'NORMAL' && (
              <Link
                href={paths.findAccount('password', entrance)}
                asChild
                onClick={() => {
                  storage.draft.of('find-password').set({ loginId: login_id });
                  storage.recovery.of('password').set(null);
                }}
              >
                <LinkButton block variant="quiet">
                  {t('find.id.reset')}
                </LinkButton>
              </Link>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
