import { useQueryClient } from '@tanstack/react-query';
import { CircleHelp, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import {
  getListSessionsQueryKey,
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '../../generated/hooks/session.ts';
import type { DeviceKind, SessionOfMember } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { toastProblem } from '../platform/api/toast-problem.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { dateFormat } from '../ui/intl.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { AccountPage } from './account-page.tsx';
import styles from './member.module.css';
import own from './sessions.module.css';

const ICONS: Record<DeviceKind, LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: CircleHelp,
};

export default function MySessionsScreen() {
  return <AccountPage part="sessions">{() => <Sessions />}</AccountPage>;
}

function Sessions() {
  const { t } = useTranslation('member');
  const { data, error, refetch } = useListSessions();
  if (error) return <LoadProblem what={t('sessions.title')} query={{ error, refetch }} />;
  if (!data) return <Skeleton lines={6} />;
  const alone = data.sessions.length === 1;
  return (
    <>
      <p className={styles.lead}>{t('sessions.lead')}</p>
      <ul className={styles.socials}>
        {data.sessions.map((session) => (
          <Session key={session.session_id} session={session} />
        ))}
      </ul>
      {alone ? <p className={styles.lead}>{t('sessions.alone')}</p> : <EndOthers />}
    </>
  );
}

function Session({ session }: { session: SessionOfMember }) {
  const { t } = useTranslation('member');
  const moments = dateFormat(useLocale(), 'moment');
  const at = (instant: string) => ({ at: moments.format(Date.parse(instant)) });
  const { device_kind, logged_in_at, last_used_at, is_current } = session;
  const Icon = ICONS[device_kind] ?? ICONS.unknown;
  return (
    <li className={styles.socialAccount}>
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <div className={styles.provider}>
        <p className={own.device} id={session.session_id}>
          <DeviceName {...session} />
          {is_current && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className={own.times}>{t('sessions.lastUsed', at(last_used_at))}</p>
        <p className={own.times}>{t('sessions.since', at(logged_in_at))}</p>
      </div>
      {!is_current && <End session={session} />}
    </li>
  );
}

function DeviceName({ device_kind, browser, system }: SessionOfMember) {
  const { t } = useTranslation('member');
  if (browser && system) return t('sessions.both', { browser, system });
  return browser ?? system ?? t(`sessions.kinds.${device_kind}`);
}

function End({ session }: { session: SessionOfMember }) {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const end = useEndSession({
    mutation: {
      onSuccess: () => toast.good(t('sessions.ended')),
      onError: (error) => {
        // `not_found` means that the session has already ended.
        if (problemOf(error).code === 'not_found') toast.good(t('sessions.ended'));
        else void toastProblem(error);
      },
      onSettled: () => queries.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-describedby={session.session_id}
      busy={end.isPending}
      onClick={() => end.mutate({ sessionId: session.session_id })}
    >
      {t('sessions.end')}
    </Button>
  );
}

function EndOthers() {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const end = useEndOtherSessions({
    mutation: {
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: getListSessionsQueryKey() });
        toast.good(t('sessions.othersEnded'));
      },
      onError: toastProblem,
    },
  });
  return (
    <Button variant="quiet" size="large" block busy={end.isPending} onClick={() => end.mutate()}>
      {t('sessions.endOthers')}
    </Button>
  );
}
