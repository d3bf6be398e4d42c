import { useEffect } from 'react';
import { Link } from 'wouter';
import type { MemberCreated } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useEntrance } from '../platform/tab/return-to.ts';
import { storage } from '../platform/tab/storage.ts';
import { Entry } from '../session/index.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './signup.module.css';
import type { SignupKind } from './signup.store.ts';
import { forgetSignup } from './social-draft.ts';

export function Welcome({ member, kind }: { member: MemberCreated; kind: SignupKind }) {
  const { t } = useTranslation('signup');
  const { hotel_name } = useHotel();
  const entrance = useEntrance();
  const { user_name, member_type, member_no, login_id, join_type } = member;
  const own = join_type === 'NORMAL';
  useForgetting(kind);
  useEffect(() => {
    if (own) storage.draft.of('login').set({ loginId: login_id });
  }, [own, login_id]);
  return (
    <Entry
      title={t('welcome.title', { name: user_name })}
      lead={t('welcome.lead', { hotel: hotel_name, kind: t(`session:memberTypes.${member_type}`) })}
    >
      <Stack gap={3} className={styles.welcome}>
        {member_no && (
          <div className={styles.card}>
            <p className={styles.numberLabel}>{t('welcome.number')}</p>
            <p className={styles.number}>{member_no}</p>
            <CopyButton
              value={member_no}
              label={t('welcome.copy')}
              copiedLabel={t('welcome.copied')}
              variant="quiet"
              size="small"
            />
          </div>
        )}
        <p>
          {own
            ? t('welcome.byId', { id: login_id })
            : t('welcome.bySocial', { provider: t(`providers.${join_type.toLowerCase()}`) })}
        </p>
        <Cluster gap={1}>
          <Link href={paths.login(undefined, entrance)} asChild>
            <LinkButton size="large">{t('welcome.login')}</LinkButton>
          </Link>
          <Link href={paths.reservation()} asChild>
            <LinkButton size="large" variant="ghost">
              {t('welcome.book')}
            </LinkButton>
          </Link>
        </Cluster>
      </Stack>
    </Entry>
  );
}

/** Deletes the sign-up when the guest leaves the page, but not on a reload. */
function useForgetting(kind: SignupKind) {
  useEffect(() => {
    const here = location.pathname;
    return () => {
      if (location.pathname !== here) forgetSignup(kind);
    };
  }, [kind]);
}
