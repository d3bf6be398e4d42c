import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { createActor, toPromise } from 'xstate';
import type { EntryQuery } from '../../../machines/session/entry.address.ts';
import type { EntryOutput, EntryTarget } from '../../../machines/session/entry.machine.ts';
import { paths } from '../../paths.ts';
import { loadMessages, translate, useTranslation } from '../../platform/i18n/i18n.ts';
import { storage } from '../../platform/tab/storage.ts';
import { toast } from '../../ui/toast.ts';
import { entryLogic } from './entry.actors.ts';
import LoadingScreen from './loading.screen.tsx';
import { ssoKeys } from '../session.ts';
import { forget, hideMember, login } from '../session-actions.ts';
import { publish } from '../session-events.ts';
import { inspected } from '../../platform/machine-log.ts';

const addresses: Record<EntryTarget, () => string> = {
  home: paths.home,
  reservation: paths.reservation,
  myPage: paths.myPage,
  login: () => paths.login(),
  join: () => paths.signUp(),
  lookup: () => paths.login('lookup'),
  error: paths.error,
};

/**
 * Removes login keys and personal data from the address immediately; the redirect to the next page removes the rest.
 * See docs/specification.md.
 */
export default function StartScreen() {
  const { t } = useTranslation('app');
  const [, navigate] = useLocation();
  const entered = useRef(false);

  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    const params = new URLSearchParams(location.search);
    const query: EntryQuery = Object.fromEntries(params);
    for (const key of ['sso_key', 'company_code', 'CsHsUi', 'data']) params.delete(key);
    history.replaceState(history.state, '', `${location.pathname}?${params}`);
    const actor = createActor(entryLogic, { input: { query, kept: ssoKeys() }, ...inspected }).start();
    void toPromise(actor).then(async (output) => {
      // If part of the output can't be applied, continue without it.
      await takeOver(output).catch(() => undefined);
      if (output.notice === 'invalid_access') toast.danger(t('invalidAccess'));
      if (output.notice === 'login_required') toast(t('loginRequired'));
      if (output.datesIgnored) toast(t('datesIgnored'));
      if (output.partyChanged) await notifyPartyChanged();
      navigate(addresses[output.to](), { replace: true });
    });
  }, [navigate, t]);

  return <LoadingScreen staying />;
}

async function notifyPartyChanged(): Promise<void> {
  await loadMessages(['session']);
  toast(translate('session:entry.partyChanged'));
}

async function takeOver({ session, unanswered, promotion, prefill, companyInfo }: EntryOutput): Promise<void> {
  if (session) await login(session, { silent: !session.byAddress });
  else if (unanswered) await hideMember();
  else await forget();
  // Set these after `forget`, which clears them.
  storage.companyInfo.set(companyInfo);
  storage.guestPrefill.set(prefill);
  // A promotion code in the address also applies to members.
  if (promotion) await publish('promotionSupplied', { promotion });
  await publish('guestKnown', prefill);
}
