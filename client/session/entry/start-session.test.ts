// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { UserInfo } from '../../../generated/types.ts';
import { forgetHotel, keepHotelCode } from '../../platform/tab/hotel-code.ts';
import { dropLogin, keepLogin } from '../login/keep-login.ts';
import { bearerToken, session, ssoKeys } from '../session.ts';
import { startSession } from './start-session.ts';

test('shows a visitor and keeps the login keys if the code that checks the login cannot be loaded', async () => {
  keepHotelCode('1');
  const user = {
    user_id: 'u-0142',
    user_name: '김민서',
    company_code: 'haneul',
    member_no_list: [],
  } as never as UserInfo;
  keepLogin({ token: 'haneul.8Jx0Vt', ssoKey: 'haneul.Q9fX2m', companyCode: 'haneul' }, user, { fresh: true });
  const loaded = Promise.withResolvers<never>();
  startSession({ entry: false, loadActions: () => loaded.promise });
  expect(session).toMatchObject({ user, checking: true });
  loaded.reject(new TypeError('Failed to fetch dynamically imported module'));
  await vi.waitFor(() => expect(session).toMatchObject({ user: null, checking: false }));
  expect([bearerToken(), ssoKeys()?.sso_key]).toEqual([undefined, 'haneul.Q9fX2m']);
  dropLogin();
  forgetHotel();
});
