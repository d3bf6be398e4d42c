import { createActor, toPromise } from 'xstate';
import type { EntryQuery } from '../../../machines/session/entry.address.ts';
import type { EntryOutput } from '../../../machines/session/entry.machine.ts';
import { loadMessages, translate } from '../../platform/i18n/i18n.ts';
import { inspected } from '../../platform/machine-log.ts';
import { storage } from '../../platform/tab/storage.ts';
import { toast } from '../../ui/toast.ts';
import { ssoKeys } from '../session.ts';
import { forget, hideMember, login } from '../session-actions.ts';
import { publish } from '../session-events.ts';
import { destinations } from './destinations.ts';
import { entryLogic } from './entry.actors.ts';

/**
 * Processes the address of the entry page and returns the address of the page to open. Removes login keys and personal
 * data from the address immediately; the caller must replace the rest. See docs/specification.md.
 */
export async function enter(): Promise<string> {
  const params = new URLSearchParams(location.search);
  const query: EntryQuery = Object.fromEntries(params);
  for (const key of ['sso_key', 'company_code', 'CsHsUi', 'data']) params.delete(key);
  history.replaceState(history.state, '', `${location.pathname}?${params}`);
  const output = await toPromise(createActor(entryLogic, { input: { query, kept: ssoKeys() }, ...inspected }).start());
  // If part of the output can't be applied, continue without it.
  await takeOver(output).catch(() => undefined);
  await notify(output);
  return destinations[output.to]();
}

async function notify({ notice, datesIgnored, partyChanged }: EntryOutput): Promise<void> {
  if (notice === 'invalid_access') toast.danger(translate('app:invalidAccess'));
  if (notice === 'login_required') toast(translate('app:loginRequired'));
  if (datesIgnored) toast(translate('app:datesIgnored'));
  if (!partyChanged) return;
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
