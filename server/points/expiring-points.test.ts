import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant } from '../../tests/support/api/benefits.ts';
import {
  makeMember,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/api/members.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { notifyExpiringPoints } from './expiring-points.usecases.ts';
import { spendPoints } from './points.usecases.ts';

const DAY = 86_400_000;

let app: Sessions;
beforeAll(async () => {
  app = await startSessions({ now: '2027-06-01T01:00:00Z' });
});
afterAll(() => app.deps.close());

async function morning() {
  await app.deps.queue.send(app.deps.db, 'points.notify-expiring', {});
  await app.deps.queue.runDue();
}
function mailsTo({ email }: TestMember) {
  return app.deps.outbox.filter(({ to }) => to === email);
}

test('notifies a member once about all points that expire in the same month', async () => {
  const { deps } = app;
  const [minseo, later, none, withdrawn] = [
    await makeMember(deps),
    await makeMember(deps),
    await makeMember(deps),
    await makeMember(deps),
  ];
  for (const [points, days] of [
    [700, 20],
    [300, 20],
    [40, 25],
    [500, 45],
  ] as const)
    await grant(deps, minseo, points, days);
  await grant(deps, later, 900, 40);
  await grant(deps, withdrawn, 900, 20);
  await withdrawMember(deps, withdrawn);
  await inTransaction(deps.db, async (tx) =>
    ok(await spendPoints(tx, deps, minseo, { pointsType: 'use', points: 100, at: deps.clock.now() })),
  );
  await morning();
  await morning();
  const [mail, ...others] = mailsTo(minseo);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: 'EMAIL', subject: '[하늘 스테이] 포인트 소멸 예정 안내' });
  expect(mail!.text).toContain('2027년 6월 21일 소멸: 900포인트');
  expect(mail!.text).toContain('2027년 6월 26일 소멸: 40포인트');
  expect(mail!.text).not.toContain('500');
  expect(mail!.text).toContain('https://booking.example/my_page/point');
  expect([...mailsTo(later), ...mailsTo(none), ...mailsTo(withdrawn)]).toEqual([]);

  deps.clock.advance(15 * DAY);
  await morning();
  expect(mailsTo(minseo).map(({ text }) => /500포인트/.test(text))).toEqual([false, true]);
  expect(mailsTo(later)).toHaveLength(1);
});

test('omits spent and expired points, and continues with other members after one without points', async () => {
  const { deps } = app;
  const members = [await makeMember(deps), await makeMember(deps)].toSorted((a, b) =>
    a.memberId.localeCompare(b.memberId),
  );
  const [spent, minseo] = members as [TestMember, TestMember];
  await grant(deps, spent, 100, 10);
  await inTransaction(deps.db, async (tx) =>
    ok(await spendPoints(tx, deps, spent, { pointsType: 'use', points: 100, at: deps.clock.now() })),
  );
  await grant(deps, minseo, 200, 1);
  await grant(deps, minseo, 300, 10);
  deps.clock.advance(2 * DAY);
  await notifyExpiringPoints(deps, 1);
  await deps.queue.runDue(['message.send']);
  expect(mailsTo(spent)).toEqual([]);
  const [mail, ...others] = mailsTo(minseo);
  expect(others).toEqual([]);
  expect(mail!.text).toContain('300포인트');
  expect(mail!.text).not.toContain('200포인트');
});
