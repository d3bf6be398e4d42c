import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { OwnPage } from '../session/index.ts';

type Props = { title: string; busy?: boolean; children: ReactNode };

export function VocPage({ title, busy = false, children }: Props) {
  const { t } = useTranslation('voc');
  return (
    <OwnPage title={title} width="form" busy={busy} back={{ to: paths.myVoc(), label: t('title') }}>
      {children}
    </OwnPage>
  );
}
