import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { memberName } from '../platform/i18n/names.ts';
import { useSession } from '../session/index.ts';
import { Cluster } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './membership.module.css';

export function Greeting() {
  const { t } = useTranslation('membership');
  const { user, memberNo } = useSession();
  const locale = useLocale();
  if (!user) {
    return (
      <>
        <p className={styles.lead}>{t('lead')}</p>
        <Cluster gap={1}>
          <Link href={paths.signUp()} asChild>
            <LinkButton size="large">{t('join')}</LinkButton>
          </Link>
          <Link href={paths.login()} asChild>
            <LinkButton size="large" variant="quiet" className={styles.quiet}>
              {t('login')}
            </LinkButton>
          </Link>
        </Cluster>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('greeting', { name: memberName(user, locale) })}</p>
      {memberNo && (
        <p className={styles.number}>
          <span className={styles.numberLabel}>{t('number')}</span>
          {memberNo}
        </p>
      )}
      <Cluster gap={1}>
        <Link href={paths.myPage()} asChild>
          <LinkButton variant="quiet" className={styles.quiet}>
            {t('account')}
          </LinkButton>
        </Link>
      </Cluster>
    </>
  );
}
