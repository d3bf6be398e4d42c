import { setTransport } from '../../platform/api/api.ts';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { storage } from '../../platform/tab/storage.ts';
import { bearerToken, session, ssoKeys, takeLogin } from '../session.ts';
import type * as sessionActions from '../session-actions.ts';

type SessionActions = typeof sessionActions;

/**
 * At each page load: with both keys the login is asked for again while the page is already shown to the member who was here
 * before; without them nothing is asked, and what was kept of a member goes. `entry`: the page asks by itself.
 * @param given.loadActions called when there is something to do: a page without a member needs none of them
 */
export function startSession(given: { entry: boolean; loadActions: () => Promise<SessionActions> }): void {
  const { entry, loadActions: actions } = given;
  const known = storage.login.get()?.user ?? storage.user.get();
  const keys = ssoKeys();
  const user = takeLogin();
  setTransport({
    bearerToken,
    companyInfo: () => storage.companyInfo.get()?.CsHsUi,
    sessionEnded: (bearer) => void (bearer === bearerToken() && actions().then(({ endSession }) => endSession())),
  });
  addEventListener('storage', ({ key, oldValue }) => {
    if (key === storage.user.key) void actions().then(({ followOtherTab }) => followOtherTab(oldValue));
  });
  addEventListener('focus', () => {
    if (session.user && !ssoKeys()) void actions().then(({ forget }) => forget());
  });
  if (entry) {
    session.user = user;
    return;
  }
  if (!keys || !hotelCode()) {
    if (known) void actions().then(({ forget }) => forget(known));
    return;
  }
  session.user = user;
  session.checking = true;
  void actions().then(({ revalidate }) => revalidate());
}
