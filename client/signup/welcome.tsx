import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Joined } from '../../machines/signup/signup.context.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { memberName } from '../platform/i18n/names.ts';
import { hasReturn, useEntrance } from '../platform/tab/return-to.ts';
import { ScreenSkeleton } from '../platform/page/screen-skeleton.tsx';
import { storage } from '../platform/tab/storage.ts';
import { Entry, useGoBack, useSession } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { toast } from '../ui/toast.ts';
import styles from './signup.module.css';
import type { SignupKind } from './signup.store.ts';
import { forgetSignup } from './social-draft.ts';

type Props = { member: Joined; kind: SignupKind };

/** Welcomes the new member. A member who signed up during a booking returns to it instead. */
export function Welcome({ member, kind }: Props) {
  const { user } = useSession();
  const locale = useLocale();
  const loggedIn = user?.login_id === member.login_id;
  // A sign-up returns only the full name; the session also has the English one.
  const name = user && loggedIn ? memberName(user, locale) : member.user_name;
  const [returning] = useState(() => loggedIn && hasReturn());
  const own = member.join_type === 'NORMAL';
  useForgetting(kind);
  useEffect(() => {
    if (own && !loggedIn) storage.draft.of('login').set({ loginId: member.login_id });
  }, [own, loggedIn, member.login_id]);
  if (returning) return <Return name={name} />;
  return <WelcomePage member={member} name={name} loggedIn={loggedIn} />;
}

function Return({ name }: { name: string }) {
  const { t } = useTranslation('signup');
  const goBack = useGoBack();
  const left = useRef(false);
  useEffect(() => {
    // A second call would open the home page.
    if (left.current) return;
    left.current = true;
    goBack();
    toast.good(t('welcome.back', { name }));
  });
  return <ScreenSkeleton />;
}

type WelcomePageProps = Pick<Props, 'member'> & { name: string; loggedIn: boolean };

function WelcomePage({ member, name, loggedIn }: WelcomePageProps) {
  const { t } = useTranslation('signup');
  const { hotel_name } = useHotel();
  const { member_type, member_no, login_id, join_type } = member;
  const how =
    join_type === 'NORMAL'
      ? t('welcome.byId', { id: login_id })
      : t('welcome.bySocial', { provider: t(`providers.${join_type.toLowerCase()}`) });
  return (
    <Entry
      title={t('welcome.title', { name })}
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
        <p>{loggedIn ? t('welcome.loggedIn') : how}</p>
        {loggedIn ? <Onward /> : <LogIn />}
      </Stack>
    </Entry>
  );
}

function Onward() {
  const { t } = useTranslation('signup');
  const entrance = useEntrance();
  const goBack = useGoBack();
  if (entrance === 'connect-login') {
    return (
      <Button size="large" onClick={goBack}>
        {t('welcome.continue')}
      </Button>
    );
  }
  return (
    <Cluster gap={1}>
      <Link href={paths.reservation()} asChild>
        <LinkButton size="large">{t('welcome.book')}</LinkButton>
      </Link>
      <Link href={paths.myPage()} asChild>
        <LinkButton size="large" variant="ghost">
          {t('app:header.myPage')}
        </LinkButton>
      </Link>
    </Cluster>
  );
}

function LogIn() {
  const { t } = useTranslation('signup');
  const entrance = useEntrance();
  return (
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
