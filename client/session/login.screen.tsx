import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { LookupForm } from './lookup-form.tsx';
import { pictureOf } from '../app/files.ts';
import { useHotel } from '../app/hotel.tsx';
import { PageHeading } from '../app/PageHeading.tsx';
import { type LoginTab, paths } from '../paths.ts';
import { Container } from '../ui/Layout.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './session.module.css';

type Tab = { id: LoginTab; content: ReactNode };

/** The ways in. A tab is an entry here and a name in LoginTab; where there is one way only, it stands without tabs. */
const tabs: Tab[] = [{ id: 'lookup', content: <LookupForm /> }];

export default function LoginScreen() {
  const { t } = useTranslation('session');
  const hotel = useHotel();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const shown = tabs.find((tab) => tab.id === query.get('tab')) ?? tabs[0];
  const picture = hotel.main_images[1] ?? hotel.main_images[0];
  if (!shown) return null;
  return (
    <Container className={styles.login}>
      <div>
        <PageHeading>{t(`${shown.id}.title`)}</PageHeading>
        <p className={styles.lead}>{t(`${shown.id}.lead`)}</p>
        {tabs.length > 1 ? (
          <Tabs
            label={t('login.tabs')}
            value={shown.id}
            onChange={(id) => navigate(paths.login(id as LoginTab), { replace: true })}
            tabs={tabs.map((tab) => ({ ...tab, label: t(`${tab.id}.tab`) }))}
          />
        ) : (
          shown.content
        )}
      </div>
      {picture && <Picture {...pictureOf(picture)} ratio="4/3" className={styles.picture} />}
    </Container>
  );
}
