import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { Container, Stack } from '../ui/layout.tsx';
import styles from './voc.module.css';

type Props = { title: string; back: string; busy?: boolean; children: ReactNode };

export function VocPage({ title, back, busy, children }: Props) {
  const { t } = useTranslation('voc');
  return (
    <Container width="form" className={styles.page} aria-busy={busy}>
      <Stack gap={3}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {children}
        <Link href={back} className={styles.back}>
          {t('back')}
        </Link>
      </Stack>
    </Container>
  );
}
