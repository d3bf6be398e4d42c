// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { example } from '../../tests/support/client/examples.ts';
import { session } from '../session/index.ts';
import { signupLogic } from './signup.actors.ts';

test('logs the new member in and keeps the token out of the sign-up', async () => {
  const answer = example('MemberCreated', 'created-general');
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(url.endsWith('/members') ? answer : { result: 'success', data: [] }),
  );
  const { logic, passwords } = signupLogic();
  passwords.put({ password: 'Haneul!2027', password_confirm: 'Haneul!2027' });
  const create = logic.implementations.actors['createMember'] as Parameters<typeof createActor>[0];
  const actor = createActor(create, { input: { signupToken: 'haneul.Sg5rTb', body: {} } } as never);
  actor.start();
  const { session: opened, ...joined } = answer;
  expect(await toPromise(actor)).toEqual(joined);
  expect(session.user?.login_id).toBe(opened!.userInfo.login_id);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(opened!.token);
});
