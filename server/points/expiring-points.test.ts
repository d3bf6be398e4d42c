import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant } from '../../tests/support/benefits.ts';
import {
  makeMember,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/members.ts';
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
  await app.deps.queue.send(app.deps.db, 'points.tell-expiring', {});
  await app.deps.queue.runDue();
}
function toldTo({ email }: TestMember) {
  return app.deps.outbox.filter(({ to }) => to === email);
}

test('who has points that end within a month is told so once, of all that end in that month', async () => {
  const { deps } = app;
  const [minseo, later, none, gone] = [
    await makeMember(deps),
    await makeMember(deps),
    await makeMember(deps),
    await makeMember(deps),
  ];
  for (const [points, ends] of [
    [700, 20],
    [300, 20],
    [40, 25],
    [500, 45],
  ] as const)
    await grant(deps, minseo, points, ends);
  await grant(deps, later, 900, 40);
  await grant(deps, gone, 900, 20);
  await withdrawMember(deps, gone);
  await inTransaction(deps.db, async (tx) =>
    ok(await spendPoints(tx, deps, minseo, { pointsType: 'use', points: 100, at: deps.clock.now() })),
  );
  await morning();
  await morning();
  const [mail, ...others] = toldTo(minseo);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: 'EMAIL', subject: '[하늘 스테이] 포인트 소멸 예정 안내' });
  expect(mail!.text).toContain('2027년 6월 21일 소멸: 900포인트');
  expect(mail!.text).toContain('2027년 6월 26일 소멸: 40포인트');
  expect(mail!.text).not.toContain('500');
  expect(mail!.text).toContain('https://booking.example/my_page/point');
  expect([...toldTo(later), ...toldTo(none), ...toldTo(gone)]).toEqual([]);

  deps.clock.advance(15 * DAY);
  await morning();
  expect(toldTo(minseo).map(({ text }) => /500포인트/.test(text))).toEqual([false, true]);
  expect(toldTo(later)).toHaveLength(1);
});

test('not what is spent or over, and those who have nothing left keep nobody waiting', async () => {
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
  expect(toldTo(spent)).toEqual([]);
  const [mail, ...others] = toldTo(minseo);
  expect(others).toEqual([]);
  expect(mail!.text).toContain('300포인트');
  expect(mail!.text).not.toContain('200포인트');
});
