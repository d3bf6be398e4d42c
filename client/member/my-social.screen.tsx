import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getGetMemberQueryKey, useGetMember, useUnlinkSocialAccount } from '../../generated/hooks/member.ts';
import type { MemberProfile, SocialProvider } from '../../generated/types.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { toastProblem } from '../platform/api/toast-problem.ts';
import { linkSocial, SocialMark } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { AccountPage } from './account-page.tsx';
import styles from './member.module.css';

export default function MySocialScreen() {
  return <AccountPage part="social">{() => <Accounts />}</AccountPage>;
}

function Accounts() {
  const { t } = useTranslation('member');
  const { social_logins } = useHotel();
  const account = useGetMember();
  if (account.error) return <LoadProblem what={t('social.title')} query={account} />;
  if (!account.data) return <Skeleton lines={4} />;
  const { member } = account.data;
  const shown = [...new Set([...member.social_accounts, ...social_logins])];
  return (
    <>
      <p className={styles.lead}>{t('social.lead')}</p>
      <ul className={styles.socials}>
        {shown.map((provider) => (
          <Account key={provider} provider={provider} member={member} />
        ))}
      </ul>
    </>
  );
}

function Account({ provider, member }: { provider: SocialProvider; member: MemberProfile }) {
  const { t } = useTranslation('member');
  const linked = member.social_accounts.includes(provider);
  const first = member.join_type === provider.toUpperCase();
  return (
    <li className={styles.socialAccount}>
      <SocialMark provider={provider} />
      <span className={styles.provider}>{t(`providers.${provider}`)}</span>
      {linked && <Badge tone={first ? 'accent' : 'good'}>{t(first ? 'social.first' : 'social.linked')}</Badge>}
      {linked ? !first && <Unlink provider={provider} /> : <LinkIt provider={provider} />}
    </li>
  );
}

function LinkIt({ provider }: { provider: SocialProvider }) {
  const { t } = useTranslation('member');
  const { hotel_code } = useHotel();
  const link = useMutation({
    mutationFn: () => linkSocial(provider, hotel_code),
    onError: toastProblem,
  });
  return (
    <Button variant="quiet" size="small" busy={link.isPending} onClick={() => link.mutate()}>
      {t('social.link', { provider: t(`providers.${provider}`) })}
    </Button>
  );
}

function Unlink({ provider }: { provider: SocialProvider }) {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const unlink = useUnlinkSocialAccount({
    mutation: {
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: getGetMemberQueryKey() });
        toast.good(t('social.unlinked'));
      },
      onError: toastProblem,
    },
  });
  return (
    <Button variant="quiet" size="small" busy={unlink.isPending} onClick={() => unlink.mutate({ provider })}>
      {t('social.unlink', { provider: t(`providers.${provider}`) })}
    </Button>
  );
}
