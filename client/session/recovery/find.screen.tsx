import { Link, useLocation, useSearchParams } from 'wouter';
import { type FindTab, paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useEntrance } from '../../platform/tab/return-to.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Entry } from '../entry-page.tsx';
import { FindId } from './find-id.tsx';
import { FindPassword } from './find-password.tsx';
import styles from '../session.module.css';

export default function FindScreen() {
  const { t } = useTranslation('session');
  const entrance = useEntrance();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const shown: FindTab = query.get('tab') === 'password' ? 'password' : 'id';
  return (
    <Entry title={t('find.title')}>
      <Tabs
        className={styles.tabs}
        label={t('find.title')}
        value={shown}
        onChange={(id) => navigate(paths.findAccount(id as FindTab, entrance), { replace: true })}
        tabs={[
          { id: 'id', label: t('find.id.tab'), content: <FindId key="id" /> },
          { id: 'password', label: t('find.password.tab'), content: <FindPassword key="password" /> },
        ]}
      />
      <p className={styles.join}>
        <Link href={paths.login(undefined, entrance)} className={styles.link}>
          {t('find.back')}
        </Link>
      </p>
    </Entry>
  );
}
