import { useRef } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { type LoginTab, paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { takeReturn } from '../../platform/tab/return-to.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Entry } from '../entry-page.tsx';
import { LoginForm } from './login-form.tsx';
import { LookupForm } from './lookup-form.tsx';
import styles from '../session.module.css';
import { session } from '../session.ts';

/** Login for members, and reservation lookup for guests. Members who are already logged in are redirected. */
export default function LoginScreen() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const shown = query.get('tab') === 'lookup' ? 'lookup' : 'login';
  const known = useRef(session.user !== null);
  const onward = useRef<string | null>(null);
  if (shown === 'login' && known.current) {
    onward.current ??= takeReturn();
    return <Redirect to={onward.current} replace />;
  }
  const tab = (id: 'login' | LoginTab, form: React.ReactNode) => ({
    id,
    label: t(`${id}.tab`),
    content: (
      <>
        <p className={styles.tabLead}>{t(`${id}.lead`)}</p>
        {form}
      </>
    ),
  });
  return (
    <Entry title={t(`${shown}.title`)}>
      <Tabs
        className={styles.tabs}
        label={t('login.tabs')}
        value={shown}
        onChange={(id) => navigate(paths.login(id === 'lookup' ? 'lookup' : undefined), { replace: true })}
        tabs={[tab('login', <LoginForm />), tab('lookup', <LookupForm />)]}
      />
    </Entry>
  );
}
