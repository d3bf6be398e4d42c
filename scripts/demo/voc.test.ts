import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VocListResult } from '../../generated/types.ts';
import { fail } from '../../server/platform/outcome.ts';
import { loggedInMember } from '../../tests/support/api/benefits.ts';
import { done } from '../../tests/support/api/guest.ts';
import { type Sessions, startSessions } from '../../tests/support/api/members.ts';
import { stepDone } from './step.ts';
import { addDemoVoc } from './voc.ts';

let app: Sessions;
beforeAll(async () => void (app = await startSessions()));
afterAll(() => app.deps.close());

test('one of the demo enquiries is answered, even if loading the demo data is slow', async () => {
  const minseo = await loggedInMember(app.deps, app.send);
  let time = app.deps.clock.now().getTime();
  // Simulates a slow machine: the clock advances each time it is read.
  const clock = { now: () => new Date((time += 7)) };
  await addDemoVoc(app.deps.db, { clock, ids: app.deps.ids }, minseo.member);
  const { entries } = done(await minseo.call<VocListResult>('GET', '/client/voc/entries'));
  expect(entries.map(({ status }) => status)).toEqual(['waiting', 'answered']);
});

test('stops loading the demo data if a step is refused', () => {
  expect(() => stepDone(fail('voc_edit_failed'), 'the answer to an enquiry')).toThrow(
    'demo data: the answer to an enquiry was refused with voc_edit_failed',
  );
});
