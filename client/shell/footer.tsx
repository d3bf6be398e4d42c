import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Container } from '../ui/layout.tsx';
import styles from './footer.module.css';
import { InView } from '../platform/page/in-view.tsx';

const AllLanguages = lazy(() => import('./all-languages.tsx'));

const fields = ['ceo', 'address', 'tel', 'email', 'fax', 'company_num', 'term_num'] as const;

/** Shows the legally required details of the seller, if the property provides them. */
export function Footer() {
  const { t } = useTranslation('app');
  const { footer_data: footer } = useMain();
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.first}>
          <p className={styles.name}>{footer.hotel_name}</p>
          <InView className={styles.languages}>
            <Suspense fallback={null}>
              <AllLanguages />
            </Suspense>
          </InView>
        </div>
        <dl className={styles.facts}>
          {fields.map(
            (field) =>
              footer[field] && (
                <div key={field}>
                  <dt>{t(`footer.${field}`)}</dt>
                  <dd>{footer[field]}</dd>
                </div>
              ),
          )}
        </dl>
        <div className={styles.last}>
          <Link href={paths.accessibility()}>{t('titles.accessibility')}</Link>
          {footer.copyright && <span>{footer.copyright}</span>}
          <span>{t('footer.vendor')}</span>
        </div>
      </Container>
    </footer>
  );
}
