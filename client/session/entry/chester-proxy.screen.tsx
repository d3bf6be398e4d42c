import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../../paths.ts';
import { endOfDay } from '../../platform/clock.ts';
import { dropCookie, readCookie, writeCookie } from '../../platform/tab/cookies.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { PageHeading } from '../../platform/page/page-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from '../session.module.css';

/** Parameters that are forwarded to the entry page; all others are dropped. */
const NAMES = [
  'hotel_code',
  'p',
  'sso_key',
  'company_code',
  'CsHsUi',
  'promotion',
  'startDate',
  'endDate',
  'resvInfo',
  'data',
  'lang',
];

/**
 * Forwards guests from a frame on another site to the entry page. If the browser blocks cookies in frames, offers to
 * open a new window, because a booking in the frame would fail.
 */
export default function ChesterProxyScreen() {
  const { t } = useTranslation('session');
  const [address] = useState(() => {
    const params = [...new URLSearchParams(location.search)].filter(([name]) => NAMES.includes(name));
    return paths.startAs(Object.fromEntries(params));
  });
  const [possible] = useState(() => window.top === window.self || cookiesAreKept());
  useEffect(() => {
    // Remove login keys from the browser history. A redirect would replace the address anyway.
    if (!possible) history.replaceState(history.state, '', location.pathname);
  }, [possible]);
  if (possible) return <Redirect to={address} replace />;
  return (
    <main className={styles.alone}>
      <PageHeading className={styles.title}>{t('proxy.title')}</PageHeading>
      <p className={styles.body}>{t('proxy.body')}</p>
      <LinkButton href={address} target="_blank" rel="noopener" size="large" icon={<ExternalLink aria-hidden="true" />}>
        {t('proxy.open')}
      </LinkButton>
    </main>
  );
}

function cookiesAreKept(): boolean {
  const PROBE = 'd_booking_probe';
  writeCookie(PROBE, '1', endOfDay());
  const kept = readCookie(PROBE) === '1';
  dropCookie(PROBE);
  return kept;
}
