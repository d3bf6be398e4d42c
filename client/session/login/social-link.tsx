import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Queries } from '../../platform/api/queries.tsx';
import { type SocialFlow, storage } from '../../platform/tab/storage.ts';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { finishLink } from './link-social.ts';
import styles from '../session.module.css';
import { SocialMark } from './social-mark.tsx';

type Props = { flow: SocialFlow; answer: URLSearchParams };

export default function SocialLink(props: Props) {
  return (
    <Queries>
      <Linking {...props} />
    </Queries>
  );
}

function Linking({ flow, answer }: Props) {
  const { t } = useTranslation('session');
  const [, navigate] = useLocation();
  const hotel = useHotelCode();
  const { mutate, error } = useMutation({
    mutationFn: () => finishLink(flow, answer, hotel),
    onSuccess: () => navigate(paths.mySocial(), { replace: true }),
  });
  useEffect(() => {
    // In development, React runs effects twice. The timeout keeps the first run from using the single-use code.
    const staying = setTimeout(() => {
      storage.socialFlow.set(null);
      history.replaceState(history.state, '', location.pathname);
      mutate();
    });
    return () => clearTimeout(staying);
  }, [mutate]);
  return (
    <main className={styles.alone}>
      <div className={styles.mark}>
        <SocialMark provider={flow.provider} />
      </div>
      {error ? (
        <Stack gap={3} className={styles.narrow}>
          <PageHeading className={styles.title}>{t('connect.failed')}</PageHeading>
          <ProblemNotice problem={problemOf(error)} />
          <Link href={paths.mySocial()} asChild>
            <LinkButton block size="large">
              {t('connect.back')}
            </LinkButton>
          </Link>
        </Stack>
      ) : (
        <>
          <PageHeading className={styles.title}>{t('connect.title')}</PageHeading>
          <Spinner label={t('connect.busy')} size="large" showLabel />
        </>
      )}
    </main>
  );
}
