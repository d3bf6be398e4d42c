import { setTransport } from '../../platform/api/api.ts';
import { hotelCode } from '../../platform/tab/hotel-code.ts';
import { storage } from '../../platform/tab/storage.ts';
import { bearerToken, session, ssoKeys, takeLogin, withholdToken } from '../session.ts';
import type * as sessionActions from '../session-actions.ts';

type SessionActions = typeof sessionActions;

/**
 * Checks the login on each page load. Until the response arrives, the page shows the stored member. If there are no
 * login keys or no hotel has been selected, clears the member's data without a request.
 * @param given.entry true for the entry page, which checks the login itself
 * @param given.loadActions called only if needed; a page without a member doesn't load this code
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
  // Without this code, the login can't be checked, so show the guest as logged out.
  void actions().then(({ revalidate }) => revalidate(), showVisitor);
}

function showVisitor(): void {
  withholdToken(true);
  Object.assign(session, { user: null, checking: false });
}
