import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TIERS } from '../../scripts/demo/company.ts';
import type { AuditEntriesResult, MemberTierResult, OwnTierResult } from '../../generated/types.ts';
import { loggedInMember } from '../../tests/support/api/benefits.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember } from '../../tests/support/api/members.ts';
import { OTHERS, type Providers, startProviders } from '../../tests/support/api/providers.ts';
import { saveTiers } from './membership.usecases.ts';

const UNTIL = '2027-12-31T15:00:00.000Z';

let app: Providers;
beforeAll(async () => {
  app = await startProviders();
  await saveTiers(app.deps.db, 'haneul', TIERS);
});
afterAll(() => app.deps.close());

function set(memberId: string, body: object, more: { key?: string; once?: string } = {}) {
  return app.provider<MemberTierResult>('PUT', `/members/${memberId}/tier`, { body, ...more });
}

test('grants a tier until a time, once per key', async () => {
  const minseo = await loggedInMember(app.deps, app.send);
  const { memberId } = minseo.member;
  app.deps.clock.advance(1_000);
  const once = randomUUID();
  const gold = { tier_code: 'GOLD', until: UNTIL };
  const { tier } = done(await set(memberId, gold, { once }));
  expect(tier).toMatchObject({ tier_code: 'GOLD', granted_code: 'GOLD', granted_until: UNTIL });
  expect(done(await set(memberId, gold, { once })).tier).toEqual(tier);
  const { current, history } = done(await minseo.call<OwnTierResult>('GET', '/client/membership/tier'));
  expect(current).toMatchObject({ tier: { tier_code: 'GOLD' }, granted_until: UNTIL });
  expect(history.map(({ cause }) => cause)).toEqual(['granted', 'begun']);
  app.deps.clock.advance(1_000);
  expect(done(await set(memberId, { tier_code: 'SILVER', until: null })).tier).toMatchObject({
    granted_code: 'SILVER',
    granted_until: null,
  });
  const { entries } = done(await app.provider<AuditEntriesResult>('GET', `/audit-entries?object_id=${memberId}`));
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['setMemberTier', { tier_code: 'SILVER', until: null }],
    ['setMemberTier', { tier_code: 'GOLD', until: UNTIL }],
  ]);
});

test('rejects an unknown tier, an end in the past and a member without a membership number', async () => {
  const { memberId } = await makeMember(app.deps);
  const cyber = await makeMember(app.deps, { memberType: 'CYBER' });
  for (const [id, body, pointer] of [
    [memberId, { tier_code: 'PLATINUM', until: null }, '/tier_code'],
    [memberId, { tier_code: 'GOLD', until: app.deps.clock.now().toISOString() }, '/until'],
    [cyber.memberId, { tier_code: 'GOLD', until: null }, '/tier_code'],
  ] as const) {
    const refused = await set(id, body);
    expect([problemOf(refused), refused.problem.errors?.[0]?.pointer]).toEqual(['422 validation', pointer]);
  }
});

test('needs its scope, and another company doesn’t reach the member', async () => {
  const { memberId } = await makeMember(app.deps);
  const gold = { tier_code: 'GOLD', until: null };
  await saveTiers(app.deps.db, 'other', TIERS);
  expect(problemOf(await set(memberId, gold, { key: OTHERS }))).toBe('404 not_found');
  expect(problemOf(await set(memberId, gold, { key: await app.keyWith('read') }))).toBe('403 insufficient_scope');
});
