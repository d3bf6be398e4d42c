import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwords } from '../member/password.ts';
import { createLog } from '../platform/log.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done } from '../../tests/support/api/guest.ts';
import { codeTo, makeMember, PASSWORD, type Sessions, startSessions } from '../../tests/support/api/members.ts';

const NEW = 'Noeul!20275';
function wrong(code: string) {
  return code === '000000' ? '000001' : '000000';
}

const lines: string[] = [];
let app: Sessions;
beforeAll(async () => {
  app = await startSessions({
    passwords,
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(() => app.deps.close());

test('the log contains no secrets or personal data, and no table contains secrets', async () => {
  const { calls, deps } = app;
  const member = await makeMember(deps, { lastName: 'Canarylast', firstName: 'Canaryfirst' });
  const sent = done(await calls.requestCode(member.phone));
  const waiting = await dump(deps.db);
  const code = await codeTo(deps, member.phone);
  await calls.confirm(sent.verification_id, wrong(code));
  const { ticket } = done(await calls.confirm(sent.verification_id, code));
  const reset = done(await calls.findPassword(member, 'Canaryfirst Canarylast'));
  const resetCode = await codeTo(deps, member.phone);
  const second = done(await calls.confirm(reset.verification_id, resetCode)).ticket;
  const { token, userInfo } = done(await calls.login(member.loginId));
  const during = await dump(deps.db);
  done(await calls.post('find/id', { hotel_code: '1', phone_number: member.phone, ticket }));
  await calls.changePassword({ ticket: second });
  const tables = [...Object.values(waiting), ...Object.values(during), ...Object.values(await dump(deps.db))];

  const tokens = [ticket, second, token, userInfo.sso_key!].map((secret) => secret.split('.')[1]!);
  const secrets = [...tokens, PASSWORD, NEW, 'Wrong!20270'];
  const personal = [member.phone, member.email, member.loginId, 'Canary'];
  expect(tables.some((text) => text.includes('argon2id$v=19$m=19456,t=2,p=1'))).toBe(true);
  expect(tables.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => [...secrets, ...personal].some((text) => line.includes(text)))).toEqual([]);

  // Codes are short, so match only whole words. The only text that may contain a code is the queued message, until it
  // is sent.
  const contains = (text: string) => new RegExp(`(?<![0-9a-f])(${code}|${resetCode})(?![0-9a-f])`).test(text);
  expect(Object.entries(waiting).flatMap(([name, text]) => (contains(text) ? [name] : []))).toEqual(['public.message']);
  expect(Object.entries(during).flatMap(([name, text]) => (contains(text) ? [name] : []))).toEqual([]);
  // Times, durations and process ids in a log line may happen to contain the digits of a code, so leave out those
  // fields.
  expect(lines.filter((line) => contains(line.replaceAll(/"(time|ms|pid)":\d+/g, '')))).toEqual([]);
});
