import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import { useListTerms } from '../../generated/hooks/property.ts';
import { paths } from '../paths.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useLangType, useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { ProviderHtml } from '../platform/page/provider-html.tsx';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './term.module.css';

export default function MembershipTermScreen() {
  const { t } = useTranslation('membership');
  const { hotel_code, hotel_name } = useHotel();
  const terms = useListTerms({ langType: useLangType(), hotelCode: hotel_code });
  const term = terms.data?.termsList.find(({ termsType }) => termsType === 'MEMBERSHIP');
  return (
    <Container as="main" width="form" className={styles.sheet} aria-busy={terms.isPending}>
      <header className={styles.head}>
        <p className={styles.hotel}>{hotel_name}</p>
        <PageHeading className={styles.title}>{term?.title ?? t('term.title')}</PageHeading>
      </header>
      <LoadProblem query={terms} />
      {terms.isPending && <Skeleton lines={8} />}
      {term && <ProviderHtml html={term.content} level={2} />}
      {terms.data && !term && <p>{t('term.none')}</p>}
      <footer className={styles.screenOnly}>
        {term && (
          <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('term.print')}
          </Button>
        )}
        <Link href={paths.home()} asChild>
          <LinkButton variant="ghost">{t('term.home')}</LinkButton>
        </Link>
      </footer>
    </Container>
  );
}
