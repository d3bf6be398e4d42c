import type { ReactNode } from 'react';
import type { UserInfo } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ForMembers, OwnPage } from '../session/index.ts';

export function AccountPage({ part, children }: { part: string; children: (user: UserInfo) => ReactNode }) {
  const { t } = useTranslation('member');
  return (
    <ForMembers>
      {(user) => (
        <OwnPage title={t(`${part}.title`)} width="form">
          {children(user)}
        </OwnPage>
      )}
    </ForMembers>
  );
}
