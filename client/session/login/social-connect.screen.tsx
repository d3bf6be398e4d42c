import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { SocialProvider } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { type SocialFlow, storage } from '../../platform/tab/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../session.module.css';
import { SocialMark } from './social-mark.tsx';
import { useLogin } from './use-login.ts';

const SocialLink = lazy(() => import('./social-link.tsx'));

/** The provider redirects to this page. Clears the address immediately, because it contains a single-use code. */
export default function SocialConnectScreen() {
  const [provider] = useState(() => location.pathname.split('/')[1] as SocialProvider);
  const [flow] = useState(() => flowWith(provider));
  const [answer] = useState(() => new URLSearchParams(location.search));
  if (!flow?.link) return <SocialLogin {...{ provider, flow, answer }} />;
  return (
    <Suspense fallback={null}>
      <SocialLink flow={flow} answer={answer} />
    </Suspense>
  );
}

type Props = { provider: SocialProvider; flow: SocialFlow | null; answer: URLSearchParams };

function SocialLogin({ provider, flow, answer }: Props) {
  const { t } = useTranslation('session');
  const { snapshot, send, callback, busy } = useLogin({ at: flow?.entrance });
  const begun = useRef(false);
  useEffect(() => {
    const begin = () => {
      if (begun.current) return;
      begun.current = true;
      // Remove the flow, so the same callback can't be used again.
      storage.socialFlow.set(null);
      history.replaceState(history.state, '', location.pathname);
      const [code, state] = [answer.get('code'), answer.get('state')];
      if (answer.has('error') && flow && state === flow.state) return send({ type: 'DENIED', provider });
      if (!flow || !code || !state) return send({ type: 'LOST', provider });
      callback.put({ code, flow_token: flow.flow_token });
      send({ type: 'RETURNED', provider, state, expectedState: flow.state });
    };
    // In development, React runs effects twice and stops the machine in between. The timeout keeps the first run from
    // using the single-use code.
    const staying = setTimeout(begin);
    return () => clearTimeout(staying);
  }, [provider, flow, answer, send, callback]);

  const { problem } = snapshot.context;
  return (
    <main className={styles.alone}>
      <div className={styles.mark}>
        <SocialMark provider={provider} />
      </div>
      {problem && !busy ? (
        <Stack gap={3} className={styles.narrow}>
          <PageHeading className={styles.title}>{t('connect.failed')}</PageHeading>
          {problem.code === 'verification_expired' ? (
            <Notice tone="warn" title={t('connect.lost')} announce>
              {t('connect.lostBody')}
            </Notice>
          ) : (
            <ProblemNotice problem={problem} />
          )}
          <Button block size="large" onClick={() => send({ type: 'SOCIAL', provider })}>
            {t('connect.again')}
          </Button>
          <Link href={paths.login(undefined, flow?.entrance)} asChild>
            <LinkButton block variant="quiet">
              {t('connect.otherWay')}
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

function flowWith(provider: SocialProvider) {
  const flow = storage.socialFlow.get();
  return flow?.provider === provider ? flow : null;
}
