import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HoldResult } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lastStepOf } from './confirmed-by.ts';
import { HoldClock } from './hold-clock.tsx';

type Props = { hold: HoldResult; action?: ReactNode; children: ReactNode };

export function HeldNotice({ hold, action, children }: Props) {
  const { t } = useTranslation('booking');
  return (
    <Notice
      tone="good"
      title={t('info.held.title')}
      action={
        <Stack gap={1}>
          <HoldClock hold={hold} />
          <Cluster gap={1}>
            <Link href={paths.payment()} asChild>
              <LinkButton>{t(`info.continue.${lastStepOf(hold)}`)}</LinkButton>
            </Link>
            {action}
          </Cluster>
        </Stack>
      }
    >
      {children}
    </Notice>
  );
}
