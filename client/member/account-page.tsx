import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { ForMembers } from '../session/index.ts';
import { Container, Stack } from '../ui/layout.tsx';
import styles from './member.module.css';

export function AccountPage({ part, children }: { part: string; children: (user: UserInfo) => ReactNode }) {
  const { t } = useTranslation('member');
  return (
    <ForMembers>
      {(user) => (
        <Container width="form" className={styles.account}>
          <Stack gap={3}>
            <PageHeading className={styles.title}>{t(`${part}.title`)}</PageHeading>
            {children(user)}
            <Link href={paths.myPage()} className={styles.more}>
              {t('back')}
            </Link>
          </Stack>
        </Container>
      )}
    </ForMembers>
  );
}
