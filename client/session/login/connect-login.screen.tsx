import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { memberName } from '../../platform/i18n/names.ts';
import { storage } from '../../platform/tab/storage.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Entry } from '../entry-page.tsx';
import { LoginForm } from './login-form.tsx';
import { allowedReturn, outsideReturn } from '../outside-return.ts';
import styles from '../session.module.css';
import { useSession } from '../session.ts';

/**
 * A login page without the shell, for the property's other sites. `return` must be on one of the property's origins.
 */
export default function ConnectLoginScreen() {
  const { t } = useTranslation('session');
  const { return_origins } = useHotel();
  const { user } = useSession();
  const locale = useLocale();
  const [query] = useSearchParams();
  const [known] = useState(user);
  const returnTo = allowedReturn(query.get('return'), return_origins);
  useEffect(() => {
    if (returnTo) storage.outsideReturn.set(returnTo.href);
  }, [returnTo]);

  if (!user) {
    return (
      <Entry title={t('login.title')} lead={t('login.lead')}>
        <div className={styles.below}>
          <LoginForm />
        </div>
      </Entry>
    );
  }
  const onward = returnTo ?? (known ? null : outsideReturn(return_origins));
  return (
    <Entry
      title={t('loggedIn.title', { name: memberName(user, locale) })}
      lead={t(onward ? 'loggedIn.onward' : 'loggedIn.close')}
    >
      <Stack className={styles.below}>
        <Cluster gap={2}>
          {onward && <LinkButton href={onward.href}>{t('loggedIn.go')}</LinkButton>}
          <LinkButton href={paths.logout()} variant="quiet">
            {t('loggedIn.logout')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Entry>
  );
}
