import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getMemberData } from '../../generated/hooks/member.ts';
import type { UserInfo } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { saveText } from '../platform/api/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './member.module.css';
import { Recheck } from './recheck.tsx';

const PARTS = ['profile', 'reservations', 'travellers', 'benefits', 'voc', 'sessions'] as const;

export default function MyDataScreen() {
  return (
    <AccountPage part="data">
      {(user) => (
        <Recheck user={user}>
          <TakeAlong user={user} />
        </Recheck>
      )}
    </AccountPage>
  );
}

function TakeAlong({ user }: { user: UserInfo }) {
  const { t } = useTranslation('member');
  const { property_kind } = useHotel();
  const { error, isPending, isSuccess, mutate } = useMutation({
    mutationFn: async () => {
      const data = await getMemberData();
      saveText(JSON.stringify(data, null, 2), `${user.login_id}.json`, 'application/json');
    },
  });
  return (
    <Stack gap={3}>
      <p className={styles.lead}>{t('data.lead')}</p>
      <ul className={styles.points}>
        {PARTS.filter((part) => part !== 'travellers' || property_kind === 'sailing').map((part) => (
          <li key={part}>{t(`data.parts.${part}`)}</li>
        ))}
      </ul>
      {error && <ProblemNotice problem={problemOf(error)} onRetry={() => mutate()} />}
      {isSuccess && <Notice tone="good" title={t('data.done')} announce />}
      <Button size="large" block busy={isPending} icon={<Download aria-hidden="true" />} onClick={() => mutate()}>
        {t('data.submit')}
      </Button>
    </Stack>
  );
}
